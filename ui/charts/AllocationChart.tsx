import { type ReactNode, useMemo, useRef } from 'react'
import { type Decimal, sumOf } from '../../domain/money/decimal.ts'
import { formatPercent } from '../../domain/money/format.ts'
import { useWords } from '../i18n/words.ts'
import { Money } from '../kit/figures/Money.tsx'
import { allocate, type Holding, type Part, SLICES, slicesOf } from './allocation.ts'
import { usePalette } from './apex/usePalette.ts'
import type { DonutProps } from './apex/Donut.tsx'
import { lazyChart } from './lazyChart.tsx'
import { type Palette, withAlpha } from './palette.ts'

export interface AllocationChartProps {
  /** The title, such as "Assets by market". */
  readonly title: string
  /** Name of the parts, such as "Market". */
  readonly partName: string
  readonly holdings: ReadonlyArray<Holding>
  /** Currency of every amount. */
  readonly currency: string
  /** Hides the amounts; the shares stay visible. */
  readonly hidden?: boolean
  /** Shown where there is nothing to divide. */
  readonly empty?: ReactNode
}

const SIZE = 148

const Ring = lazyChart<DonutProps>(
  async () => (await import('./apex/Donut.tsx')).Donut,
  ({ size }) => size,
)

/** Not the colours of rises and falls: a large part is not a good one. */
const coloursOf = (palette: Palette): ReadonlyArray<string> => [
  palette.accent,
  palette.amber,
  palette['text-2'],
  withAlpha(palette.accent, 0.5),
  withAlpha(palette.amber, 0.5),
  withAlpha(palette['text-2'], 0.4),
]

interface RowProps {
  readonly part: Part
  readonly colour: string
  readonly currency: string
  readonly hidden: boolean
}

const Row = ({ part, colour, currency, hidden }: RowProps) => (
  <tr className="border-t border-line first:border-t-0">
    <th scope="row" className="py-2 pe-3 text-start font-normal">
      <span className="flex items-center gap-2">
        <span aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ background: colour }} />
        {part.name}
      </span>
    </th>
    <td className="py-2 pe-3 text-end font-medium">
      <span className="num">{formatPercent(part.share)}</span>
    </td>
    <td className="py-2 text-end text-ink-2">
      <Money amount={part.amount} currency={currency} hidden={hidden} />
    </td>
  </tr>
)

/**
 * A division into parts: a ring, and beside it the same data as a table, which is the legend and the text for screen
 * readers. Needs the words of the namespace `charts`.
 */
export const AllocationChart = (props: AllocationChartProps) => {
  const { title, partName, holdings, currency, hidden = false, empty } = props
  const words = useWords().charts
  const host = useRef<HTMLDivElement>(null)
  const palette = usePalette(host)
  const parts = useMemo(() => allocate(holdings), [holdings])
  const shares = useMemo(() => slicesOf(parts), [parts])
  const colours = useMemo(() => (palette ? coloursOf(palette) : Array<string>(SLICES).fill('')), [palette])
  const total: Decimal = sumOf(shares)
  return (
    <div ref={host} className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
      {total.value > 0n && <Ring shares={shares} colours={colours} size={SIZE} />}
      {parts.length === 0 ? (
        <p className="py-4 text-small text-ink-3">{empty ?? words.nothing()}</p>
      ) : (
        <div className="min-w-60 flex-1 overflow-x-auto">
          <table className="w-full border-collapse text-small">
            <caption className="sr-only">{title}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{partName}</th>
                <th scope="col">{words.share()}</th>
                <th scope="col">{words.amount()}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <Row
                  key={part.key}
                  part={part}
                  colour={colours[part.slice] ?? ''}
                  currency={currency}
                  hidden={hidden}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
