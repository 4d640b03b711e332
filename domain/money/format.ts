import { abs, make, normalize } from 'effect/BigDecimal'
import { compare, type Decimal, formatDecimal, roundTo } from './decimal.ts'
import { figureSigns } from './figureStyle.ts'

/** The typographic minus: as wide as the plus, never a line break after it. */
export const MINUS = '\u2212'
const NO_BREAK_SPACE = '\u00a0'
/** Replaces an unknown figure. It is not a zero, because zero is a known figure. */
export const UNKNOWN_FIGURE = '—'

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, figureSigns().group)

const localised = (n: Decimal): string => {
  const [whole = '', fraction] = formatDecimal(abs(n)).split('.')
  return fraction === undefined ? grouped(whole) : `${grouped(whole)}${figureSigns().decimal}${fraction}`
}

const signOf = (n: Decimal, plus: string): string => (n.value < 0n ? MINUS : n.value > 0n ? plus : '')

/** With exactly `decimals` decimals, half away from zero; the sign is that of the rounded number. */
const fixed = (n: Decimal, decimals: number, plus: string): string => {
  const rounded = roundTo(n, decimals, 'half-up')
  return signOf(rounded, plus) + localised(rounded)
}

/** An amount of money in any currency: "1.234,56", "−0,50"; never "−0,00". Source: RULES.md, money. */
export const formatAmount = (amount: Decimal): string => fixed(amount, 2, '')

/** A change of an amount, with its sign: "+1.204,18", "−3,00", "0,00". */
export const formatChange = (amount: Decimal): string => fixed(amount, 2, '+')

/** What is less than it would be shown as nothing. */
const LEAST_SHARE = make(5n, 3)

/** Percentage points (4.03 is four per cent): "4,03 %". The space does not break. */
export const formatPercent = (points: Decimal): string => `${fixed(points, 2, '')}${NO_BREAK_SPACE}%`

/** What a part is of a whole, in percentage points: "4,03 %"; "< 0,01 %" for one that is not nothing. */
export const formatShare = (points: Decimal): string =>
  points.value > 0n && compare(points, LEAST_SHARE) < 0
    ? `<${NO_BREAK_SPACE}${formatPercent(make(1n, 2))}`
    : formatPercent(points)

/** A change in percentage points: "+0,95 %", "−0,17 %", "0,00 %". */
export const formatPercentChange = (points: Decimal): string => `${fixed(points, 2, '+')}${NO_BREAK_SPACE}%`

/** Beyond it, a change in percentage points is not believed: it divides by too little or by too short a time. */
export const MOST_BELIEVED = make(1000n, 0)

/** Whether a change in percentage points is too large to be shown as a figure. Source: RULES.md, returns. */
export const isBeyondBelief = (points: Decimal): boolean => compare(abs(points), MOST_BELIEVED) > 0

/** A return in percentage points: "+0,95 %", and "> +1.000 %" or "< −1.000 %" beyond what is believed. */
export const formatReturn = (points: Decimal): string => {
  if (!isBeyondBelief(points)) return formatPercentChange(points)
  const [beyond, sign] = points.value < 0n ? ['<', MINUS] : ['>', '+']
  return `${beyond}${NO_BREAK_SPACE}${sign}${formatPlainPercent(MOST_BELIEVED)}`
}

/** Percentage points with no decimals they do not need: "50 %", "0,1425 %". */
export const formatPlainPercent = (points: Decimal): string => `${formatQuantity(points)}${NO_BREAK_SPACE}%`

/** A rate in percentage points with every decimal it has, two at least: "0,10 %", "0,1425 %". */
export const formatRate = (points: Decimal): string =>
  `${fixed(points, Math.max(2, normalize(points).scale), '')}${NO_BREAK_SPACE}%`

/** A rate per day of lent shares or of a loan, in percentage points: "0,0080 %", "0,0275 %". Source: RULES.md, securities lending. */
export const formatDayRate = (points: Decimal): string => `${fixed(points, 4, '')}${NO_BREAK_SPACE}%`

/** A number of shares or units, exact, with no decimals it does not need: "12.000", "0,125". */
export const formatQuantity = (quantity: Decimal): string => {
  const bare = normalize(quantity)
  return signOf(bare, '') + localised(bare)
}

/** A price with the decimals of its tick size: tick 0.005 gives "12,905"; tick 5 gives "1.250". */
export const formatPrice = (price: Decimal, tick: Decimal): string => fixed(price, tickDecimals(tick), '')

/** A change of a price, with its sign and the decimals of the tick size. */
export const formatPriceChange = (change: Decimal, tick: Decimal): string => fixed(change, tickDecimals(tick), '+')

/** How many decimals a tick size asks for: 0.005 three, 0.10 one, 5 none. */
export const tickDecimals = (tick: Decimal): number => Math.max(0, normalize(tick).scale)

/** The text to start editing from: the decimal sign and no grouping, so that it can never be misread. */
export const formatForEditing = (n: Decimal): string => formatDecimal(n).replace('.', figureSigns().decimal)
