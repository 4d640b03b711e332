import {
  compare,
  type Decimal,
  decimalsOf,
  figure,
  isSame,
  known,
  minus,
  percentOf,
  roundTo,
  sumOf,
  zero,
} from '../contract/amounts.ts'
import { type Claim, equals, holds, type Row } from './promise.ts'

/** What an order does: closing a short buys, opening one sells. */
export const sideOf = (direction: unknown, action: unknown): 'buy' | 'sell' =>
  (direction === 'long') === (action === 'open') ? 'buy' : 'sell'

/** One line of a published schedule on an amount: half up, then within its least and its most. */
const lineOf = (fee: Row, amount: Decimal, currency: unknown): Decimal => {
  const share = roundTo(percentOf(amount, figure(fee['rate'])), decimalsOf(currency), 'half-up')
  const [least, most] = [known(fee['minimum']), known(fee['maximum'])]
  const raised = least !== undefined && compare(share, least) < 0 ? least : share
  return most !== undefined && compare(raised, most) > 0 ? most : raised
}

/** What the published schedule charges on an order, line by line; never more than the amount in all. */
export const chargesOf = (
  rules: Row,
  side: 'buy' | 'sell',
  amount: Decimal,
  currency: unknown,
): { readonly lines: ReadonlyMap<string, Decimal>; readonly total: Decimal } => {
  const due = (rules['fees'] as ReadonlyArray<Row>).filter(
    ({ side: charged }) => charged === 'both' || charged === side,
  )
  const lines = new Map(due.map((fee) => [String(fee['name']), lineOf(fee, amount, currency)]))
  const sum = sumOf(lines.values())
  return { lines, total: compare(sum, amount) > 0 ? amount : sum }
}

/** Lines of a preview's fees: their sum, and each one as the schedule has it where the instrument was seen. */
export function* feePromises(row: Row, at: string, rules: Row | undefined, side: 'buy' | 'sell'): Iterable<Claim> {
  const lines = row['fees'] as ReadonlyArray<Row>
  yield equals(
    `${at}/feetotal`,
    row['feetotal'],
    sumOf(lines.map(({ amount }) => figure(amount))),
    'the sum of the fees',
  )
  if (rules === undefined) return
  const amount = figure(row['amount'])
  const due = chargesOf(rules, side, amount, row['currency'])
  yield equals(`${at}/feetotal`, row['feetotal'], due.total, 'what the published fees come to')
  if (!isSame(due.total, sumOf(due.lines.values()))) return
  for (const [nth, line] of lines.entries())
    yield equals(
      `${at}/fees/${nth}/amount`,
      line['amount'],
      due.lines.get(String(line['name'])) ?? zero,
      'the published fee',
    )
  const names = lines.map(({ name }) => String(name))
  const missing = [...due.lines].filter(([name, charge]) => compare(charge, zero) > 0 && !names.includes(name))
  yield holds(
    `${at}/fees`,
    missing.length === 0,
    'every published fee',
    missing.map(([name]) => name),
  )
}

/** What is left of an amount after what was taken from it, never below 0. */
export const rest = (amount: Decimal, taken: Decimal): Decimal =>
  compare(amount, taken) > 0 ? minus(amount, taken) : zero
