import type { MarketCode } from '../markets/marketCode.ts'
import type { Currency } from '../money/money.ts'

/** The steps of a first hour in their order: from money in the account to the profit of a sale. Source: RULES.md, screens. */
export const FIRST_STEPS = ['money', 'order', 'fill', 'stop', 'sale', 'profit'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/**
 * - `next`: the one that is explained.
 * - `open`: it can be taken too, out of turn.
 * - `skipped`: it was left out and can no longer be taken.
 */
export type StepState = 'done' | 'next' | 'open' | 'later' | 'skipped'

/** What the account holds of a first trade. */
export interface FirstFacts {
  /** Any wallet holds money. */
  readonly hasMoney: boolean
  /** An order that opens a position waits. */
  readonly waits: boolean
  /** An order that opens a position was filled, at least in part. */
  readonly filled: boolean
  /** A stop or a take-profit protects the position, or did. */
  readonly protects: boolean
  /** The position was closed, at least in part. */
  readonly sold: boolean
}

export interface StepNow {
  readonly step: FirstStep
  readonly state: StepState
}

const isDone = (step: FirstStep, { filled, hasMoney, protects, sold, waits }: FirstFacts): boolean => {
  const hasFill = filled || sold
  const done: Readonly<Record<FirstStep, boolean>> = {
    money: hasMoney || waits || hasFill,
    order: waits || hasFill,
    fill: hasFill,
    stop: protects,
    sale: sold,
    profit: sold,
  }
  return done[step]
}

/**
 * Where an account stands. `offersStops` is whether the server has protective orders; without them that step is left
 * out. Source: RULES.md, screens.
 */
export const firstHourOf = (facts: FirstFacts, offersStops: boolean): ReadonlyArray<StepNow> => {
  const steps = FIRST_STEPS.filter((step) => offersStops || step !== 'stop')
  const next = steps.find((step) => !isDone(step, facts))
  const stateOf = (step: FirstStep): StepState => {
    if (isDone(step, facts)) return 'done'
    // A sale leaves no other step undone than the stop.
    if (facts.sold) return 'skipped'
    if (step === next) return 'next'
    return step === 'sale' && facts.filled ? 'open' : 'later'
  }
  return steps.map((step) => ({ step, state: stateOf(step) }))
}

/** A market as far as a first order is concerned. */
export interface FirstMarket {
  readonly code: MarketCode
  readonly currency: Currency
  readonly isOpen: boolean
  readonly tradable: boolean
}

/** Not for a first order: they need more explanation than a share. */
const LATER: ReadonlySet<MarketCode> = new Set<MarketCode>(['FUT', 'CRYPTO', 'FX'])

/**
 * The market in which a first order can be filled now: the first open one, in the order of `markets`, whose currency the
 * customer has; null where none is open.
 */
export const marketToBegin = (
  markets: ReadonlyArray<FirstMarket>,
  currencies: ReadonlySet<Currency>,
): MarketCode | null =>
  markets.find(
    ({ code, currency, isOpen, tradable }) => tradable && isOpen && !LATER.has(code) && currencies.has(currency),
  )?.code ?? null
