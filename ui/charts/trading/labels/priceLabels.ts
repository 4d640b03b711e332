import type { AxisTick, Chart } from 'klinecharts'
import { TAG_HEIGHT, TEXT_SIZE } from '../styles.ts'

/** The labels of the price axis that the tag of the last price, centred at `tag`, does not touch; pixels from the top. */
export const clearOfTag = <L extends { readonly coord: number }>(labels: ReadonlyArray<L>, tag: number): Array<L> =>
  labels.filter(({ coord }) => Math.abs(coord - tag) >= (TAG_HEIGHT + TEXT_SIZE) / 2)

/** The labels of the price axis of a pane. None is under the tag of the last price. */
export interface PriceLabels {
  /** Lays them out; klinecharts asks for them again when the range of the axis changes. */
  readonly lay: () => void
  /** After a tick: lays them out where the tag has come to a label, or has left one. */
  readonly ticked: () => void
}

/** The labels of a chart's price axis, which give way to the tag of the last price. */
export const makePriceLabels = (chart: Chart, paneId: string): PriceLabels => {
  let [all, shown]: [ReadonlyArray<AxisTick>, ReadonlyArray<AxisTick>] = [[], []]
  const clear = (): Array<AxisTick> => {
    const last = chart.getDataList().at(-1)
    const axis = chart.getYAxes({ paneId })[0]
    return last && axis ? clearOfTag(all, axis.convertToNicePixel(last.close)) : [...all]
  }
  const lay = () =>
    chart.overrideYAxis({
      paneId,
      createTicks: ({ defaultTicks }) => {
        all = defaultTicks
        const labels = clear()
        shown = labels
        return labels
      },
    })
  return {
    lay,
    ticked: () => {
      const labels = clear()
      // To lay them out draws the whole chart once more.
      if (labels.length !== shown.length || labels.some((label, nth) => label !== shown[nth])) lay()
    },
  }
}
