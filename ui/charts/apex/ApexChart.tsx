import type { ApexOptions } from 'apexcharts'
import type { ComponentType } from 'react'
import * as wrapper from 'react-apexcharts'

interface WrapperProps {
  readonly type: 'donut' | 'area'
  readonly options: ApexOptions
  readonly series: NonNullable<ApexOptions['series']>
  readonly height: number
}

// CommonJS: what a bundler calls its default is the component, or an object that holds it.
const found: unknown = wrapper.default
const Wrapped = (
  typeof found === 'function' ? found : (found as { readonly default: unknown }).default
) as ComponentType<WrapperProps>

/** What all our ApexCharts have in common: no toolbar, no zoom, no gradients, and at most a short movement. */
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
  /** No movement at all. */
  readonly calm: boolean
}

/**
 * One ApexCharts chart, left-to-right in every language. Silent: the component around it says in words what it shows.
 * 4.7.0 and its wrapper 1.7.0 are the last ones under the MIT licence.
 */
export const ApexChart = ({ calm, options, ...chart }: ApexChartProps) => (
  <div dir="ltr" aria-hidden>
    <Wrapped {...chart} options={{ ...options, chart: { ...quiet(calm), ...options.chart } }} />
  </div>
)
