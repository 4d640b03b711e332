import { compare, decimalsOf, figure, formatDecimal, known, minus, plus, times } from '../contract/amounts.ts'
import { roundTo } from '../../../domain/money/decimal.ts'
import { equals, goesWith, holds, type Row, rounds } from './promise.ts'
import type { PromiseOf } from './success.ts'

export const planPromises: PromiseOf = function* (row, at) {
  const isActive = row['state'] === 'active'
  yield goesWith(`${at}/nexttime`, known(row['nexttime']) !== undefined, isActive, 'a time while it is active')
  yield goesWith(`${at}/nextday`, row['nextday'] !== '-', isActive, 'a day while it is active')
  const price = known(row['nowprice'])
  if (price !== undefined)
    yield rounds(
      `${at}/worth`,
      row['worth'],
      times(price, figure(row['quantity'])),
      row['currency'],
      'price × quantity',
    )
  if (known(row['worth']) !== undefined)
    yield equals(
      `${at}/profit`,
      row['profit'],
      minus(plus(figure(row['worth']), figure(row['sold'])), figure(row['paid'])),
      'worth + sold - paid',
    )
}

/** What a purchase had, and what it cost. */
const budgetOf = (row: Row) => plus(figure(row['restbefore']), figure(row['money']))
const costOf = (row: Row) => plus(figure(row['amount']), figure(row['fees']))

export const planPurchasePromises: PromiseOf = function* (row, at) {
  const [state, cost] = [String(row['state']), costOf(row)]
  yield holds(
    `${at}/amount`,
    compare(cost, budgetOf(row)) <= 0,
    `at most ${formatDecimal(budgetOf(row))} with fees`,
    row['amount'],
  )
  const rest = state === 'skipped' ? figure(row['restbefore']) : minus(budgetOf(row), cost)
  yield equals(`${at}/restafter`, row['restafter'], rest, 'what was there less what it cost')
  yield goesWith(`${at}/reason`, row['reason'] !== '', state === 'skipped', 'a reason where it was skipped')
  if (state === 'bought' || state === 'ordered')
    yield goesWith(`${at}/orderid`, row['orderid'] !== '', true, 'the order of a purchase')
}

export const planPreviewPromises: PromiseOf = function* (row, at, { form }) {
  const fees = (row['fees'] as ReadonlyArray<Row>).map((fee) => figure(fee['amount']))
  if (known(row['cost']) === undefined) return
  yield equals(`${at}/feetotal`, row['feetotal'], fees.reduce(plus, figure('0')), 'the sum of the fees')
  yield equals(`${at}/cost`, row['cost'], plus(figure(row['amount']), figure(row['feetotal'])), 'amount + fees')
  const exact = times(figure(row['price']), figure(row['quantity']))
  yield rounds(`${at}/amount`, row['amount'], exact, row['currency'], 'price × quantity')
  if (form['id'] === undefined)
    yield equals(
      `${at}/rest`,
      row['rest'],
      roundTo(minus(figure(form['money']), figure(row['cost'])), decimalsOf(row['currency']), 'half-even'),
      'the sum less the cost',
    )
}
