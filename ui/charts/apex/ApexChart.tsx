import type { ApexOptions } from 'apexcharts'
import * as wrapper from 'react-apexcharts'

interface WrapperProps {
  readonly type: 'donut' | 'area'
  readonly options: ApexOptions
  readonly series: NonNullable<ApexOptions['series']>
  readonly height: number
}

type Chart = typeof wrapper.default
// CommonJS: depending on the bundler, its default is the component, or an object that contains it.
const componentOf = (found: Chart | { readonly default: Chart }): Chart =>
  typeof found === 'function' ? found : found.default
const Wrapped = componentOf(wrapper.default)

/** The common options of all ApexCharts: no toolbar, no zoom, no gradients, and at most a short animation. */
const quiet = (calm: boolean): ApexOptions['chart'] => ({
  toolbar: { show: false },
  zoom: { enabled: false },
  selection: { enabled: false },
  background: 'transparent',
  animations: {
    enabled: !calm,
    speed: 180,
    animateGradually: { enabled: false },
    dynamicAnimation: { enabled: !calm, speed: 180 },
  },
})

export interface ApexChartProps extends WrapperProps {
  /** No animation. */
  readonly calm: boolean
}

/**
 * One ApexCharts chart, left-to-right in every language. Hidden from screen readers: the component around it describes
 * it in words.
 * 4.7.0 and its wrapper 1.7.0 are the last ones under the MIT licence.
 */
export const ApexChart = ({ calm, options, ...chart }: ApexChartProps) => (
  <div dir="ltr" aria-hidden>
    <Wrapped {...chart} options={{ ...options, chart: { ...quiet(calm), ...options.chart } }} />
  </div>
)
