import { isSuccess } from 'effect/Result'
import { type AlertProblem, alertProblem, type AlertTerms, isSameAlert } from '../../../domain/alerts/alert.ts'
import { ladderDecimals, type TickLadder } from '../../../domain/markets/allowedPrices.ts'
import { compare, type Decimal } from '../../../domain/money/decimal.ts'
import { parseFigure } from '../../../domain/money/parse.ts'

/** The form of an alert: a figure as typed. */
export interface AlertDraft {
  readonly unit: 'price' | 'percent'
  readonly value: string
  /** Whether per cent are a rise. A price needs no side: it is above the last price, or below it. */
  readonly up: boolean
}

export const EMPTY_ALERT: AlertDraft = { unit: 'price', value: '', up: true }

/** What is known of the instrument; prices in its currency, null where there is none. */
export interface AlertContext {
  readonly ticks: TickLadder
  readonly last: Decimal | null
  readonly previousClose: Decimal | null
  /** The alerts that wait for it. */
  readonly waiting: ReadonlyArray<AlertTerms>
}

export interface ReadAlert {
  /** Undefined while there is nothing to set. */
  readonly terms: AlertTerms | undefined
  /** Undefined while nothing is typed, too. */
  readonly problem: AlertProblem | 'unreadable' | 'alert-waits-already' | undefined
}

const NOTHING: ReadAlert = { terms: undefined, problem: undefined }

/** The alert of a form, and the findings about it at the current price. Source: RULES.md, alerts. */
export const readAlert = (
  { unit, up, value }: AlertDraft,
  { last, previousClose, ticks, waiting }: AlertContext,
): ReadAlert => {
  if (value.trim() === '') return NOTHING
  const figure = parseFigure(value, { decimals: unit === 'percent' ? 2 : ladderDecimals(ticks) })
  if (!isSuccess(figure)) return { terms: undefined, problem: 'unreadable' }
  if (last === null) return NOTHING
  const isUp = unit === 'percent' ? up : compare(figure.success, last) >= 0
  const kind = unit === 'percent' ? (isUp ? 'rise' : 'fall') : isUp ? 'above' : 'below'
  const terms = { kind, value: figure.success } as const
  const isSet = waiting.some((alert) => isSameAlert(alert, terms))
  const problem = alertProblem(terms, ticks, { last, previousClose: previousClose ?? last })
  return { terms, problem: problem ?? (isSet ? 'alert-waits-already' : undefined) }
}
