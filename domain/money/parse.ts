import { fail, type Result, succeed } from 'effect/Result'
import { plainTyped } from '../validation/plainTyped.ts'
import { type Decimal, decimal } from './decimal.ts'

/**
 * Why a typed figure was not taken. `ambiguous` is text that another country's habit would read as another number.
 */
export type FigureProblem = 'empty' | 'not-a-number' | 'ambiguous' | 'too-many-decimals' | 'negative' | 'too-long'

export interface FigureShape {
  /** The most decimals the figure may have: two for money, those of the tick for a price. */
  readonly decimals: number
  /** Whether a minus sign is taken. Default: not. */
  readonly signed?: boolean
}

const LONGEST = 40

/** One spelling for what keyboards offer: Western digits, "," and "." (Arabic separators too), "-", single spaces. */
const respell = (text: string): string =>
  plainTyped(text)
    .trim()
    .replace(/[\u060c\u066b\uff0c]/g, ',')
    .replace(/[\u066c\uff0e]/g, '.')
    .replace(/[\u2212\u2013\uff0d]/, '-')
    .replace(/\s/g, ' ')

const GROUPED = /^([+-]?)([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?: \d{3})+)(?:,(\d+))?$/
const UNGROUPED = /^([+-]?)(?=,?\d)(\d*)(?:,(\d*))?$/
const NUMBER_LIKE = /^[+-]?[\d., ]*\d[\d., ]*$/

/**
 * Reads a figure as the app writes it and as people type it on a phone: "1.234,56", "1234,56", "1 234,56", ",5".
 * Never guesses: a dot that could be a decimal point ("1,234.56", "12.5"; with three or more decimals allowed
 * also "1.234") is `ambiguous`. Source: RULES.md, money.
 */
export const parseFigure = (text: string, shape: FigureShape): Result<Decimal, FigureProblem> => {
  const spelled = respell(text)
  if (spelled === '') return fail('empty')
  if (spelled.length > LONGEST) return fail('too-long')

  const grouped = GROUPED.exec(spelled)
  const parts = grouped ?? UNGROUPED.exec(spelled)
  if (parts === null) return fail(NUMBER_LIKE.test(spelled) ? 'ambiguous' : 'not-a-number')
  const dotMayBeDecimal = shape.decimals >= 3 && /^[+-]?\d+\.\d+$/.test(spelled)
  if (dotMayBeDecimal) return fail('ambiguous')

  const isNegative = parts[1] === '-'
  const whole = (parts[2] || '0').replace(/[. ]/g, '')
  const fraction = parts[3] ?? ''
  if (fraction.length > shape.decimals) return fail('too-many-decimals')
  if (isNegative && shape.signed !== true) return fail('negative')
  return succeed(decimal(`${isNegative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`))
}
