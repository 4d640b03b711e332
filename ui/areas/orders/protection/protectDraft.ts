import { multiply, subtract, sum } from 'effect/BigDecimal'
import { isFailure, isSuccess } from 'effect/Result'
import { ladderDecimals, roundToTick, type TickLadder } from '../../../../domain/markets/allowedPrices.ts'
import type { Tradable } from '../../../../domain/markets/market.ts'
import { type Decimal, decimal, isSame } from '../../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity } from '../../../../domain/money/format.ts'
import { parseFigure } from '../../../../domain/money/parse.ts'
import { keysOf } from '../../../../domain/validation/keys.ts'
import type { Direction } from '../../../../domain/orders/order.ts'
import {
  type Protection,
  type ProtectionCode,
  type ProtectionField,
  protectionFindings,
  trailingStop,
} from '../../../../domain/orders/protection.ts'

export type StopKind = 'none' | 'stop' | 'trail'

/** The form of a protection: figures as typed. */
export interface ProtectDraft {
  readonly kind: StopKind
  readonly stop: string
  readonly limit: string
  readonly unit: 'percent' | 'amount'
  readonly distance: string
  readonly profit: string
}

export const EMPTY_DRAFT: ProtectDraft = {
  kind: 'none',
  stop: '',
  limit: '',
  unit: 'percent',
  distance: '5',
  profit: '',
}

/** The form of a protection that was set before. */
export const draftOf = ({ stop, stopLimit, takeProfit, trail }: Protection, step: Decimal): ProtectDraft => {
  const price = (value: Decimal | undefined) => (value ? formatPrice(value, step) : '')
  return {
    kind: trail ? 'trail' : stop ? 'stop' : 'none',
    stop: price(stop),
    limit: price(stopLimit),
    unit: trail?.unit ?? 'percent',
    distance: trail ? (trail.unit === 'percent' ? formatQuantity(trail.distance) : price(trail.distance)) : '5',
    profit: price(takeProfit),
  }
}

/** The fields of the stop: where its kind changes, they change together. */
const STOP_FIELDS = ['kind', 'stop', 'limit', 'unit', 'distance'] as const

/** More decimals than a price has. */
const ANY_DECIMALS = 12

const figureOf = (text: string): Decimal | null => {
  const read = parseFigure(text, { decimals: ANY_DECIMALS })
  return isSuccess(read) ? read.success : null
}

/** The same text, or the same figure however it was typed: "1,4" and "1,40". */
const isSameEntry = (one: string, other: string): boolean => {
  const [read, also] = [figureOf(one), figureOf(other)]
  return one === other || (read !== null && also !== null && isSame(read, also))
}

/** Whether two forms say the same. */
export const isSameDraft = (one: ProtectDraft, other: ProtectDraft): boolean =>
  keysOf(one).every((field) => isSameEntry(one[field], other[field]))

/** The form after its protection was changed elsewhere: what the customer has not edited follows the protection. */
export const followProtection = (draft: ProtectDraft, was: ProtectDraft, is: ProtectDraft): ProtectDraft => {
  const follow = <Field extends keyof ProtectDraft>(field: Field): ProtectDraft[Field] =>
    isSameEntry(draft[field], was[field]) ? is[field] : draft[field]
  const isOfOneKind = was.kind === is.kind && was.unit === is.unit
  const isEdited = STOP_FIELDS.some((field) => !isSameEntry(draft[field], was[field]))
  const { distance, kind, limit, stop, unit } = isEdited ? draft : is
  return isOfOneKind
    ? {
        kind: follow('kind'),
        stop: follow('stop'),
        limit: follow('limit'),
        unit: follow('unit'),
        distance: follow('distance'),
        profit: follow('profit'),
      }
    : { kind, stop, limit, unit, distance, profit: follow('profit') }
}

/** What a field shows: that it cannot be read, or what the rules say against it. */
export type DraftProblems = Partial<Readonly<Record<ProtectionField, ProtectionCode | 'unreadable'>>>

export interface ReadDraft {
  readonly protection: Protection
  readonly problems: DraftProblems
}

const PERCENT_DECIMALS = 2

/** The protection of a form, and its problems at a price; nothing is checked while there is no price. */
export const readDraft = (
  draft: ProtectDraft,
  { ticks }: Pick<Tradable, 'ticks'>,
  direction: Direction,
  price: Decimal | null,
): ReadDraft => {
  const decimals = ladderDecimals(ticks)
  const problems: { -readonly [Field in keyof DraftProblems]: DraftProblems[Field] } = {}
  const figure = (field: ProtectionField, text: string, most: number, isNeeded: boolean): Decimal | undefined => {
    const read = parseFigure(text, { decimals: most })
    if (isSuccess(read)) return read.success
    if (isNeeded || (isFailure(read) && read.failure !== 'empty')) problems[field] = 'unreadable'
    return undefined
  }
  const stop = draft.kind === 'stop' ? figure('stop', draft.stop, decimals, true) : undefined
  const stopLimit = draft.kind === 'stop' ? figure('stopLimit', draft.limit, decimals, false) : undefined
  const most = draft.unit === 'percent' ? PERCENT_DECIMALS : decimals
  const distance = draft.kind === 'trail' ? figure('trail', draft.distance, most, true) : undefined
  const takeProfit = figure('takeProfit', draft.profit, decimals, false)
  const protection: Protection = {
    ...(stop && { stop }),
    ...(stopLimit && { stopLimit }),
    ...(takeProfit && { takeProfit }),
    ...(distance && { trail: { unit: draft.unit, distance } }),
  }
  const found = price ? protectionFindings(protection, direction, ticks, price) : []
  for (const { code, field } of found) problems[field] ??= code
  return { protection, problems }
}

/** The price at which the stop of a protection stands at first. */
export const firstStop = (
  { stop, trail }: Protection,
  { ticks }: Pick<Tradable, 'ticks'>,
  direction: Direction,
  price: Decimal,
): Decimal | undefined => stop ?? (trail && trailingStop(ticks, direction, trail, price))

/** Where a stop stands first, as a share of the price. */
export const NEAR = decimal('0.05')

/** The price at which a line stands when it is added: its distance as a share of the price. */
export const firstPrice = (ticks: TickLadder, price: Decimal, isAbove: boolean, share: Decimal): Decimal => {
  const distance = multiply(price, share)
  return roundToTick(ticks, isAbove ? sum(price, distance) : subtract(price, distance), 'nearest')
}
