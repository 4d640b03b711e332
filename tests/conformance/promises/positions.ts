import {
  absolute,
  compare,
  type Decimal,
  decimal,
  decimalsOf,
  divideTo,
  figure,
  isNear,
  isSame,
  known,
  minus,
  plus,
  smallest,
  times,
  zero,
} from '../contract/amounts.ts'
import { type Claim, equals, goesWith, holds, type Row, rounds } from './promise.ts'
import type { PromiseOf } from './success.ts'

const HELD = ['pending', 'holding', 'closing']

const isMargin = (row: Row): boolean => row['direction'] === 'short' || !isSame(figure(row['leverage']), decimal('1'))

/** Value less cost for a long, cost less value for a short, no more of a loss than the margin. */
const floating = (row: Row): Decimal => {
  const [value, cost] = [figure(row['marketvalue']), figure(row['cost'])]
  const gain = row['direction'] === 'long' ? minus(value, cost) : minus(cost, value)
  const own = minus(zero, plus(figure(row['margin']), figure(row['addedmargin'])))
  return isMargin(row) && compare(gain, own) < 0 ? own : gain
}

function* quantities(row: Row, at: string): Iterable<Claim> {
  const [now, opened] = [figure(row['quantity']), figure(row['openquantity'])]
  const [closable, lent] = [figure(row['closable']), figure(row['lent'])]
  const state = String(row['state'])
  const isNone = isSame(now, zero)
  yield holds(`${at}/quantity`, compare(now, opened) <= 0, 'no more than was opened', row['quantity'])
  yield holds(
    `${at}/closable`,
    compare(plus(closable, lent), now) <= 0,
    'with what is lent no more than the quantity',
    row['closable'],
  )
  yield holds(
    `${at}/state`,
    isNone === !['holding', 'closing'].includes(state),
    `what a quantity of ${String(row['quantity'])} makes`,
    state,
  )
  if (state === 'pending' || state === 'cancelled')
    yield equals(`${at}/openquantity`, row['openquantity'], zero, 'nothing was opened')
  if (state === 'closed')
    yield holds(`${at}/openquantity`, compare(opened, zero) > 0, 'what was opened', row['openquantity'])
}

function* margins(row: Row, at: string): Iterable<Claim> {
  const cost = figure(row['cost'])
  const due = divideTo(cost, figure(row['leverage']), decimalsOf(row['currency']), 'up')
  const unit = smallest(row['currency'])
  // A part that was closed took its share, rounded: then the rest may be a unit off.
  const isWhole = isSame(figure(row['quantity']), figure(row['openquantity']))
  const off = absolute(minus(figure(row['margin']), due))
  yield holds(
    `${at}/margin`,
    compare(off, isWhole ? zero : unit) <= 0,
    'opening amount / leverage, rounded up',
    row['margin'],
  )
  if (!isMargin(row))
    yield equals(`${at}/addedmargin`, row['addedmargin'], zero, 'no margin is added to a long without leverage')
}

/** What bought and what sold: a long has a buying price from its first fill, a short a selling one. */
function* prices(row: Row, at: string): Iterable<Claim> {
  const [opening, closing] = row['direction'] === 'long' ? ['buy', 'sell'] : ['sell', 'buy']
  const [now, opened] = [figure(row['quantity']), figure(row['openquantity'])]
  const wasOpened = compare(opened, zero) > 0
  const wasClosed = wasOpened && compare(now, opened) < 0
  for (const [side, due] of [
    [opening, wasOpened],
    [closing, wasClosed],
  ] as const) {
    yield goesWith(
      `${at}/${side}price`,
      known(row[`${side}price`]) !== undefined,
      due,
      'a price where there was such a fill',
    )
    yield goesWith(
      `${at}/${side}time`,
      known(row[`${side}time`]) !== undefined,
      due,
      'a time where there was such a fill',
    )
  }
  const mean = known(row['averagecost'])
  yield goesWith(
    `${at}/averagecost`,
    mean !== undefined,
    compare(now, zero) > 0,
    'a cost of one share where something is held',
  )
  if (mean !== undefined && compare(now, zero) > 0) {
    const unit = { ...mean, value: 1n }
    const exact = divideTo(figure(row['cost']), now, mean.scale + 4, 'half-even')
    yield holds(`${at}/averagecost`, isNear(mean, exact, plus(unit, unit)), 'cost / quantity', row['averagecost'])
  }
}

export const positionPromises: PromiseOf = function* (row, at, { path, form }) {
  const state = String(row['state'])
  if (path === '/trade/positionlist')
    yield holds(
      `${at}/state`,
      HELD.includes(state) === (form['which'] === 'held'),
      `a state of the ${String(form['which'])} ones`,
      state,
    )
  if (path === '/daytrade/positions')
    yield holds(
      `${at}/state`,
      HELD.includes(state) === (form['which'] === 'held'),
      `a state of the ${String(form['which'])} ones`,
      state,
    )
  yield* quantities(row, at)
  yield* margins(row, at)
  yield* prices(row, at)
  const price = known(row['nowprice'])
  if (price !== undefined) {
    yield rounds(
      `${at}/marketvalue`,
      row['marketvalue'],
      times(price, figure(row['quantity'])),
      row['currency'],
      'current price × quantity',
    )
    yield rounds(`${at}/yingkui`, row['yingkui'], floating(row), row['currency'], 'value and cost')
  }
  yield goesWith(
    `${at}/stopprice`,
    known(row['stopprice']) !== undefined,
    isMargin(row) && state !== 'pending' && HELD.includes(state),
    'a stop price where it has leverage or is short',
  )
  yield goesWith(
    `${at}/sellablefrom`,
    known(row['sellablefrom']) !== undefined,
    row['lockreason'] !== '',
    'a time exactly where there is a reason',
  )
  yield holds(`${at}/fees`, compare(figure(row['fees']), zero) >= 0, 'not below 0', row['fees'])
}

/** A closed position of the records: what the prices differ by, less its fees. */
export const closingPromises: PromiseOf = function* (row, at) {
  const [bought, sold, quantity] = [figure(row['buyprice']), figure(row['sellprice']), figure(row['stock_num'])]
  const gain = times(row['direction'] === 'long' ? minus(sold, bought) : minus(bought, sold), quantity)
  const exact = minus(gain, figure(row['fee']))
  const profit = figure(row['yingkui'])
  // Mean prices are rounded for showing, and a loss beyond the margin is written off.
  const scale = Math.max(bought.scale, sold.scale)
  const slack = plus(times(quantity, { ...bought, value: 1n, scale }), smallest(row['currency']))
  const isWrittenOff = compare(profit, exact) > 0 && compare(plus(figure(row['margin']), profit), zero) <= 0
  yield holds(
    `${at}/yingkui`,
    isWrittenOff || compare(absolute(minus(profit, exact)), slack) <= 0,
    'price difference × quantity, less its fees',
    row['yingkui'],
  )
  yield holds(
    `${at}/selltime`,
    Number(row['selltime']) >= Number(row['buytime']),
    'not before it was opened',
    row['selltime'],
  )
}
