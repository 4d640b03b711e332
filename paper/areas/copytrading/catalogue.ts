import type { FollowStyle } from '../../../domain/copytrading/style.ts'
import type { Currency } from '../../../domain/money/money.ts'

/** A style of this broker: all but the placeholder for styles of a newer server. */
type KnownStyle = Exclude<FollowStyle, 'other'>

/** A strategist's fund and the sequence of its issues. Amounts are plain decimals in its currency. */
export interface Series {
  /** The prefix of the codes of its issues. */
  readonly code: string
  readonly fund: string
  readonly strategist: string
  readonly style: KnownStyle
  readonly risk: 1 | 2 | 3 | 4 | 5
  readonly currency: Currency
  readonly scale: string
  readonly least: string
  /** The strategist's target return, in percentage points a year. */
  readonly expected: string
  /** Percentage points of the amount. */
  readonly feeRate: string
  readonly lockDays: number
  /** Weeks between two openings, weeks during which an issue is sold, and weeks of its whole term. */
  readonly every: number
  readonly sold: number
  readonly runs: number
  /** Mean and spread of the return of a valuation, in millionths. */
  readonly drift: number
  readonly swings: number
}

/** Invented strategists. Their average return is below their target, as with real ones; one of them loses. */
export const SERIES: ReadonlyArray<Series> = [
  {
    code: 'AUR',
    fund: 'Aurora Balanced',
    strategist: 'Inés Carvallo',
    style: 'balanced',
    risk: 2,
    currency: 'EUR',
    scale: '5000000',
    least: '500',
    expected: '6',
    feeRate: '0.3',
    lockDays: 14,
    every: 4,
    sold: 3,
    runs: 13,
    drift: 190,
    swings: 1_900,
  },
  {
    code: 'MTR',
    fund: 'Meridian Trend',
    strategist: 'Tomás Leal',
    style: 'trend',
    risk: 4,
    currency: 'EUR',
    scale: '3000000',
    least: '1000',
    expected: '12',
    feeRate: '0.5',
    lockDays: 30,
    every: 6,
    sold: 5,
    runs: 26,
    drift: 260,
    swings: 7_800,
  },
  {
    code: 'HLC',
    fund: 'Halcyon Market Neutral',
    strategist: 'Yuna Seo',
    style: 'neutral',
    risk: 2,
    currency: 'USD',
    scale: '8000000',
    least: '500',
    expected: '7.5',
    feeRate: '0.3',
    lockDays: 7,
    every: 3,
    sold: 2,
    runs: 9,
    drift: 240,
    swings: 2_400,
  },
  {
    code: 'OBS',
    fund: 'Obsidian Momentum',
    strategist: 'Marco Ferrante',
    style: 'momentum',
    risk: 5,
    currency: 'USD',
    scale: '2000000',
    least: '2000',
    expected: '18',
    feeRate: '0.8',
    lockDays: 30,
    every: 6,
    sold: 4,
    runs: 17,
    drift: -180,
    swings: 14_500,
  },
  {
    code: 'LTN',
    fund: 'Lantern Digital',
    strategist: 'Nadia Rahman',
    style: 'digital',
    risk: 5,
    currency: 'USDT',
    scale: '1500000',
    least: '100',
    expected: '22',
    feeRate: '0.6',
    lockDays: 7,
    every: 2,
    sold: 2,
    runs: 5,
    drift: 420,
    swings: 19_000,
  },
  {
    code: 'KPK',
    fund: 'Kepak Growth',
    strategist: 'Farid Azman',
    style: 'growth',
    risk: 3,
    currency: 'MYR',
    scale: '20000000',
    least: '2000',
    expected: '9',
    feeRate: '0.4',
    lockDays: 14,
    every: 4,
    sold: 3,
    runs: 13,
    drift: 270,
    swings: 5_200,
  },
  {
    code: 'QYV',
    fund: 'Qingyu Value',
    strategist: 'Lin Shuyan',
    style: 'value',
    risk: 3,
    currency: 'TWD',
    scale: '100000000',
    least: '30000',
    expected: '8',
    feeRate: '0.4',
    lockDays: 30,
    every: 8,
    sold: 4,
    runs: 26,
    drift: 230,
    swings: 4_600,
  },
  {
    code: 'LXI',
    fund: 'Lanxiu Income',
    strategist: 'Zhou Yiheng',
    style: 'income',
    risk: 1,
    currency: 'CNY',
    scale: '30000000',
    least: '1000',
    expected: '4',
    feeRate: '0.2',
    lockDays: 7,
    every: 2,
    sold: 2,
    runs: 9,
    drift: 130,
    swings: 600,
  },
]

const byCode = new Map(SERIES.map((series) => [series.code, series]))

export const findSeries = (code: string): Series | undefined => byCode.get(code)
