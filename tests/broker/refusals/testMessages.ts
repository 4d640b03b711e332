import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { type FailureCode, textByCode } from '../../../adapters/generated/messages.ts'
import { dataOf } from '../../../adapters/http/reply.ts'
import { type Provoke, withBroker } from '../../../paper/areas/transfers/testing/refusalCases.ts'
import { operations } from '../../../paper/platform/contract/specification.ts'
import type { Failure } from '../../../ports/failure.ts'
import { LOCALES } from '../../../ui/i18n/locales.ts'
import { currentWords, startWords } from '../../../ui/i18n/words.ts'
import { showFailure } from '../../../ui/app/failures/failures.ts'
import { makeSessionModel } from '../../../ui/app/session/session.model.ts'
import { makeFakeApp } from '../../../ui/testing/fakeApp.ts'

const SESSION = { token: 'mine', account: '5550000001' }

/** The app's failure for a refusal on the wire of a call of `SESSION`. */
const failureOf = async (httpStatus: number, msg: string): Promise<Failure> => {
  const reply = { status: httpStatus, body: JSON.stringify({ status: 0, msg }), token: SESSION.token }
  return Effect.runPromise(Effect.flip(dataOf('/any', reply)))
}

const sentenceIn = async (language: string, code: FailureCode): Promise<string> => {
  const path = `../../../ui/i18n/${language}/server/index.ts`
  return ((await import(/* @vite-ignore */ path)) as { default: Record<string, string> }).default[code] ?? ''
}

/** The toast of a failure in each language. */
const toastsOf = async (failure: Failure): Promise<Readonly<Record<string, string | undefined>>> => {
  const toasts: Record<string, string | undefined> = {}
  for (const { code } of LOCALES) {
    await startWords(code)
    const { app, toaster } = makeFakeApp({ credentials: { forget: Effect.void, keep: () => Effect.void } })
    const { isAccepted, signedIn } = app.model(makeSessionModel)
    await signedIn(SESSION)
    isAccepted.value = true
    await showFailure(app, failure)
    toasts[code] = toaster.message.peek()?.text
    expect(toasts[code]).not.toBe(currentWords().error())
  }
  return toasts
}

/**
 * Tests messages of the error catalogue: each is caused over HTTP on a broker with a database, and the app's toast
 * shows its sentence in each of the eight languages. `later` are messages of features without a call: the test fails as
 * soon as a call has one, so that a case is added then.
 */
export const testMessages = (
  table: Readonly<Partial<Record<FailureCode, Provoke>>>,
  { httpStatus = 200, later = [] }: { readonly httpStatus?: number; readonly later?: ReadonlyArray<FailureCode> } = {},
): void => {
  withBroker()
  it.each(Object.entries(table) as Array<[FailureCode, Provoke]>)('%s', async (code, provoke) => {
    const msg = await provoke()
    expect(msg).toBe(textByCode[code])
    const expected = Object.fromEntries(
      await Promise.all(LOCALES.map(async (row) => [row.code, await sentenceIn(row.code, code)])),
    )
    expect(await toastsOf(await failureOf(httpStatus, msg ?? ''))).toEqual(expected)
  })
  it.each(later)('%s has no call that answers it yet', (code) => {
    expect(operations.filter(({ failures }) => failures.has(code)).map(({ path }) => path)).toEqual([])
  })
}
