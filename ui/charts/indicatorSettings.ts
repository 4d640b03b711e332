import type { MainIndicator, SubIndicator } from './series.ts'

export type Indicator = MainIndicator | SubIndicator

/** A parameter of an indicator: a whole number. */
export interface Parameter {
  /** Its name: a key of the words `charttools.params`. */
  readonly is: 'period' | 'deviations' | 'fast' | 'slow' | 'signal' | 'k' | 'd' | 'step' | 'most'
  readonly standard: number
  readonly least: number
  readonly most: number
}

const periods = (...standards: ReadonlyArray<number>): ReadonlyArray<Parameter> =>
  standards.map((standard) => ({ is: 'period', standard, least: 1, most: 250 }))
const one = (is: Parameter['is'], standard: number, most = 250): Parameter => ({ is, standard, least: 1, most })

/** The parameters of each indicator, in the order in which they are calculated. Source: RULES.md, indicators. */
export const PARAMETERS: Readonly<Record<Indicator, ReadonlyArray<Parameter>>> = {
  MA: periods(5, 10, 20),
  EMA: periods(6, 12, 20),
  BOLL: [...periods(20), one('deviations', 2, 10)],
  SAR: [one('step', 2, 50), one('most', 20, 50)],
  VOL: periods(5, 10),
  MACD: [one('fast', 12), one('slow', 26), one('signal', 9)],
  KDJ: [...periods(9), one('k', 3), one('d', 3)],
  RSI: periods(6, 12, 24),
  ATR: periods(14),
  OBV: periods(30),
  WR: periods(14),
}

/** What a customer has changed; every other indicator has its standard values. */
export type IndicatorSettings = Partial<Readonly<Record<Indicator, ReadonlyArray<number>>>>

/** The values of an indicator: those of the customer where they are sound, otherwise the standard ones. */
export const valuesOf = (settings: IndicatorSettings, name: Indicator): ReadonlyArray<number> => {
  const known = PARAMETERS[name]
  const own = settings[name]
  const isSound =
    own?.length === known.length &&
    known.every(({ least, most }, nth) => {
      const value = own[nth] ?? 0
      return Number.isInteger(value) && value >= least && value <= most
    })
  return isSound ? own : known.map(({ standard }) => standard)
}
