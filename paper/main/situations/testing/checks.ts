import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import type { ControlAnswer } from '../../../platform/control/calls.ts'
import type { Session, TestBroker } from '../../../testing/broker.ts'
import { PASSWORDS } from '../scene.ts'
import { PROTECTION_CHECKS } from './protectionChecks.ts'

type Made = ControlAnswer<'POST /situations/{name}'>
type Check = (paper: TestBroker, mine: Session, made: Made) => Promise<void>

const order = (paper: TestBroker, mine: Session, fields: Record<string, string>) =>
  paper.call(
    '/trade/order',
    { direction: 'long', action: 'open', ordertype: 'market', clientorderid: randomUUID(), ...fields },
    mine,
  )
const wallet = async (paper: TestBroker, mine: Session, currency: string) => {
  const { data } = await paper.call('/funds/wallets', {}, mine)
  const found = data.find((one) => one.currency === currency)
  return { free: Number(found?.balance), frozen: Number(found?.frozen) }
}
const titles = async (paper: TestBroker, mine: Session) =>
  (await paper.call('/message/list', { language: 'us', limit: '50' }, mine)).data.list.map(({ title }) => title)
const orderOf = async (paper: TestBroker, mine: Session, { ids }: Made) =>
  (await paper.call('/trade/orderinfo', { orderid: ids['order'] ?? '' }, mine)).data
const positionOf = async (paper: TestBroker, mine: Session, { ids }: Made) =>
  (await paper.call('/trade/positioninfo', { positionid: ids['position'] ?? '' }, mine)).data
const quoteOf = async (paper: TestBroker, mine: Session, { ids }: Made) =>
  (await paper.call('/quotes/info', { code: ids['code'] ?? '' }, mine)).data

/** The order has this state. */
const orderIs =
  (state: string): Check =>
  async (paper, mine, made) => {
    expect((await orderOf(paper, mine, made)).state).toBe(state)
  }
/** A new order of the instrument is refused for this reason. */
const refusesOrder =
  (code: keyof typeof textByCode): Check =>
  async (paper, mine, made) => {
    const { msg } = await order(paper, mine, { code: made.ids['code'] ?? '', quantity: '100' })
    expect(msg).toBe(textByCode[code])
  }
const hasMessage =
  (title: string): Check =>
  async (paper, mine) => {
    expect(await titles(paper, mine)).toContain(title)
  }
/** Profit of the position is below or above nothing. */
const profitIs =
  (sign: 1 | -1): Check =>
  async (paper, mine, made) => {
    expect(Math.sign(Number((await positionOf(paper, mine, made)).yingkui))).toBe(sign)
  }
const subscriptionIs =
  (state: string, more: object = {}): Check =>
  async (paper, mine) => {
    const { list } = (await paper.call('/offer/subscriptions', { kind: 'newshare', limit: '10' }, mine)).data
    expect(list).toMatchObject([{ state, ...more }])
  }
const all =
  (...checks: ReadonlyArray<Check>): Check =>
  async (paper, mine, made) => {
    for (const check of checks) await check(paper, mine, made)
  }

const withdraw = async (paper: TestBroker, mine: Session, fields: Record<string, string> = {}) => {
  const asked = { currency: 'EUR', money: '100.00', cardid: '', fundpassword: PASSWORDS.fund, requestid: randomUUID() }
  return (await paper.call('/funds/withdraw', { ...asked, ...fields }, mine)).msg
}
const withdrawalIs =
  (status: number): Check =>
  async (paper, mine) => {
    expect((await paper.call('/user/withdrawallist', { type: 'EUR' }, mine)).data).toMatchObject([{ status }])
  }
const depositIs =
  (status: number, credited: number): Check =>
  async (paper, mine) => {
    expect((await paper.call('/funds/depositlist', { limit: '10' }, mine)).data.list).toMatchObject([{ status }])
    expect((await wallet(paper, mine, 'EUR')).free).toBe(credited)
  }
const identityIs =
  (state: number): Check =>
  async (paper, mine) => {
    expect((await paper.call('/identity/state', {}, mine)).data.status).toBe(state)
  }
