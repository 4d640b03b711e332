import type { ReadonlySignal } from '@preact/signals-react'
import { MINUS } from '../../../domain/money/format.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { useValue } from '../../kit/useValue.ts'
import { drawnText } from '../drawnText.ts'
import type { BarFigures } from './chartText.ts'

/** A bar under the crosshair, and the side of the chart with room for its figures. */
export interface Pointed {
  readonly figures: BarFigures
  readonly side: 'left' | 'right'
  /** Width of the price axis, which the readout does not cover. */
  readonly axis: number
}

/** Height of the indicator's legend, which stays readable. */
const LEGEND = 20

const directionOf = (change: string): string =>
  change.startsWith('+') ? 'text-up' : change.startsWith(MINUS) ? 'text-down' : 'text-ink'

/** The figures of the bar under the crosshair. Shown on the side of the chart opposite to the finger. */
export const Readout = ({ pointed }: { readonly pointed: ReadonlySignal<Pointed | null> }) => {
  const words = useWords().charts
  const at = useValue(pointed)
  const { dir } = useValue(locale)
  if (at === null) return null
  const { time, open, high, low, close, average, change, volume } = at.figures
  const rows: ReadonlyArray<readonly [name: string, figure: string, look?: string]> = [
    ...(average === null
      ? ([
          [words.open(), open],
          [words.high(), high],
          [words.low(), low],
          [words.close(), close],
        ] as const)
      : ([
          [words.price(), close],
          [words.average(), average],
        ] as const)),
    ...(change === null ? [] : [[words.change(), change, directionOf(change)] as const]),
    [words.volume(), volume],
  ]
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-10"
      style={at.side === 'left' ? { top: LEGEND, left: 4 } : { top: LEGEND, right: at.axis + 4 }}
    >
      <div dir={dir} className="min-w-28 rounded-1 border border-line bg-raised px-2 py-1.5 text-micro">
        <p className="pb-0.5 font-medium text-ink-2 tabular-nums">{time}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          {rows.map(([name, figure, look]) => (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className={classes('text-end font-medium', look)}>
                <span className="num">{drawnText(figure)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
