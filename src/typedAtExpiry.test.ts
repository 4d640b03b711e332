import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { decimal } from '../domain/money/decimal.ts'
import { SessionExpired } from '../ports/failure.ts'
import { fillIn } from '../ui/app/session/interruptedForm.ts'
import { EXPIRY_DELAY, makeSessionModel } from '../ui/app/session/session.model.ts'
import { signOut } from '../ui/app/session/signOut.ts'
import { makeAlertsModel } from '../ui/areas/alerts/alerts.model.ts'
import { makeBlockTicketModel } from '../ui/areas/block/ticket.model.ts'
import { makeProductModel } from '../ui/areas/copytrading/product.model.ts'
import { makeCreditModel } from '../ui/areas/credit/credit.model.ts'
import { makeExchangeModel } from '../ui/areas/exchange/exchange.model.ts'
import { makeIdentityModel } from '../ui/areas/identity/identity.model.ts'
import { makeLendingModel } from '../ui/areas/lending/lending.model.ts'
import { HOLDING } from '../ui/areas/lending/testing/lent.ts'
import { makeComplaintModel } from '../ui/areas/messages/complaint/complaint.model.ts'
import { makeOfferModel } from '../ui/areas/offers/offer.model.ts'
import { NEW_SHARE } from '../ui/areas/offers/testing/newShare.ts'
import { makeBindModel } from '../ui/areas/payees/bind.model.ts'
import { makeSavingsModel } from '../ui/areas/savings/savings.model.ts'
import { makeWithdrawModel } from '../ui/areas/withdrawals/withdraw.model.ts'
import type { App } from '../ui/data/app/app.ts'
import { type FakePorts, makeFakeApp } from '../ui/testing/fakeApp.ts'
import { NOW } from '../ui/testing/now.ts'

const logIn = (app: App, account: string) => app.model(makeSessionModel).signedIn({ token: account, account })
const expire = async (app: App) => {
  const { expired, session } = app.model(makeSessionModel)
  vi.useFakeTimers()
  expired(new SessionExpired({ code: 'login-again', token: session.peek()?.token }))
  await vi.advanceTimersByTimeAsync(EXPIRY_DELAY)
  vi.useRealTimers()
  expect(session.peek()).toBeNull()
}
const start = async (ports: FakePorts = {}) => {
  const { app } = makeFakeApp({
    ...ports,
    clock: { now: () => NOW },
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

it('a savings plan has its instrument, sum, rhythm and day after the next log-in', async () => {
  const app = await start()
  const before = app.model(makeSavingsModel)
  before.code.value = 'ES0701'
  before.choose({ rhythm: 'weekly', day: 4 })
  before.remind(false)
  before.form.change('amount', '120')
  await expire(app)
  await logIn(app, '5550000001')
  const { code, day, form, reminds, rhythm } = app.model(makeSavingsModel)
  expect([code, rhythm, day, reminds].map(({ value }) => value)).toEqual(['ES0701', 'weekly', 4, false])
  expect(form.draft.value.amount).toBe('120')
})

it('a price alert has what was typed for its instrument after the next log-in', async () => {
  const app = await start()
  const typed = { unit: 'percent', value: '3,5', up: false } as const
  app.model(makeAlertsModel).type('MY0101', typed)
  await expire(app)
  await logIn(app, '5550000001')
  expect(app.model(makeAlertsModel).drafts.value.get('MY0101')).toEqual(typed)
})

it('a subscription has its quantity and its bid after the next log-in', async () => {
  const band = { low: decimal('1.00'), high: decimal('1.40'), step: decimal('0.01') }
  const offer = { ...NEW_SHARE, terms: { ...NEW_SHARE.terms, band } }
  const app = await start({
    offers: { find: () => Effect.succeed(offer) },
    funds: { list: () => Effect.succeed([]) },
  })
  const open = async () => {
    const model = app.model(makeOfferModel)
    const stop = model.open(offer.id)
    await expect.poll(() => model.available.value).not.toBeNull()
    return { model, stop }
  }
  const before = await open()
  before.model.type('700')
  before.model.typeBid('1,25')
  before.stop()
  await expire(app)
  await logIn(app, '5550000001')
  const { model, stop } = await open()
  expect([model.text.value, model.draft.value.text]).toEqual(['700', '1,25'])
  stop()
})

it('shares to lend have their quantity and term after the next log-in', async () => {
  const app = await start()
  const before = app.model(makeLendingModel)
  before.start(HOLDING)
  before.form.change('quantity', '900')
  before.chooseDays(30)
  await expire(app)
  await logIn(app, '5550000001')
  const { days, form, start: openSheet } = app.model(makeLendingModel)
  openSheet(HOLDING)
  expect([form.draft.value.quantity, days.value]).toEqual(['900', 30])
})

const typedNow = (app: App) => app.model(makeWithdrawModel).form.draft.peek().amount

it.each<readonly [string, (app: App) => Promise<unknown>]>([
  ['another customer has logged in', (app) => logIn(app, '5550000002').then(() => expire(app))],
  ['the customer has signed out', (app) => logIn(app, '5550000001').then(() => signOut(app))],
])('is dropped once %s', async (_, meanwhile) => {
  const app = await start()
  FORMS.withdrawal.type(app)
  await expire(app)
  await meanwhile(app)
  await logIn(app, '5550000001')
  expect(typedNow(app)).toBe('')
})

it('what was typed before a sign-out is not kept at the end of the next session', async () => {
  const app = await start()
  FORMS.withdrawal.type(app)
  await signOut(app)
  await logIn(app, '5550000001')
  await expire(app)
  await logIn(app, '5550000001')
  expect(typedNow(app)).toBe('')
})

it('is there in a form that its screen has made again before it left', async () => {
  const app = await start()
  FORMS.withdrawal.type(app)
  await expire(app)
  expect(typedNow(app)).toBe('')
  await logIn(app, '5550000001')
  expect(typedNow(app)).toBe('500')
})

it('what was put back is put back once', async () => {
  const app = await start()
  FORMS.withdrawal.type(app)
  await expire(app)
  await logIn(app, '5550000001')
  app.model(makeWithdrawModel).form.clear()
  await expire(app)
  await logIn(app, '5550000001')
  expect(typedNow(app)).toBe('')
})
