import { isFailure, isSuccess } from 'effect/Result'
import { ladderDecimals } from '../../../../domain/markets/allowedPrices.ts'
import type { Tradable } from '../../../../domain/markets/market.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity } from '../../../../domain/money/format.ts'
import { parseFigure } from '../../../../domain/money/parse.ts'
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

/** What a field shows: that it cannot be read, or what the rules say against it. */
export type DraftProblems = Partial<Readonly<Record<ProtectionField, ProtectionCode | 'unreadable'>>>

export interface ReadDraft {
  readonly protection: Protection
  readonly problems: DraftProblems
}

const PERCENT_DECIMALS = 2

/** The protection of a form, and what speaks against it at a price; nothing is checked while there is no price. */
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
