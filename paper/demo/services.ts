import { multiply } from 'effect/BigDecimal'
import { lastValuationDay } from '../../domain/copytrading/valuation.ts'
import { MARKETS } from '../../domain/markets/markets.ts'
import { compare, type Decimal, decimal, divideTo, parseDecimal } from '../../domain/money/decimal.ts'
import { PRACTICE_MONEY } from '../areas/account/openAccount.ts'
import { buy as buyBlock } from '../areas/block/buy.ts'
import { blockLists } from '../areas/block/list.ts'
import { borrow } from '../areas/credit/borrow.ts'
import { repay } from '../areas/credit/repay.ts'
import { loans } from '../areas/credit/terms.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'
import { applyForDayTrading, approveDayTrading } from '../areas/daytrade/facility.ts'
import { buy as follow } from '../areas/copytrading/buy.ts'
import { navOn } from '../areas/copytrading/navs.ts'
import { type Issue, issuesBetween } from '../areas/copytrading/products.ts'
import { lend } from '../areas/lending/lend.ts'
import { lendingLists } from '../areas/lending/lists.ts'
import { sweep } from '../areas/orders/matching/sweep.ts'
import { savingsHandlers } from '../areas/savings/handlers.ts'
import { listingsOf } from '../market/listing/listings.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../platform/clock/instant.ts'
import { type Life, Refused, type Story } from './life.ts'
import { dayOf, inSession, workday } from './moments.ts'
import { DEMO_IDENTITY } from './person.ts'
import { buyFirst, sell } from './trading.ts'

const boughtAt = ({ opensAt }: Issue) => opensAt + 26 * HOUR

/** How the value of an issue changes from the second day to its end, as a factor. */
const outcome = ({ broker }: Life, issue: Issue): Decimal => {
  const nav = (at: number) => navOn(broker().market.seed, issue.series, lastValuationDay(at), new Map())
  return divideTo(nav(issue.endsAt), nav(boughtAt(issue)), 6, 'half-even')
}

const copy = (life: Life, { code, series }: Issue) =>
  life.ask(follow, { code, money: series.least, requestid: uuidv7(life.now()) })

/** A copy order that ends at a loss: the first such issue, or the worst one where none loses. */
const copiedAtLoss: Story = async function* (life) {
  const ended = issuesBetween(life.beginning, life.end)
    .filter((issue) => boughtAt(issue) > dayOf(life, 9) && issue.endsAt < life.end - DAY)
    .filter(({ series }) => series.currency in PRACTICE_MONEY)
    .toSorted((a, b) => compare(outcome(life, a), outcome(life, b)))
  const issue = ended[0]
  if (issue === undefined) return
  yield boughtAt(issue)
  await copy(life, issue)
}

/** A copy order that runs. */
const copying: Story = async function* (life) {
  const issue = issuesBetween(life.end + 7 * DAY, life.end - 20 * DAY).find(
    (one) => one.series.currency === 'EUR' && boughtAt(one) > dayOf(life, 30),
  )
  if (issue === undefined) return
  yield boughtAt(issue)
  await copy(life, issue)
}

/** Lends the oldest purchase among the instruments in demand: it is held for long. */
const lendOldest = async (life: Life, days: '7' | '30'): Promise<void> => {
  const { list } = await life.ask(lendingLists['/lending/holdings'], { limit: '100' })
  for (const { lendable, offer, positionid } of list.toReversed()) {
    const quantity = String(offer.minquantity)
    if (compare(decimal(lendable), decimal(quantity)) < 0 || offer.state !== 'open') continue
    await life.ask(lend, { positionid, quantity, days, requestid: uuidv7(life.now()) })
    return
  }
}

/** Shares that were lent for a month, and some that are lent now. */
const lent: Story = async function* (life) {
  yield inSession(MARKETS.MY.calendar, dayOf(life, 75), 92)
  await lendOldest(life, '30')
  yield inSession(MARKETS.MY.calendar, life.end - 6 * DAY, 88)
  await lendOldest(life, '7')
}

