import { RESOLUTIONS } from '../../../../../domain/quotes/candles.ts'
import { type Span, SPANS } from '../../../../../domain/quotes/span.ts'
import type { IndicatorSettings } from '../../../../charts/indicatorSettings.ts'
import {
  type ChartRange,
  MAIN_INDICATORS,
  type MainIndicator,
  SUB_INDICATORS,
  type SubIndicator,
} from '../../../../charts/series.ts'

/** The customer's chart preferences: the same for every instrument. */
export interface ChartView {
  /** The range of the line; null where candles are shown. */
  readonly span: Span | null
  /** The range of the line that was shown last: what "Candles" is left for. */
  readonly line: Span
  /** The interval of the candles. */
  readonly range: ChartRange
  readonly main: MainIndicator
  readonly sub: SubIndicator
  readonly settings: IndicatorSettings
}

export const FIRST_VIEW: ChartView = {
  span: '1D',
  line: '1D',
  range: 'time-share',
  main: 'MA',
  sub: 'VOL',
  settings: {},
}

const RANGES: ReadonlyArray<ChartRange> = ['time-share', ...RESOLUTIONS]

const INDICATORS = [...MAIN_INDICATORS, ...SUB_INDICATORS]

/** The stored parameters as numbers; whether they are sound is judged where they are used (`valuesOf`). */
const settingsOf = (kept: unknown): IndicatorSettings => {
  if (typeof kept !== 'object' || kept === null) return {}
  const found: { -readonly [Name in keyof IndicatorSettings]: IndicatorSettings[Name] } = {}
  for (const name of INDICATORS) {
    const values: unknown = Reflect.get(kept, name)
    if (Array.isArray(values)) found[name] = values.map(Number)
  }
  return found
}

const known = <V extends string>(values: ReadonlyArray<V>, value: unknown, otherwise: V): V =>
  values.find((one) => one === value) ?? otherwise

const parsed = (kept: string | null): Partial<Record<keyof ChartView, unknown>> => {
  try {
    const view: unknown = JSON.parse(kept ?? '{}')
    return typeof view === 'object' && view ? view : {}
  } catch {
    // Invalid text: treated as if nothing had been stored.
    return {}
  }
}

/** The stored preferences; missing or unknown parts have their defaults. */
export const readView = (kept: string | null): ChartView => {
  const view = parsed(kept)
  const range = known(RANGES, view.range, FIRST_VIEW.range)
  // A choice from before there were ranges is one of candles.
  const span =
    view.span === null || (view.span === undefined && range !== FIRST_VIEW.range) ? null : known(SPANS, view.span, '1D')
  return {
    span,
    line: span ?? known(SPANS, view.line, FIRST_VIEW.line),
    range,
    main: known(MAIN_INDICATORS, view.main, FIRST_VIEW.main),
    sub: known(SUB_INDICATORS, view.sub, FIRST_VIEW.sub),
    settings: settingsOf(view.settings),
  }
}
