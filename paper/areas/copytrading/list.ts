import { struckAt } from '../../../domain/copytrading/valuation.ts'
import { followStateAt } from '../../../domain/copytrading/product.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { pageAnswer, pageOf } from '../../platform/paging/cursor.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { findIssue, type Issue, issuesBetween } from './products.ts'
import { showProduct, trackRecord } from './showProduct.ts'
import { followState, type FollowState, investedIn } from './state.ts'

const SOON = 30 * DAY
const ENDED_WITHIN = 90 * DAY

/** A stable sort key: the opening of the issue, counted back from a far date, and its code. */
const keyOf = ({ code, opensAt }: Issue): string => {
  const letters = Buffer.from(code).toString('hex')
  return `${(9_999_999_999_999 - opensAt).toString()}-${letters}`
}

/** Products around the present, the last to open first. */
export const listProducts: Handler<'/follow/list'> = async (fields, { broker, customer, now }) => {
  const page = pageOf({ path: '/follow/list', customerId: customer.id, fields }, fields)
  if (isRejection(page)) return page
  const at = now.getTime()
  const state = await followState(broker.db)
  // A tester may have ended an issue long before its planned end: its actual end decides.
  const wanted = issuesBetween(at - ENDED_WITHIN, at + SOON)
    .map(state.asChanged)
    .filter((issue) => !state.isDelisted(issue.code))
    .filter((issue) => fields.state === undefined || followStateAt(issue, at) === fields.state)
    .filter((issue) => page.after === undefined || keyOf(issue) > page.after)
  const rows = wanted.slice(0, page.limit + 1)
  const ours = await investedIn(
    broker.db,
    rows.map(({ code }) => code),
  )
  return pageAnswer(page, rows, keyOf, (issue) => {
    const facts = { marketSeed: broker.market.seed, at, ours: ours(issue.code) }
    return showProduct(issue, { ...facts, set: state.returnsOf(issue.series.code) })
  })
}

/** A product that is not delisted, with the changes of testers. */
export const listedIssue = (code: string, state: FollowState): Issue | undefined => {
  const issue = findIssue(code)
  return issue && !state.isDelisted(code) ? state.asChanged(issue) : undefined
}

export const productInfo: Handler<'/follow/info'> = async ({ code }, { broker, now }) => {
  const state = await followState(broker.db)
  const issue = listedIssue(code, state)
  if (issue === undefined) return reject('product-not-found', '/code')
  const ours = (await investedIn(broker.db, [code]))(code)
  const facts = { marketSeed: broker.market.seed, at: now.getTime(), ours }
  return showProduct(issue, { ...facts, set: state.returnsOf(issue.series.code) })
}

export const productRecord: Handler<'/follow/record'> = async ({ code, days }, { broker, now }) => {
  const state = await followState(broker.db)
  const issue = listedIssue(code, state)
  if (issue === undefined) return reject('product-not-found', '/code')
  const span = { at: now.getTime(), days: Number.parseInt(days, 10) }
  const record = trackRecord(broker.market.seed, issue, span, state.returnsOf(issue.series.code))
  return record.map(({ day, nav }) => ({ time: struckAt(day), nav: formatDecimal(nav) }))
}