const failsWith =
  (path: '/message/list' | '/trade/positionlist', status: number): Check =>
  async (paper, mine) => {
    const answer = await paper.call(path, { limit: '10', which: 'held', language: 'us' }, mine)
    expect([answer.httpStatus, answer.status]).toEqual([status, undefined])
  }
const dividendIs =
  (sign: 1 | -1): Check =>
  async (paper, mine) => {
    const { list } = (await paper.call('/dividend/paid', { limit: '10' }, mine)).data
    expect(list.map(({ net }) => Math.sign(Number(net)))).toEqual([sign])
  }
const copyIs =
  (state: string): Check =>
  async (paper, mine) => {
    expect((await paper.call('/follow/orders', { limit: '10' }, mine)).data.list).toMatchObject([{ state }])
  }

const buyBlock = async (paper: TestBroker, mine: Session) => {
  const { list } = (await paper.call('/block/list', { which: 'open', limit: '100' }, mine)).data
  const open = list.find(({ currency, status }) => status === 1 && currency === 'MYR')
  const fields = { id: open?.id ?? '', quantity: String(open?.minquantity), requestid: randomUUID() }
  return (await paper.call('/block/buy', fields, mine)).msg
}

/** What a customer of each situation sees, by the calls of the contract. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'order-waiting': all(orderIs('pending'), async (paper, mine) => {
    expect((await wallet(paper, mine, 'MYR')).frozen).toBeGreaterThan(0)
  }),
  'order-partly-filled': orderIs('partlyfilled'),
  'order-halted': all(orderIs('pending'), refusesOrder('trading-halted')),
  'order-rejected': all(orderIs('rejected'), async (paper, mine) => {
    expect((await wallet(paper, mine, 'MYR')).frozen).toBe(0)
  }),
  'order-expired': all(orderIs('expired'), hasMessage('Order expired')),
  'limit-up': all(orderIs('pending'), async (paper, mine, made) => {
    const { book } = await quoteOf(paper, mine, made)
    expect([book.bids.length > 0, book.asks.length]).toEqual([true, 0])
  }),
  'bought-a-moment-ago': async (paper, mine, made) => {
    const { code, quantity } = await positionOf(paper, mine, made)
    const sale = { code, quantity: String(quantity), action: 'close', positionid: made.ids['position'] ?? '' }
    expect((await order(paper, mine, sale)).msg).toBe(textByCode['sell-blocked-15-minutes'])
  },
  'sale-not-settled': async (paper, mine) => {
    const { data } = await paper.call('/funds/wallets', {}, mine)
    const myr = data.find(({ currency }) => currency === 'MYR')
    expect(Number(myr?.balance)).toBeGreaterThan(Number(myr?.settled))
  },
  'position-at-a-loss': profitIs(-1),
  'position-at-a-profit': profitIs(1),
  'short-position': async (paper, mine, made) => {
    expect(await positionOf(paper, mine, made)).toMatchObject({ direction: 'short', state: 'holding' })
  },
  'stopped-out': all(hasMessage('Position closed by the broker'), async (paper, mine, made) => {
    expect((await positionOf(paper, mine, made)).state).toBe('closed')
  }),
  'day-trade-about-to-end': async (paper, mine, made) => {
    const { now } = await paper.control<{ now: string }>('/clock')
    const { squareofftime, state } = await positionOf(paper, mine, made)
    expect([state, Number(squareofftime) - Date.parse(now)]).toEqual(['holding', 3 * 60_000])
  },
  ...PROTECTION_CHECKS,
  'market-lunch': refusesOrder('non-trading-time'),
  'market-closed': refusesOrder('non-trading-time'),
  'market-weekend': async (paper, mine) => {
    const { data } = await paper.call('/market/list', {}, mine)
    expect(data.find(({ code }) => code === 'MY')?.state).not.toBe('open')
  },
  'no-price': refusesOrder('price-not-obtained'),
  'trading-halted': all(refusesOrder('trading-halted'), async (paper, mine, made) => {
    expect((await quoteOf(paper, mine, made)).quote.state).toBe('halted')
  }),
  'subscription-waiting': subscriptionIs('waiting'),
  'won-and-unpaid': subscriptionIs('paymentdue'),
  'payment-failed': subscriptionIs('paymentfailed'),
  'won-and-lapsed': subscriptionIs('waived'),
  'lottery-lost': all(subscriptionIs('notwon', { held: '0.00' }), async (paper, mine) => {
    expect(await wallet(paper, mine, 'MYR')).toEqual({ free: 500_000, frozen: 0 })
  }),
  'lottery-lost-not-refunded': all(subscriptionIs('notwon', { refunded: '0.00' }), async (paper, mine) => {
    expect((await wallet(paper, mine, 'MYR')).frozen).toBeGreaterThan(0)
  }),
  'won-in-part': async (paper, mine) => {
    const [one] = (await paper.call('/offer/subscriptions', { kind: 'newshare', limit: '10' }, mine)).data.list
    expect([one?.state, Number(one?.allotted) * 4]).toEqual(['won', Number(one?.quantity)])
    expect(Number(one?.refunded)).toBeCloseTo(Number(one?.money) * 0.75, 2)
  },
  undersubscribed: async (paper, mine) => {
    const [one] = (await paper.call('/offer/subscriptions', { kind: 'newshare', limit: '10' }, mine)).data.list
    expect([one?.state, one?.allotted, one?.refunded]).toEqual(['won', one?.quantity, '0.00'])
  },
  'bid-won': async (paper, mine) => {
    const [one] = (await paper.call('/offer/subscriptions', { kind: 'newshare', limit: '10' }, mine)).data.list
    expect([one?.state, one?.bid, one?.allotted]).toEqual(['won', 'price', one?.quantity])
    expect(Number(one?.cutoff)).toBeLessThan(Number(one?.price))
    expect(Number(one?.refunded) + Number(one?.due)).toBeCloseTo(Number(one?.money), 2)
  },
  'bid-below-cut-off': all(subscriptionIs('notwon', { held: '0.00', due: '0.00' }), async (paper, mine) => {
    expect(await wallet(paper, mine, 'CNY')).toEqual({ free: 9_000_000, frozen: 0 })
  }),
  'dividend-received': all(dividendIs(1), hasMessage('Dividend received')),
  'short-pays-dividend': dividendIs(-1),
  'copy-running': copyIs('following'),
  'copy-matured': copyIs('ended'),
  'copy-delisted': all(copyIs('following'), async (paper, mine, made) => {
    const { msg } = await paper.call('/follow/info', { code: made.ids['product'] ?? '' }, mine)
    expect(msg).toBe(textByCode['product-not-found'])
  }),
  'loan-open': async (paper, mine) => {
    expect((await paper.call('/credit/loans', { limit: '10' }, mine)).data.list).toMatchObject([{ status: 0 }])
    expect((await paper.call('/funds/withdrawpreview', { type: 'EUR' }, mine)).data.creditloan).toBe(1)
  },
  'loan-overdue': async (paper, mine) => {
    expect((await paper.call('/credit/loans', { limit: '10' }, mine)).data.list).toMatchObject([{ status: 1 }])
    expect(await wallet(paper, mine, 'MYR')).toEqual({ free: 0, frozen: 0 })
  },
  'lending-full': async (paper, mine) => {
    const { list } = (await paper.call('/lending/offers', { limit: '10' }, mine)).data
    expect(list.every(({ state }) => state !== 'open')).toBe(true)
  },
  'shares-lent': async (paper, mine, made) => {
    expect((await positionOf(paper, mine, made)).closable).toBe('0')
    expect((await paper.call('/lending/loans', { limit: '10' }, mine)).data.list).toMatchObject([{ status: 0 }])
  },
  'block-with-password': async (paper, mine) => {
    expect(await buyBlock(paper, mine)).toBe(textByCode['channel-password-required'])
  },
  'block-closed': async (paper, mine) => {
    expect(await buyBlock(paper, mine)).toBe(textByCode['block-trade-closed'])
  },
  'deposit-under-review': depositIs(0, 0),
  'deposit-credited': all(depositIs(1, 300), hasMessage('Deposit credited')),
  'deposit-rejected': depositIs(2, 0),
  'withdrawal-being-paid': all(withdrawalIs(0), async (paper, mine) => {
    expect(await wallet(paper, mine, 'EUR')).toEqual({ free: 4750, frozen: 250 })
  }),
  'withdrawal-paid': all(withdrawalIs(1), async (paper, mine) => {
    expect(await wallet(paper, mine, 'EUR')).toEqual({ free: 4750, frozen: 0 })
  }),
  'withdrawal-rejected': all(withdrawalIs(2), async (paper, mine) => {
    expect(await wallet(paper, mine, 'EUR')).toEqual({ free: 5000, frozen: 0 })
  }),
  'ten-payees': async (paper, mine) => {
    expect((await paper.call('/bank/list', {}, mine)).data).toHaveLength(10)
  },
  'payments-closed': async (paper, mine) => {
    const [card] = (await paper.call('/bank/list', {}, mine)).data
    expect(await withdraw(paper, mine, { cardid: card?.id ?? '' })).toBe(textByCode['withdrawal-failed'])
  },
  'deposit-channel-closed': async (paper, mine) => {
    const { data } = await paper.call('/funds/channels', { language: 'us' }, mine)
    expect(data.find(({ id }) => id === 'bank-eur')?.status).toBe(0)
  },
  'fund-password-locked': async (paper, mine, made) => {
    const say = await withdraw(paper, mine, { cardid: made.ids['payee'] ?? '' })
    expect(say).toBe(textByCode['submitted-too-frequently'])
  },
  'fresh-customer': all(identityIs(0), async (paper, mine) => {
    expect((await paper.call('/security/fundpasswordstate', {}, mine)).data).toMatchObject({ set: 0 })
  }),
  'without-money': async (paper, mine) => {
    const { data } = await paper.call('/funds/wallets', {}, mine)
    expect(data.filter(({ balance }) => Number(balance) !== 0)).toEqual([])
  },
  'identity-under-review': identityIs(1),
  'identity-rejected': identityIs(3),
  'identity-verified': identityIs(2),
  frozen: async (paper, mine) => {
    expect((await paper.call('/exchange/quote', { from: 'EUR', to: 'USD' }, mine)).msg).toBe(
      textByCode['account-frozen'],
    )
  },
  'session-ended': async (paper, mine) => {
    expect((await paper.call('/user/getUserinfo', {}, mine)).httpStatus).toBe(401)
  },
  'unread-messages': async (paper, mine) => {
    expect(Number((await paper.call('/message/unread', {}, mine)).data.unread)).toBeGreaterThanOrEqual(4)
  },
  'complaint-answered': async (paper, mine, made) => {
    expect(await titles(paper, mine)).toContain(`Answer to your complaint ${made.ids['complaint']}`)
  },
  'log-in-locked': async (paper, mine) => {
    const { status } = await paper.call('/user/login', { account: mine.account, password: PASSWORDS.login })
    expect(status).toBe(0)
  },
  'unavailable-once': async (paper, mine) => {
    const list = () => paper.call('/message/list', { language: 'us' }, mine)
    const statuses = [await list(), await list()]
    expect(statuses.map(({ httpStatus }) => httpStatus)).toEqual([503, 200])
  },
  slow: async (paper, mine) => {
    const start = performance.now()
    expect((await paper.call('/user/getUserinfo', {}, mine)).status).toBe(1)
    expect(performance.now() - start).toBeGreaterThan(2_900)
  },
  'connection-lost': async (paper, mine) => {
    const submit = () =>
      paper.call('/exchange/submit', { quoteid: randomUUID(), money: '1', requestid: randomUUID() }, mine)
    await expect(submit()).rejects.toThrow('fetch failed')
    await expect(submit()).rejects.toThrow('fetch failed')
    expect((await submit()).status).toBe(0)
  },
  'broken-answer': failsWith('/message/list', 200),
  'proxy-page': failsWith('/trade/positionlist', 200),
}
