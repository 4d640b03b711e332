import { subtract } from 'effect/BigDecimal'
import { lastValuationDay, struckAt } from '../../../domain/copytrading/valuation.ts'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import type { FollowOrderRow } from './row.ts'
import { type Valuing, worthOf } from './worth.ts'

type WireOrder = Data<'/follow/redeem'>

const RUNNING = 0
const CANCELLED = 2

const figuresOf = (row: FollowOrderRow, valuing: Valuing) => {
  if (row.status === RUNNING) return worthOf(row, valuing)
  return row.paid_out === null ? null : { value: row.paid_out, dayProfit: zero }
}

const endOf = ({ ended_by, status }: FollowOrderRow): WireOrder['endedby'] => {
  if (status === RUNNING) return ''
  return ended_by ?? (status === CANCELLED ? 'cancelled' : '')
}

/** An order as the contract represents it; `-` for unknown values. */
export const showOrder = (row: FollowOrderRow, valuing: Valuing): WireOrder => {
  const figures = figuresOf(row, valuing)
  const amount = (sum: Decimal | null | undefined) => (sum ? amountText(sum, row.currency) : '-')
  const time = (at: Date | null): WireOrder['unlocktime'] => (at === null ? '-' : millis(at))
  const until = Math.min(valuing.at, row.ended_at?.getTime() ?? valuing.at, row.ends_at?.getTime() ?? valuing.at)
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    strategist: row.strategist ?? '',
    currency: row.currency,
    money: amount(row.amount),
    fee: amount(row.fee),
    value: amount(figures?.value),
    dayprofit: amount(figures?.dayProfit),
    profit: amount(figures && row.amount && subtract(figures.value, row.amount)),
    navtime: struckAt(lastValuationDay(until)),
    buytime: millis(row.created_at),
    unlocktime: time(row.unlocks_at),
    endtime: time(row.ends_at),
    closetime: row.status === RUNNING ? '-' : time(row.ended_at),
    state: row.status === RUNNING ? 'following' : 'ended',
    endedby: endOf(row),
    status: row.status,
  }
}
