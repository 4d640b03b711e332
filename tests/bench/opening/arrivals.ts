/**
 * How many customers come at which time when an exchange opens. These are assumptions, not measurements: change them here for a broker that knows its
 * customers. Times are in seconds, the bell is at 0.
 */
export const ASSUMED = {
  customers: 10_000_000,
  /** Of all customers, those who come within half an hour of the bell before it, to watch. */
  before: 0.35,
  /** They come around this moment, spread normally. */
  beforeAt: -240,
  beforeSpread: 300,
  /** Of all customers, those who come after the bell: many at once, then fewer (exponentially). */
  after: 0.35,
  afterMean: 180,
  /** Of those who come, the share whose session has ended: they log in. */
  logIn: 0.05,
  /** Of those who come, the share who send an order. */
  order: 0.1,
  /** Who came before sends it after the bell, who comes later after the arrival; exponentially. */
  orderMeanAtBell: 20,
  orderMean: 60,
} as const

export type Assumed = { readonly [Key in keyof typeof ASSUMED]: number }

/** What customers begin in one second, by kind. Fractions of a customer are right: a second has thousands. */
export interface Arrivals {
  readonly logIn: number
  readonly open: number
  readonly order: number
}

/** The first and the last second of the simulation. */
export const [FROM, TO] = [-1_800, 1_800]

const normal = (at: number, mean: number, spread: number): number =>
  Math.exp(-((at - mean) ** 2) / (2 * spread ** 2)) / (spread * Math.sqrt(2 * Math.PI))

/** The share that falls into the second that begins at `at`. */
const exponential = (at: number, mean: number): number =>
  at < 0 ? 0 : Math.exp(-at / mean) - Math.exp(-(at + 1) / mean)

/** The share of a sum of two exponential times that falls into a second: an order some time after an arrival. */
const afterBoth = (at: number, first: number, second: number): number => {
  const until = (time: number) =>
    time <= 0 ? 0 : 1 - (first * Math.exp(-time / first) - second * Math.exp(-time / second)) / (first - second)
  return until(at + 1) - until(at)
}

/** What begins in each second from half an hour before the bell to half an hour after it. */
export const arrivals = (assumed: Assumed): ReadonlyArray<Arrivals> =>
  Array.from({ length: TO - FROM }, (_, index) => {
    const at = FROM + index
    const early = assumed.customers * assumed.before * normal(at + 0.5, assumed.beforeAt, assumed.beforeSpread)
    const late = assumed.customers * assumed.after * exponential(at, assumed.afterMean)
    const order =
      assumed.customers *
      assumed.order *
      (assumed.before * exponential(at, assumed.orderMeanAtBell) +
        assumed.after * afterBoth(at, assumed.afterMean, assumed.orderMean))
    return { logIn: (early + late) * assumed.logIn, open: early + late, order }
  })
