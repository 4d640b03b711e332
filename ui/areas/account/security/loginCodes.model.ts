import { computed, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { grouped, loginCodeProblem, type LoginCodeProblem, tidyCode } from '../../../../domain/account/loginCode.ts'
import { problemAt } from '../../../../domain/validation/problem.ts'
import type { Failure } from '../../../../ports/failure.ts'
import { type LoginCodeSetup, type LoginCodeState, Security } from '../../../../ports/Account.ts'
import { Platform } from '../../../../ports/device/Platform.ts'
import { makeSwitchQuery } from '../../../data/query/switchQuery.ts'
import { makeForm } from '../../../data/form/form.ts'
import { refuseAt } from '../../../data/form/refusals.ts'
import { makeDraftId } from '../../../data/intent/draftId.ts'
import type { App } from '../../../data/app/app.ts'
import { qrPicture } from '../../../kit/figures/qrPicture.ts'
import { makeAttempts, openIfOutdated } from './attempts.ts'

/** A password and a code; a form asks for one of them or both. */
export interface CodeDraft {
  readonly password: string | null
  readonly code: string | null
}
export type CodeFormProblem = LoginCodeProblem | 'password-required' | keyof typeof FIELD_OF

const FIELD_OF = {
  'wrong-original-password': 'password',
  'wrong-code': 'code',
} as const satisfies Record<string, keyof CodeDraft>
/** Refusals which mean that the screen shows an outdated state. */
const OUTDATED = new Set(['codes-on-already', 'codes-not-on', 'code-setup-expired'])

const problems = ({ code, password }: CodeDraft) => [
  ...problemAt('password' as const, password === '' ? ('password-required' as const) : undefined),
  ...problemAt('code' as const, code === null ? undefined : loginCodeProblem(code)),
]

/** The mode of the screen. */
export type CodesStage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | null }
  | { readonly kind: 'off' }
  /** The secret is shown until a code proves that an app has it. */
  | { readonly kind: 'setup'; readonly setup: LoginCodeSetup }
  /** Turned on just now: the recovery codes are shown, this once. */
  | { readonly kind: 'recovery'; readonly recovery: ReadonlyArray<string> }
  | { readonly kind: 'on'; readonly state: LoginCodeState }

const EMPTY: { readonly [K in 'off' | 'setup' | 'on']: CodeDraft } = {
  off: { password: '', code: null },
  setup: { password: null, code: '' },
  on: { password: '', code: '' },
}

/** One-time codes at the log-in. Secrets stay in memory, and only while the screen is open. Source: RULES.md, security. */
export const makeLoginCodesModel = (app: App) => {
  const form = makeForm<CodeDraft, CodeFormProblem>({ password: null, code: null }, problems)
  const stage = signal<CodesStage>({ kind: 'loading' })
  const latest = makeSwitchQuery(app)
  const attempts = makeAttempts()
  const idFor = makeDraftId<CodeDraft>()
  /** Whether the customer, who wants to leave the recovery codes, is asked if they are stored. */
  const asked = signal(false)
  const qr = computed(() => (stage.value.kind === 'setup' ? qrPicture(stage.value.setup.address) : null))

  const show = (next: CodesStage): void => {
    form.clear()
    asked.value = false
    if (next.kind === 'off' || next.kind === 'setup' || next.kind === 'on') {
      form.change('password', EMPTY[next.kind].password)
      form.change('code', EMPTY[next.kind].code)
    }
    stage.value = next
  }
  const stageOf = (state: LoginCodeState): CodesStage =>
    state.onSince === null ? { kind: 'off' } : { kind: 'on', state }

  /** The screen is left: secrets are forgotten. */
  const leave = (): void => {
    latest.drop()
    attempts.forget()
    show({ kind: 'loading' })
  }

  const open = async (): Promise<void> => {
    leave()
    const answer = await latest.ask(Effect.flatMap(Security, (security) => security.codeState()))
    if (answer.is === 'dropped') return
    show(answer.is === 'found' ? stageOf(answer.value) : { kind: 'failed', failure: answer.failure })
  }

  const next = (draft: CodeDraft) =>
    Effect.gen(function* () {
      const security = yield* Security
      const now = stage.peek()
      const code = tidyCode(draft.code ?? '')
      if (now.kind === 'off') return { kind: 'setup', setup: yield* security.setUpCodes(draft.password ?? '') } as const
      const id = yield* idFor(draft)
      if (now.kind !== 'setup') return stageOf(yield* security.turnCodesOff(draft.password ?? '', code, id))
      yield* security.turnCodesOn(code, id)
      return { kind: 'recovery', recovery: now.setup.recovery } as const
    }).pipe(openIfOutdated(OUTDATED, open))

  /** Begins the set-up, turns codes on or off, as the stage asks. Returns the first invalid field. */
  const submit = () =>
    form.submit(async (draft) => {
      const began = stage.peek()
      const done = await app.attempt(next(draft).pipe(refuseAt(form, FIELD_OF), attempts.watch))
      // The customer may have left the screen meanwhile.
      if (Exit.isSuccess(done) && stage.peek() === began) show(done.value)
    })

  /** A field whose secret was emptied is still asked for. */
  const forget = (field: keyof CodeDraft): void => {
    form.forget(field)
    const { kind } = stage.peek()
    if (kind === 'off' || kind === 'setup' || kind === 'on') form.change(field, EMPTY[kind][field])
  }

  return {
    form: { ...form, forget },
    stage,
    qr,
    tooMany: attempts.tooMany,
    asked,
    /** Asks whether the recovery codes are stored, or shows them again. */
    askStored: (isAsked = true): void => void (asked.value = isAsked),
    open,
    leave,
    submit,
    /** The recovery codes are stored elsewhere now. */
    finish: open,
    /** Whether the text is on the clipboard. */
    copy: (text: string): Promise<boolean> => app.run(Effect.flatMap(Platform, (platform) => platform.copy(text))),
    save: (name: string, recovery: ReadonlyArray<string>): Promise<void> =>
      app.run(
        Effect.flatMap(Platform, (platform) =>
          platform.saveFile(name, 'text/plain', `${recovery.map(grouped).join('\n')}\n`),
        ),
      ),
  }
}
