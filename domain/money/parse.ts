import { normalize } from 'effect/BigDecimal'
import { fail, type Result, succeed } from 'effect/Result'
import { plainTyped } from '../validation/plainTyped.ts'
import { type Decimal, decimal } from './decimal.ts'
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
    .replace(/\uff0e/g, '.')
    .replace(/[\u2212\u2013\uff0d]/, '-')
    .replace(/[\s’']/g, ' ')

const GROUPED = /^([+-]?)(?:([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?|([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d+))?)$/
/** Commas between thousands, as other countries write: more than one, or with a dot before decimals. */
const GROUPED_BY_COMMAS = /^([+-]?)([1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,}))$/
const ONE_SEPARATOR = /^([+-]?)(?=[.,]?\d)(\d*)(?:([.,])(\d*))?$/
const NUMBER_LIKE = /^[+-]?[\d., ]*\d[\d., ]*$/

interface Parts {
  readonly sign: string
  readonly whole: string
  readonly fraction: string
}

/** Whether one dot or comma stands where it stands between thousands. */
const mayGroup = (whole: string, fraction: string): boolean => /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3

const partsOf = (spelled: string): Parts | undefined => {
  const plain = ONE_SEPARATOR.exec(spelled)
  if (plain) {
    const [, sign = '', whole = '', separator, fraction = ''] = plain
    return separator === otherSign() && mayGroup(whole, fraction)
      ? { sign, whole: whole + fraction, fraction: '' }
      : { sign, whole, fraction }
  }
  const [, commaSign = '', commaFigure] = GROUPED_BY_COMMAS.exec(spelled) ?? []
  if (commaFigure !== undefined) {
    const [whole = '', fraction = ''] = commaFigure.split('.')
    return { sign: commaSign, whole, fraction }
  }
  const grouped = GROUPED.exec(spelled)
  if (grouped === null) return undefined
  const [, sign = '', dotted, afterDots, spaced, afterSpaces] = grouped
  return { sign, whole: dotted ?? spaced ?? '', fraction: afterDots ?? afterSpaces ?? '' }
}

const figureOf = ({ fraction, sign, whole }: Parts): Decimal => {
  const digits = whole.replace(/[., ]/g, '') || '0'
  return decimal(`${sign === '-' ? '-' : ''}${digits}${fraction === '' ? '' : `.${fraction}`}`)
}

/**
 * Reads a figure as the app writes it and as people type it on a phone, whose keypad may have only a dot or only a comma: "1.234,56",
 * "1234,56", "1 234,56", ",5", "9.60", "1,234.56". A dot that could stand between thousands ("1.500") does, where the comma is the decimal
 * sign; `otherReading` has the other meaning. Source: RULES.md, money.
 */
export const parseFigure = (text: string, shape: FigureShape): Result<Decimal, FigureProblem> => {
  const spelled = respell(text)
  if (spelled === '') return fail('empty')
  if (spelled.length > LONGEST) return fail('too-long')
  const parts = partsOf(spelled)
  if (parts === undefined) return fail(NUMBER_LIKE.test(spelled) ? 'ambiguous' : 'not-a-number')
  if (parts.fraction.length > shape.decimals) return fail('too-many-decimals')
  if (parts.sign === '-' && shape.signed !== true) return fail('negative')
  return succeed(figureOf(parts))
}

/**
 * What a text means to somebody who writes decimals with the other sign: "1.500" one and a half, "1,500" one thousand five hundred.
 * `undefined` where it can be read in one way only, or the other one is no figure of this shape. Source: RULES.md, money.
 */
export const otherReading = (text: string, shape: FigureShape): Decimal | undefined => {
  const [, sign = '', whole = '', separator, fraction = ''] = ONE_SEPARATOR.exec(respell(text)) ?? []
  if (separator === undefined || !mayGroup(whole, fraction) || (sign === '-' && shape.signed !== true)) return undefined
  if (separator !== otherSign()) return figureOf({ sign, whole: whole + fraction, fraction: '' })
  const meant = normalize(figureOf({ sign, whole, fraction }))
  // Where there are no decimals, as in a number of shares, nobody means them.
  return shape.decimals > 0 && meant.scale <= shape.decimals ? meant : undefined
}
