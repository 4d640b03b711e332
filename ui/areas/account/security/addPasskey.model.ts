import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { loginCodeProblem, type LoginCodeProblem, tidyCode } from '../../../../domain/account/loginCode.ts'
import { problemAt } from '../../../../domain/validation/problem.ts'
import { Passkeys } from '../../../../ports/Account.passkeys.ts'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import { PasskeyDevice } from '../../../../ports/device/PasskeyDevice.ts'
import type { PasskeyRefused } from '../../../../ports/device/passkeyRefused.ts'
import type { App } from '../../../data/app/app.ts'
import { makeForm } from '../../../data/form/form.ts'
import { refuseAt } from '../../../data/form/refusals.ts'
import { makeSwitchQuery } from '../../../data/query/switchQuery.ts'
import { makeAttempts } from './attempts.ts'
import { makePasskeysModel, type OwnPasskeys } from './passkeys.model.ts'

/** What is proved before a passkey is added; null where it is not asked for. */
export interface PasskeyDraft {
  readonly password: string
  readonly fundPassword: string | null
  readonly code: string | null
}
export type PasskeyFormProblem = LoginCodeProblem | 'password-required' | 'not-six-digits' | keyof typeof FIELD_OF

const FIELD_OF = {
  'wrong-original-password': 'password',
  'wrong-fund-password': 'fundPassword',
  'wrong-code': 'code',
} as const satisfies Record<string, keyof PasskeyDraft>

const problems = ({ code, fundPassword, password }: PasskeyDraft) => [
  ...problemAt('password' as const, password === '' ? ('password-required' as const) : undefined),
  ...problemAt(
    'fundPassword' as const,
    /^(\d{6})?$/.test(fundPassword ?? '') ? undefined : ('not-six-digits' as const),
  ),
  ...problemAt('code' as const, code === null ? undefined : loginCodeProblem(code)),
]

const idsOf = (own: OwnPasskeys | null) => (own?.passkeys ?? []).map(({ id }) => id)

/** Adding a passkey: the passwords that it takes the place of, then the device's own dialogue. Source: RULES.md, security. */
export const makeAddPasskeyModel = (app: App) => {
  const own = app.model(makePasskeysModel)
  const form = makeForm<PasskeyDraft, PasskeyFormProblem>({ password: '', fundPassword: null, code: null }, problems)
  const attempts = makeAttempts()
  const latest = makeSwitchQuery(app)
  const isOpen = signal(false)
  /** Why the device gave no passkey. */
  const refused = signal<PasskeyRefused['why'] | null>(null)

  /** The device stops asking, too: no passkey is made after the sheet was closed. */
  const close = (): void => {
    latest.drop()
    isOpen.value = false
    form.clear()
    attempts.forget()
    refused.value = null
  }

  const askFor = (field: 'fundPassword' | 'code', isAsked: boolean): void => form.change(field, isAsked ? '' : null)

  const open = (): void => {
    const known = own.known.peek()
    if (known === null) return
    close()
    askFor('fundPassword', known.hasFundPassword)
    askFor('code', known.needsCode)
    isOpen.value = true
  }

  const add = ({ code, fundPassword, password }: PasskeyDraft) =>
    Effect.gen(function* () {
      const passkeys = yield* Passkeys
      const device = yield* PasskeyDevice
      const proof = { password, code: tidyCode(code ?? ''), fundPassword: fundPassword ?? '' }
      const from = yield* passkeys.setUp(proof).pipe(refuseAt(form, FIELD_OF), attempts.watch)
      const made = yield* device.create(from)
      // The device has it: the server gets it, also where the sheet is closed meanwhile.
      return yield* Effect.uninterruptible(passkeys.add(made, (yield* AppClock).newId()))
    }).pipe(
      Effect.catchTag('PasskeyRefused', ({ why }) =>
        Effect.sync(() => {
          refused.value = why
          // A code is accepted once: the next try takes another.
          if (form.draft.peek().code !== null) form.change('code', '')
          return null
        }),
      ),
    )

  /** Adds it. Returns the first invalid field. */
  const submit = (): Promise<string | null> =>
    form.submit(async (draft) => {
      refused.value = null
      const before = new Set(idsOf(own.known.peek()))
      const added = await latest.ask(add(draft))
      if (added.is === 'failed' && added.failure) app.fail(added.failure)
      if (added.is !== 'found') {
        // Where the answer is lost, or the sheet closed meanwhile, only the list tells whether it was added.
        await own.load()
        if (added.is === 'failed' && idsOf(own.known.peek()).some((id) => !before.has(id))) close()
      } else if (added.value !== null) {
        own.put(added.value)
        close()
      }
    })

  /** A field whose secret was emptied is still asked for. */
  const forget = (field: keyof PasskeyDraft): void => {
    const isAsked = form.draft.peek()[field] !== null
    form.forget(field)
    if (isAsked) form.change(field, '')
  }

  return { form: { ...form, forget }, isOpen, refused, tooMany: attempts.tooMany, open, close, submit }
}
