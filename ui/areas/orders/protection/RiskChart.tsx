import { max, min, multiply, subtract } from 'effect/BigDecimal'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { roundToTick, tickDown, type TickLadder, tickUp } from '../../../../domain/markets/allowedPrices.ts'
import { type Decimal, decimal, divideTo, formatDecimal } from '../../../../domain/money/decimal.ts'
import { classes } from '../../../kit/classes.ts'

/** A price that the customer moves. */
export interface RiskLine {
  readonly kind: 'stop' | 'target'
  readonly label: string
  readonly price: Decimal
  /** The price as it is written, and what it means. */
  readonly text: string
  readonly meaning: string
  /** The prices that it may have; undefined where nothing limits it. */
  readonly least?: Decimal | undefined
  readonly most?: Decimal | undefined
  readonly onMove: (price: Decimal) => void
}

export interface RiskChartProps {
  readonly label: string
  /** Closing prices, oldest first. */
  readonly closes: ReadonlyArray<Decimal>
  readonly opened: Decimal
  readonly openedText: string
  readonly ticks: TickLadder
  readonly lines: ReadonlyArray<RiskLine>
}

/** How far above and below its own price the chart of an order reaches at least. */
const [LOW, HIGH] = [decimal('0.85'), decimal('1.15')]
const HUNDRED = decimal('100')
const KEYS: Record<string, readonly [by: 'up' | 'down', ticks: number] | undefined> = {
  ArrowUp: ['up', 1],
  ArrowRight: ['up', 1],
  ArrowDown: ['down', 1],
  ArrowLeft: ['down', 1],
  PageUp: ['up', 10],
  PageDown: ['down', 10],
}
const LOOK = { stop: 'bg-down', target: 'bg-up' } as const

const within = ({ least, most }: Pick<RiskLine, 'least' | 'most'>, price: Decimal): Decimal => {
  const notBelow = least ? max(least, price) : price
  return most ? min(most, notBelow) : notBelow
}

/** The stop and the target of an order as lines over the latest closes: dragged by a finger, or moved tick by tick with the keys. */
export const RiskChart = ({ closes, label, lines, opened, openedText, ticks }: RiskChartProps) => {
  const area = useRef<HTMLDivElement>(null)
  const all = [...closes, ...lines.map(({ price }) => price), multiply(opened, LOW), multiply(opened, HIGH)]
  const [top, bottom] = [all.reduce((one, other) => max(one, other)), all.reduce((one, other) => min(one, other))]
  const span = subtract(top, bottom)
  /** Per cent from the top. */
  const placeOf = (price: Decimal): string =>
    formatDecimal(divideTo(multiply(subtract(top, price), HUNDRED), span, 2, 'half-up'))
  const last = Math.max(1, closes.length - 1)
  const points = closes.map((close, nth) => `${((nth * 100) / last).toFixed(2)},${placeOf(close)}`).join(' ')

  const drag = (line: RiskLine) => (event: PointerEvent<HTMLElement>) => {
    const box = area.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const part = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height)).toFixed(4)
    const price = roundToTick(ticks, subtract(top, multiply(span, decimal(part))), 'nearest')
    line.onMove(within(line, price))
  }
  const onKeyDown = (line: RiskLine) => (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    const [by, count] = step
    let price = line.price
    for (let nth = 0; nth < count; nth += 1) price = by === 'up' ? tickUp(ticks, price) : tickDown(ticks, price)
    line.onMove(within(line, price))
  }
  return (
    <figure role="group" aria-label={label} dir="ltr" className="py-3">
      <div ref={area} className="relative h-40">
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
          <polyline
            points={points}
            fill="none"
            className="stroke-ink-3"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="absolute inset-x-0 border-t border-dashed border-ink-2" style={{ top: `${placeOf(opened)}%` }}>
          <span className="num absolute start-0 bottom-0.5 rounded-1 bg-surface px-1 text-micro text-ink-2">
            {openedText}
          </span>
        </div>
        {lines.map((line) => (
          <div
            key={line.kind}
            role="slider"
            tabIndex={0}
            aria-label={line.label}
            aria-orientation="vertical"
            aria-valuenow={Number(formatDecimal(line.price))}
            aria-valuetext={line.meaning}
            {...(line.least && { 'aria-valuemin': Number(formatDecimal(line.least)) })}
            {...(line.most && { 'aria-valuemax': Number(formatDecimal(line.most)) })}
            onKeyDown={onKeyDown(line)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(line)}
            className="absolute inset-x-0 -mt-5.5 flex h-11 cursor-ns-resize touch-none items-center justify-end rounded-1"
            style={{ top: `${placeOf(line.price)}%` }}
          >
            <span className={classes('absolute inset-x-0 h-0.5', LOOK[line.kind])} />
            <span
              className={classes(
                'num relative rounded-full px-2.5 py-0.5 text-small font-semibold text-on-change',
                LOOK[line.kind],
              )}
            >
              {line.text}
            </span>
          </div>
        ))}
      </div>
    </figure>
  )
}
