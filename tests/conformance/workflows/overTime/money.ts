import { figure, formatDecimal, isSame, minus, plus, smallest, zero } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { BANK, FUND_PASSWORD } from '../control/customer.ts'
import { lotsOf, priceAt } from './trading.ts'
import { startTrip, TRIP } from './trip.ts'

/** Money that an order or a withdrawal reserves leaves in no other way, today and tomorrow, and is free again afterwards. */
export const reservedMoney = writing(
  'reserved money over a night',
  [
    ...TRIP,
    '/bank/add',
    '/trade/order',
    '/trade/cancelorder',
    '/trade/funds',
    '/user/getUserinfo',
    '/funds/withdrawpreview',
    '/funds/withdraw',
    '/funds/withdrawcancel',
    '/exchange/quote',
    '/exchange/submit',
  ],
  async (steps) => {
    const { ask, comesTo, id, need, refuseTo } = steps
    const trip = await startTrip(steps)
    await trip.toOpening('ES')
    const info = await trip.share('ES', 10)
    const { code, currency, quote } = info
    need(currency === 'EUR' || undefined, 'a share of ES is not traded in EUR')
    const card = await ask('/bank/add', { ...BANK, requestid: id() }, trip.as())
    const terms = () => ask('/funds/withdrawpreview', { type: 'EUR', cardid: card.id }, trip.as())
    const start = await trip.wallet('EUR')
    const unit = smallest('EUR')
    // What is left is less than a withdrawal may take at the most, so that only what is free limits it.
    const keeps = formatDecimal(minus(figure(start.balance), figure('50000.00')))
    await trip.decide('/credit', { account: trip.account, currency: 'EUR', amount: `-${keeps}` })
    await trip.toOpening('ES')
    const base = { code, direction: 'long', action: 'open', ordertype: 'limit', timeinforce: 'gtc' } as const
    const price = priceAt(info, quote.nowprice, '0.92')
    const placed = await ask(
      '/trade/order',
      { ...base, price, quantity: lotsOf(info, 3), clientorderid: id() },
      trip.as(),
    )
    const held = figure(placed.held)
    const free = async (reserved: typeof zero, why: string): Promise<void> => {
      const due = minus(figure('50000.00'), reserved)
      const wallet = await trip.wallet('EUR')
      comesTo('/funds/wallets', '/data/EUR/balance', due, wallet.balance, why)
      comesTo('/funds/wallets', '/data/EUR/frozen', reserved, wallet.frozen, why)
      const { available } = await terms()
      comesTo('/funds/withdrawpreview', '/data/available', due, available, why)
      const funds = (await ask('/trade/funds', undefined, trip.as())).find((one) => one.currency === 'EUR')
      comesTo('/trade/funds', '/data/EUR/available', due, funds?.available, why)
      const { eur } = await ask('/user/getUserinfo', undefined, trip.as())
      comesTo('/user/getUserinfo', '/data/eur', due, eur, why)
      const money = formatDecimal(plus(due, unit))
      const { quoteid } = await ask('/exchange/quote', { from: 'EUR', to: 'USD' }, trip.as())
      const swap = { quoteid, money, requestid: id() }
      const code = isSame(reserved, zero) ? 'insufficient-balance' : 'insufficient-available-balance'
      await refuseTo(trip.as(), '/exchange/submit', swap, code)
      const form = { currency: 'EUR', money, cardid: card.id, fundpassword: FUND_PASSWORD, requestid: id() } as const
      if (Number((await terms()).hours.isopen) === 1)
        await refuseTo(trip.as(), '/funds/withdraw', form, 'insufficient-withdrawable-amount')
    }
    await free(held, 'what an order reserves is not free')
    // The back office has hours of its own.
    for (let hours = 0; hours < 24 && Number((await terms()).hours.isopen) !== 1; hours += 1) await trip.wait(60)
    const asked = { currency: 'EUR', money: '1200.00', cardid: card.id, fundpassword: FUND_PASSWORD } as const
    const paid = await ask('/funds/withdraw', { ...asked, requestid: id() }, trip.as())
    await free(plus(held, figure('1200.00')), 'what an order and a withdrawal reserve is not free')
    await ask('/funds/withdrawcancel', { id: paid.id, requestid: id() }, trip.as())
    await free(held, 'a withdrawal that was cancelled reserves nothing')
    await trip.toOpening('ES')
    await free(held, 'an order until cancelled reserves over night')
    await ask('/trade/cancelorder', { orderid: placed.id, requestid: id() }, trip.as())
    await free(zero, 'an order that was cancelled reserves nothing')
  },
)
