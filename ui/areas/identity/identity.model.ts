import { effect, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { canSubmitIdentity } from '../../../domain/identity/states.ts'
import {
  type IdentityForm,
  type IdentityProblem,
  identityProblems,
  tidyIdNumber,
  tidyName,
} from '../../../domain/identity/validation.ts'
import type { Failure } from '../../../ports/failure.ts'
import { Identity, type IdentityRecord } from '../../../ports/Identity.ts'
import { fillIn, makeInterrupted } from '../../app/session/interruptedForm.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import { makeForm } from '../../data/form/form.ts'
import { refuseAt } from '../../data/form/refusals.ts'
import { currentWords } from '../../i18n/words.ts'
import { makeDraftId } from '../../data/intent/draftId.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import type { App } from '../../data/app/app.ts'
import { type ArrivalCode, makeArrival, orNotArrived } from '../uploads/pictureArrival.ts'
import { makeUpload } from '../uploads/upload.model.ts'

/** How often a state under review is asked for without a stream, in milliseconds. */
const AGAIN = 30_000

export type IdentityCode = IdentityProblem['code'] | keyof typeof FIELD_OF | ArrivalCode

const FIELD_OF = { 'id-number-used': 'idNumber' } as const satisfies Record<string, keyof IdentityForm>
const EMPTY: IdentityForm = { name: '', idNumber: '', front: null, back: null }

const keepTyped = makeInterrupted<IdentityForm>()

/**
 * The proof of the customer's identity. Name and number stay in memory and are never stored on the device. After a lost
 * answer the outcome is looked up at the server, which accepts no second proof while the first is under review. Source:
 * RULES.md, identity.
 */
export const makeIdentityModel = (app: App) => {
  const record = signal<IdentityRecord | null>(null)
  /** The failure of the last request, where there is nothing to show. */
  const failed = signal<{ readonly failure: Failure | null } | null>(null)
  const latest = makeSwitchQuery(app)
  const front = makeUpload(app, 'identity')
  const back = makeUpload(app, 'identity')
  const form = makeForm<IdentityForm, IdentityCode>(EMPTY, (draft) =>
    identityProblems(draft).map((problem) =>
      problem.code === 'image-required'
        ? { ...problem, code: orNotArrived(problem.field === 'front' ? front : back, problem.code) }
        : problem,
    ),
  )
  const idFor = makeDraftId<IdentityForm>()
  effect(() => form.change('front', front.imageId.value))
  effect(() => form.change('back', back.imageId.value))

  keepTyped(app, {
    take: () => ({ ...form.draft.peek(), front: null, back: null }),
    put: (typed) => fillIn(typed, form.change),
  })

  const take = (found: IdentityRecord): void => {
    record.value = found
    // A rejected proof is usually corrected in one place only.
    if (found.state === 'rejected' && form.draft.peek().name === '') form.change('name', found.name)
  }

  const load = async (): Promise<void> => {
    failed.value = null
    const answer = await latest.ask(Effect.flatMap(Identity, (identity) => identity.record()))
    if (answer.is === 'found') take(answer.value)
    else if (answer.is === 'failed' && record.peek() === null) failed.value = answer
  }

  const forgetPictures = (): void => {
    front.remove()
    back.remove()
  }

  const send = (draft: IdentityForm) =>
    Effect.gen(function* () {
      const id = yield* idFor(draft)
      const proof = { name: tidyName(draft.name), idNumber: tidyIdNumber(draft.idNumber) }
      return yield* (yield* Identity).submit({ ...proof, front: draft.front ?? '', back: draft.back ?? '' }, id)
    }).pipe(
      Effect.tapError((failure) =>
        Effect.sync(() => {
          if (failure._tag === 'Rejected' && failure.code === 'upload-not-found') forgetPictures()
        }),
      ),
      refuseAt(form, FIELD_OF),
    )

  const finish = (found: IdentityRecord): void => {
    take(found)
    if (canSubmitIdentity(found.state)) return
    form.clear()
    forgetPictures()
    app.toaster.show(currentWords().identity.sent(), 'success')
  }

  /** Submits the proof. */
  const arrival = makeArrival([front, back], form, async (draft) => {
    const found = await app.attempt(send(draft))
    if (Exit.isSuccess(found)) return finish(found.value)
    // The proof may have arrived all the same, or the screen shows an outdated state.
    await load()
  })

  /** Asks again when the review may have ended, which a message tells. */
  const follow = (): (() => void) => pollWhileVisible(app, AGAIN, load, ['messages'])

  return { record, failed, form, front, back, load, follow, arrival }
}
