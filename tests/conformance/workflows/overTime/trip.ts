import type { Data } from '../../../../paper/platform/contract/operations.ts'
import { absolute, compare, figure, formatDecimal, known, minus, scaled, times } from '../../contract/amounts.ts'
import type { Session } from '../../server.ts'
import type { Steps } from '../../workflow.ts'
import { NAME, FUND_PASSWORD } from '../control/customer.ts'
import { type Info, SHARES } from '../trading/tradable.ts'

const PASSWORD = 'calm1234'

/** The calls that every trip makes, whatever its workflow is about. */
export const TRIP = ['/user/login', '/market/list', '/market/movers', '/quotes/info', '/funds/wallets'] as const

type Needs = Pick<Steps<(typeof TRIP)[number]>, 'ask' | 'control' | 'need' | 'id'>

/** A customer of a workflow over time: the clock and the market are moved for its sake. */
export interface Trip {
  readonly account: string
  /** Its session: one ends after hours without use, so each move of the clock logs in again. */
  readonly as: () => Session
  readonly decide: NonNullable<Steps['control']>
  /** Moves to some minutes after the next opening of a market, or before its next close. */
  readonly toOpening: (market: Market) => Promise<void>
  readonly toClose: (market: Market) => Promise<void>
  /** Lets so many minutes pass. */
  readonly wait: (minutes: number) => Promise<void>
  /** Sets the last price, and lets the broker look at it. */
  readonly trade: (info: Info, price: string) => Promise<void>
  /** An instrument of a market with bids and asks; the customer gets money enough for a thousand lots of it. */
  readonly share: (market: Market, nth: number) => Promise<Share>
  readonly wallet: (
    currency: Currency,
  ) => Promise<{ readonly [name in 'balance' | 'settled' | 'frozen' | 'total']: string }>
}

/** What a customer gets of each currency in which it trades. */
const MONEY = '900000000'

type Currency = Data<'/funds/wallets'>[number]['currency']

/** An instrument, with its currency as wallets have it. */
export type Share = Info & { readonly currency: Currency }

/** A market of shares. */
export type Market = Info['market']

const MINUTE = 60_000

/** Whether a price is near the close before, so that the limits of the day leave room on both sides. */
const isCalm = ({ nowprice, preclose }: { readonly nowprice: unknown; readonly preclose: unknown }): boolean => {
  const [price, before] = [known(nowprice), known(preclose)]
  if (price === undefined || before === undefined) return false
  return compare(times(absolute(minus(price, before)), figure('25')), before) <= 0
}

/** Opens a customer with a verified identity, or ends the workflow where no tester may move the clock. */
export const startTrip = async ({ ask, control, need, id }: Needs): Promise<Trip> => {
  const decide = need(control, 'it needs a test server: no --control')
  const account = `8${String(Number.parseInt(id().slice(0, 8), 16))
    .padStart(10, '0')
    .slice(1)}`
  const login = { account, password: PASSWORD }
  await decide('/customers', login)
  await decide('/identity/grant', { account, name: NAME })
  await decide('/fundpassword', { account, password: FUND_PASSWORD })
  let session = await ask('/user/login', login)
  const walletOf = async (currency: string) =>
    (await ask('/funds/wallets', undefined, session)).find((one) => one.currency === currency)
  const arrive = async (): Promise<void> => {
    await decide('/trading/sweep', {})
    session = await ask('/user/login', login)
  }
  const wait = async (minutes: number): Promise<void> => {
    await decide('/clock', { advanceMilliseconds: minutes * MINUTE })
    await arrive()
  }
  return {
    account,
    as: () => session,
    decide,
    wait,
    toOpening: async (market) => {
      await decide('/clock/next', { event: 'opening', calendar: market })
      await wait(3)
    },
    toClose: async (market) => {
      await decide('/clock/next', { event: 'closing', calendar: market })
      await wait(3)
    },
    trade: async ({ code }, price) => {
      await decide('/market/price', { code, price })
      await decide('/trading/sweep', {})
    },
    share: async (market, nth) => {
      const isOpen = (await ask('/market/list', undefined, session)).some((one) => one.code === market && one.tradable)
      need(isOpen && SHARES.has(market) ? true : undefined, `the server has no market ${market}`)
      const { list } = await ask('/market/movers', { market, sort: 'turnover', limit: '20' }, session)
      const priced = list.filter((one) => one.state === 'open' && isCalm(one))
      const { code } = need(priced[nth], `${market} is not open with ${nth + 1} instruments that have a price`)
      const info = await ask('/quotes/info', { code }, session)
      const { currency, book } = info
      need(book.bids[1] && book.asks[1], `nobody bids or asks for ${code}`)
      if (compare(figure((await walletOf(currency))?.balance), figure(MONEY)) < 0)
        await decide('/credit', { account, currency, amount: formatDecimal(scaled(MONEY, '1', currency)) })
      return { ...info, currency: need(await walletOf(currency), `there is no wallet in ${currency}`).currency }
    },
    wallet: async (currency) => {
      const { balance, settled, frozen, total } = need(await walletOf(currency), `there is no wallet in ${currency}`)
      return { balance: String(balance), settled: String(settled), frozen: String(frozen), total: String(total) }
    },
  }
}
