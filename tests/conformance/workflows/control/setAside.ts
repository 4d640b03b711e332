import { compare, figure, formatDecimal, minus, plus, scaled, times } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { BANK, FUND_PASSWORD, NAME, openCustomer } from './customer.ts'

/**
 * What a customer needs in order to have enough for something, but not free: a part to withdraw, which is at least the least
 * withdrawal, and a part that stays free and is less than the cost.
 */
export const shareOut = (cost: unknown, least: unknown, currency: string) => {
  const free = scaled(cost, '0.55', currency)
  return { free, aside: compare(free, figure(least)) < 0 ? figure(least) : free }
}

/**
 * Money that a withdrawal has set aside pays for nothing else: by a customer whose wallets hold enough for each purchase, but
 * not free. At the end all is exchanged, and a loan cannot be repaid.
 */
export const setAside = writing(
  'a customer whose money is set aside',
  [
    '/user/login',
    '/bank/add',
    '/funds/wallets',
    '/funds/withdrawpreview',
    '/funds/withdraw',
    '/funds/withdrawcancel',
    '/exchange/quote',
    '/exchange/submit',
    '/offer/list',
    '/offer/subscribe',
    '/block/list',
    '/block/preview',
    '/block/buy',
    '/credit/borrow',
    '/credit/repay',
  ],
  async ({ ask, control, id, leaves, need, refuseTo }) => {
    const { account, as, decide } = await openCustomer(
      { ask, control, leaves, need },
      { practiceMoney: { EUR: '900.00' } },
    )
    await decide('/identity/grant', { account, name: NAME })
    await decide('/fundpassword', { account, password: FUND_PASSWORD })
    const card = await ask('/bank/add', { ...BANK, requestid: id() }, as)
    const { hours } = await ask('/funds/withdrawpreview', { type: 'EUR', cardid: card.id }, as)
    need(Number(hours.isopen) === 1 || undefined, 'withdrawals are not taken at this hour')

    const order = { cardid: card.id, fundpassword: FUND_PASSWORD } as const
    const hold = async (currency: 'EUR', cost: unknown): Promise<void> => {
      const { min } = await ask('/funds/withdrawpreview', { type: currency, cardid: card.id }, as)
      const { aside, free } = shareOut(cost, min, currency)
      await decide('/credit', { account, currency, amount: formatDecimal(plus(free, aside)) })
      const money = formatDecimal(aside)
      await ask('/funds/withdraw', { ...order, currency, money, requestid: id() }, as)
    }

    const first = { ...order, currency: 'EUR', money: '600.00', requestid: id() } as const
    const { id: cancelled } = await ask('/funds/withdraw', first, as)
    await ask('/funds/withdrawcancel', { id: cancelled, requestid: id() }, as)
    await ask('/funds/withdraw', { ...first, requestid: id() }, as)
    const { quoteid } = await ask('/exchange/quote', { from: 'EUR', to: 'USD' }, as)
    const exchanged = { quoteid, money: '500.00', requestid: id() }
    await refuseTo(as, '/exchange/submit', exchanged, 'insufficient-available-balance')

    const shares = (await ask('/offer/list', { kind: 'newshare', tab: 'open' }, as)).list.find(
      ({ currency, payment, stage }) => stage === 'open' && payment === 'upfront' && currency !== 'EUR',
    )
    if (shares !== undefined) {
      await hold(shares.currency as 'EUR', formatDecimal(times(figure(shares.price), figure(shares.min))))
      const wanted = { id: shares.id, quantity: String(shares.min), requestid: id() }
      await refuseTo(as, '/offer/subscribe', wanted, 'insufficient-available-balance')
    }
    const block = (await ask('/block/list', {}, as)).list.find(
      ({ currency, minquantity, remaining, status }) =>
        Number(status) === 1 &&
        !['EUR', 'USDT', shares?.currency].includes(currency) &&
        compare(figure(remaining), figure(minquantity)) >= 0,
    )
    if (block !== undefined) {
      const wanted = { id: block.id, quantity: String(block.minquantity) }
      await hold(block.currency as 'EUR', (await ask('/block/preview', wanted, as)).total)
      await refuseTo(as, '/block/buy', { ...wanted, requestid: id() }, 'insufficient-available-balance')
    }

    const loan = { currency: 'EUR', money: '600.00', days: '7', fundpassword: FUND_PASSWORD } as const
    const { id: borrowed } = await ask('/credit/borrow', { ...loan, requestid: id() }, as)
    const free = (await ask('/funds/wallets', undefined, as)).find(({ currency }) => currency === 'EUR')?.balance
    const rate = await ask('/exchange/quote', { from: 'EUR', to: 'USD' }, as)
    const all = formatDecimal(minus(figure(free), figure('1')))
    await ask('/exchange/submit', { quoteid: rate.quoteid, money: all, requestid: id() }, as)
    const repaid = { id: borrowed, money: '600.00', requestid: id() }
    await refuseTo(as, '/credit/repay', repaid, 'insufficient-available-balance')
  },
)
