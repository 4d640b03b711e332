import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { SessionExpired } from '../ports/failure.ts'
import { fillIn } from '../ui/app/session/interrupted.ts'
import { EXPIRY_DELAY, makeSessionModel } from '../ui/app/session/session.model.ts'
import { signOut } from '../ui/app/session/signOut.ts'
import { makeBlockTicketModel } from '../ui/areas/block/ticket.model.ts'
import { makeProductModel } from '../ui/areas/copytrading/product.model.ts'
import { makeCreditModel } from '../ui/areas/credit/credit.model.ts'
import { makeDepositModel } from '../ui/areas/deposits/deposit.model.ts'
import { makeExchangeModel } from '../ui/areas/exchange/exchange.model.ts'
import { makeIdentityModel } from '../ui/areas/identity/identity.model.ts'
import { makeComplaintModel } from '../ui/areas/messages/complaint/complaint.model.ts'
import { makeBindModel } from '../ui/areas/payees/bind.model.ts'
import { makeWithdrawModel } from '../ui/areas/withdrawals/withdraw.model.ts'
import type { App } from '../ui/data/app/app.ts'
import { makeFakeApp } from '../ui/testing/fakeApp.ts'

const logIn = (app: App, account: string) => app.model(makeSessionModel).signedIn({ token: account, account })
const expire = async (app: App) => {
  const { expired, session } = app.model(makeSessionModel)
  vi.useFakeTimers()
  expired(new SessionExpired({ code: 'login-again', token: session.peek()?.token }))
  await vi.advanceTimersByTimeAsync(EXPIRY_DELAY)
  vi.useRealTimers()
  expect(session.peek()).toBeNull()
}
const start = async () => {
  const { app } = makeFakeApp({
    brokerSession: { logout: () => Effect.void },
    credentials: { keep: () => Effect.void, forget: Effect.void },
  })
  await logIn(app, '5550000001')
  return app
}

interface Field<Draft> {
  readonly draft: { readonly peek: () => Draft }
  readonly change: <F extends keyof Draft>(field: F, value: Draft[F]) => void
}
const at = <Draft extends object>(
  formOf: (app: App) => Field<Draft>,
  typed: Partial<NoInfer<Draft>>,
  kept: Partial<NoInfer<Draft>>,
) => ({
  type: (app: App) => fillIn(typed as Draft, formOf(app).change),
  isKept: (app: App) => expect(formOf(app).draft.peek()).toMatchObject(kept),
})

/** The forms, what is typed into each, and what of it is there after the next log-in. */
const FORMS = {
  withdrawal: at(
    (app) => app.model(makeWithdrawModel).form,
    { amount: '500', card: 'card-2', fundPassword: '739182' },
    { amount: '500', card: 'card-2', fundPassword: '' },
  ),
  deposit: at(
    (app) => app.model(makeDepositModel).form,
    { channel: 'c', amount: '80' },
    { channel: 'c', amount: '80' },
  ),
  'account to pay to': at(
    (app) => app.model(makeBindModel).form,
    { holder: 'Ana', number: 'ES91 2100', bank: 'Sereno', fundPassword: '739182' },
    { holder: 'Ana', number: 'ES91 2100', bank: 'Sereno', fundPassword: '' },
  ),
  'card to pay to': at(
    (app) => app.model(makeBindModel).form,
    { holder: 'Ana', number: '4111 1111 1111 1111' },
    { holder: 'Ana', number: '' },
  ),
  identity: at(
    (app) => app.model(makeIdentityModel).form,
    { name: 'Ana Ruiz', idNumber: 'X1', front: 'picture' },
    { name: 'Ana Ruiz', idNumber: 'X1', front: null },
  ),
  loan: at(
    (app) => app.model(makeCreditModel).form,
    { amount: '900', fundPassword: '739182' },
    { amount: '900', fundPassword: '' },
  ),
  'copy order': at((app) => app.model(makeProductModel).form, { amount: '250' }, { amount: '250' }),
  'block order': at(
    (app) => app.model(makeBlockTicketModel).form,
    { quantity: '600', password: 'open' },
    { quantity: '600', password: '' },
  ),
  complaint: at(
    (app) => app.model(makeComplaintModel).form,
    { title: 'Slow', content: 'Monday.' },
    { title: 'Slow', content: 'Monday.' },
  ),
}

it.each(Object.entries(FORMS))(
  '%s: what was typed is there after the next log-in, without secrets',
  async (_, { isKept, type }) => {
    const app = await start()
    type(app)
    await expire(app)
    await logIn(app, '5550000001')
    isKept(app)
  },
)

it('an exchange has its pair, side and amount after the next log-in', async () => {
  const app = await start()
  const before = app.model(makeExchangeModel)
  before.to.value = 'MYR'
  before.type('receive', '12,5')
  await expire(app)
  await logIn(app, '5550000001')
  const { from, side, text, to } = app.model(makeExchangeModel)
  expect([from, to, side, text].map(({ value }) => value)).toEqual(['EUR', 'MYR', 'receive', '12,5'])
})

const typedNow = (app: App) => app.model(makeDepositModel).form.draft.peek().amount

it.each<readonly [string, (app: App) => Promise<unknown>]>([
  ['another customer has logged in', (app) => logIn(app, '5550000002').then(() => expire(app))],
  ['the customer has signed out', (app) => logIn(app, '5550000001').then(() => signOut(app))],
])('is dropped once %s', async (_, meanwhile) => {
  const app = await start()
  FORMS.deposit.type(app)
  await expire(app)
  await meanwhile(app)
  await logIn(app, '5550000001')
  expect(typedNow(app)).toBe('')
})

it('what was typed before a sign-out is not kept at the end of the next session', async () => {
  const app = await start()
  FORMS.deposit.type(app)
  await signOut(app)
  await logIn(app, '5550000001')
  await expire(app)
  await logIn(app, '5550000001')
  expect(typedNow(app)).toBe('')
})

it('is there in a form that its screen has made again before it left', async () => {
  const app = await start()
  FORMS.deposit.type(app)
  await expire(app)
  expect(typedNow(app)).toBe('')
  await logIn(app, '5550000001')
  expect(typedNow(app)).toBe('80')
})

it('what was put back is put back once', async () => {
  const app = await start()
  FORMS.deposit.type(app)
  await expire(app)
  await logIn(app, '5550000001')
  app.model(makeDepositModel).form.clear()
  await expire(app)
  await logIn(app, '5550000001')
  expect(typedNow(app)).toBe('')
})
