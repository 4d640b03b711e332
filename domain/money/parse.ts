import { normalize } from 'effect/BigDecimal'
import { fail, isSuccess, type Result, succeed } from 'effect/Result'
import { plainTyped } from '../validation/plainTyped.ts'
import { compare, type Decimal, decimal } from './decimal.ts'
import { figureSigns } from './figureStyle.ts'

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

/** The one of dot and comma that is not the decimal sign: alone before three digits, it stands between thousands. */
const otherSign = () => (figureSigns().decimal === ',' ? '.' : ',')

/** One spelling for what keyboards offer: Western digits, "," and "." (Arabic separators too), "-", single spaces. */
const respell = (text: string): string =>
  plainTyped(text)
    .trim()
    .replace(/\u066b/g, figureSigns().decimal)
    .replace(/\u066c/g, otherSign())
    .replace(/[\u060c\uff0c]/g, ',')
    // A full-width dot, or the full stop that a Chinese or Japanese keyboard has in its place.
    .replace(/[\uff0e\u3002\uff61]/g, '.')
    .replace(/[\u2212\u2013\uff0d]/, '-')
    .replace(/[\s’']/g, ' ')

/** Commas between thousands, as other countries write: more than one, or with a dot before decimals. */
const GROUPED_BY_COMMAS = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/
const GROUPED_BY_DOTS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/
const GROUPED_BY_SPACES = /^[+-]?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/
const ONE_SEPARATOR = /^[+-]?(?=[.,]?\d)\d*(?:[.,]\d*)?$/
/** One dot or comma where it stands between thousands. */
const MAY_GROUP = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/
const NUMBER_LIKE = /^[+-]?[\d., ]*\d[\d., ]*$/

/** The same figure with a dot before its decimals and nothing between its thousands; `undefined` where it is none. */
const ungrouped = (spelled: string): string | undefined => {
  if (ONE_SEPARATOR.test(spelled))
    return MAY_GROUP.test(spelled) && spelled.includes(otherSign())
      ? spelled.replace(otherSign(), '')
      : spelled.replace(',', '.')
  if (GROUPED_BY_COMMAS.test(spelled)) return spelled.replaceAll(',', '')
  if (GROUPED_BY_DOTS.test(spelled)) return spelled.replaceAll('.', '').replace(',', '.')
  return GROUPED_BY_SPACES.test(spelled) ? spelled.replaceAll(' ', '').replace(',', '.') : undefined
}

/** A figure without thousands, whose dot may stand before all digits (".5") or behind them ("12."). */
const figureOf = (plain: string): Decimal => decimal(plain.replace(/\.$/, '').replace(/(?<!\d)\./, '0.'))

/**
 * Reads a figure as the app writes it and as people type it on a phone, whose keypad may have only a dot or only a comma: "1.234,56",
 * "1234,56", "1 234,56", ",5", "9.60", "1,234.56". A dot that could stand between thousands ("1.500") does, where the comma is the decimal
 * sign; `otherReading` has the other meaning. Source: RULES.md, money.
 */
export const parseFigure = (text: string, shape: FigureShape): Result<Decimal, FigureProblem> => {
  const spelled = respell(text)
  if (spelled === '') return fail('empty')
  if (spelled.length > LONGEST) return fail('too-long')
  const plain = ungrouped(spelled)
  if (plain === undefined) return fail(NUMBER_LIKE.test(spelled) ? 'ambiguous' : 'not-a-number')
  const figure = figureOf(plain)
  if (figure.scale > shape.decimals) return fail('too-many-decimals')
  if (plain.startsWith('-') && shape.signed !== true) return fail('negative')
  return succeed(figure)
}

/** The smallest and the largest figure that a field takes: the price limits of the day, for example. */
export interface FigureBounds {
  readonly min?: Decimal
  readonly max?: Decimal
}

const isWithin = (figure: Decimal, { max, min }: FigureBounds): boolean =>
  (min === undefined || compare(figure, min) >= 0) && (max === undefined || compare(figure, max) <= 0)

const otherFigure = (spelled: string, shape: FigureShape): Decimal | undefined => {
  if (!spelled.includes(otherSign())) return figureOf(spelled.replace(figureSigns().decimal, ''))
  const meant = normalize(figureOf(spelled.replace(otherSign(), '.')))
  // Where there are no decimals, as in a number of shares, nobody means them.
  return shape.decimals > 0 && meant.scale <= shape.decimals ? meant : undefined
}

/**
 * What a text means to somebody who writes decimals with the other sign: "1.500" one and a half, "1,500" one thousand five hundred.
 * `undefined` where it can be read in one way only, the other one is no figure of this shape, or only the first one is within `bounds`.
 * Source: RULES.md, money.
 */
export const otherReading = (text: string, shape: FigureShape, bounds: FigureBounds = {}): Decimal | undefined => {
  const spelled = respell(text)
  if (!MAY_GROUP.test(spelled) || (spelled.startsWith('-') && shape.signed !== true)) return undefined
  const other = otherFigure(spelled, shape)
  const figure = parseFigure(text, shape)
  const isOutside = other !== undefined && !isWithin(other, bounds)
  return isOutside && isSuccess(figure) && isWithin(figure.success, bounds) ? undefined : other
}