/** A loan that was repaid before it was due: nothing is owed. */
const borrowed: Story = async function* (life) {
  yield workday(life, 112, [13, 3])
  const { fundPassword: fundpassword } = DEMO_IDENTITY
  const terms = { currency: 'MYR', money: '2000.00', days: '14' } as const
  await life.ask(borrow, { ...terms, fundpassword, requestid: uuidv7(life.now()) })
  yield workday(life, 121, [18, 26])
  const { list } = await life.ask(loans, { limit: '1' })
  for (const { id, owed } of list) await life.ask(repay, { id, money: String(owed), requestid: uuidv7(life.now()) })
}

const costOf = (currency: string, quantity: unknown, price: unknown): Decimal | undefined => {
  const money = parseDecimal(Object.entries(PRACTICE_MONEY).find(([code]) => code === currency)?.[1] ?? '')
  const [shares, each] = [parseDecimal(String(quantity)), parseDecimal(String(price))]
  if (money === undefined || shares === undefined || each === undefined) return undefined
  return divideTo(multiply(shares, each), money, 6, 'up')
}

/** A block, the one that needs the least part of its wallet. */
const block: Story = async function* (life) {
  yield inSession(MARKETS.MY.calendar, dayOf(life, 107), 75)
  const { list } = await life.ask(blockLists['/block/list'], { which: 'open', limit: '100' })
  const offered = list
    .flatMap((one) => {
      const cost = costOf(one.currency, one.minquantity, one.price)
      return one.status === 1 && cost ? [{ ...one, cost }] : []
    })
    .toSorted((a, b) => compare(a.cost, b.cost))
  for (const { id, minquantity } of offered) {
    try {
      await life.ask(buyBlock, { id, quantity: String(minquantity), requestid: uuidv7(life.now()) })
      return
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
    }
  }
}

/** Applied for, approved, and used once. */
const dayTrade: Story = async function* (life) {
  yield workday(life, 137, [11, 17])
  await life.ask(applyForDayTrading, { requestid: uuidv7(life.now()) })
  yield life.now().getTime() + 4 * HOUR
  await life.act((tx, at) => approveDayTrading(tx, life.customer.id, at))
  yield inSession(MARKETS.MY.calendar, dayOf(life, 143), 36)
  const listed = listingsOf('MY').slice(0, 12)
  const opened = yield* buyFirst(
    life,
    listed.map(({ instrument }) => instrument),
    { daytrade: '1' },
  )
  if (opened === undefined) return
  yield life.now().getTime() + 80 * 60_000
  yield* sell(life, opened)
}

/** The fund of the savings plan: the plan's jobs place its orders, and the market fills them a second later. */
const SAVED_IN = { code: 'FD1002', rhythm: 'monthly', day: '5', reminder: '1' } as const

/** A savings plan that runs: its sum was raised once, and it was paused for a while. */
const saving: Story = async function* (life) {
  const ask = savingsHandlers
  yield workday(life, 16, [12, 46])
  const { id } = await life.ask(ask['/plan/add'], { ...SAVED_IN, money: '100.00', requestid: uuidv7(life.now()) })
  for (let bought = 0; ; bought += 1) {
    const { plan } = await life.ask(ask['/plan/info'], { id, limit: '1' })
    // Later too, for where the exchange had interrupted trading.
    for (const wait of [SECOND, 12 * MINUTE]) {
      yield Number(plan.nexttime) + wait
      await sweep(life.broker())
    }
    if (bought === 1) {
      const raised = { ...SAVED_IN, id, money: '150.00', requestid: uuidv7(life.now()) }
      yield life.now().getTime() + 3 * HOUR
      await life.ask(ask['/plan/change'], raised)
    }
    if (bought === 3) {
      await life.ask(ask['/plan/state'], { id, state: 'paused', requestid: uuidv7(life.now()) })
      yield life.now().getTime() + 19 * DAY
      await life.ask(ask['/plan/state'], { id, state: 'active', requestid: uuidv7(life.now()) })
    }
  }
}

/** Uses every other service of the broker once. */
export const serviceStories: ReadonlyArray<Story> = [copiedAtLoss, copying, lent, borrowed, block, dayTrade, saving]
