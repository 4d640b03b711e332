import type { Chart, IndicatorCalcCallback, KLineData } from 'klinecharts'

type Calc = IndicatorCalcCallback<unknown, unknown, unknown>

/** Indicators whose value of a bar depends on as many bars as the largest of their parameters, or on that bar alone. */
const OF_A_WINDOW: ReadonlySet<string> = new Set(['AVERAGE', 'BOLL', 'MA', 'VOL', 'WR'])

/** What was calculated. The array of bars is not kept: klinecharts replaces the last one in it. */
interface Known {
  readonly first: KLineData | undefined
  readonly lastButOne: KLineData | undefined
  readonly values: ReadonlyArray<unknown>
  /** The parameters, as text. */
  readonly of: string
}

/** The same values as `calc`, which is called with no more than the last window where only the last bar has changed. */
export const ofLastBar = (calc: Calc): Calc => {
  let known: Known | null = null
  return (bars, indicator) => {
    const params = indicator.calcParams.map(Number)
    const window = Math.max(1, ...params)
    const of = params.join()
    const [first, lastButOne] = [bars[0], bars.at(-2)]
    const before = known?.first === first && known?.lastButOne === lastButOne && known?.of === of ? known.values : []
    const isTick = lastButOne !== undefined && before.length === bars.length
    const found = calc(isTick ? bars.slice(-window) : bars, indicator)
    if (!Array.isArray(found)) return found
    const values = isTick ? [...before.slice(0, -1), found.at(-1)] : found
    known = { first, lastButOne, values, of }
    return values
  }
}

/** Makes a tick of an indicator on the chart calculate the last bar only: five thousand took a quarter of a tick. */
export const calculateLastBarOnly = (chart: Chart, name: string, paneId: string): void => {
  if (!OF_A_WINDOW.has(name)) return
  for (const { id, calc } of chart.getIndicators({ name, paneId }))
    chart.overrideIndicator({ id, name, calc: ofLastBar(calc) })
}
