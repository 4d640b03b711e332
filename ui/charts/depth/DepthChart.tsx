import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import { useWords } from '../../i18n/words.ts'
import { cumulated, type DepthFrame, type DepthLevel, frameOf, shareAt, stepsPath } from './depth.ts'

const WIDTH = 400
const HEIGHT = 130

export interface DepthChartProps {
  /** Best first. */
  readonly bids: ReadonlyArray<DepthLevel>
  readonly asks: ReadonlyArray<DepthLevel>
  readonly tick: Decimal
}

interface SideProps {
  readonly name: string
  readonly levels: ReadonlyArray<DepthLevel>
  readonly tick: Decimal
}

/** The figures of a side, for screen readers. */
const Figures = ({ name, levels, tick }: SideProps) => {
  const words = useWords().charts
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{words.price()}</th>
          <th scope="col">{words.cumulative()}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ price, quantity }) => (
          <tr key={formatPrice(price, tick)}>
            <th scope="row">{formatPrice(price, tick)}</th>
            <td>{formatQuantity(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The prices under the steps: the two ends, and the two best prices between them, where both sides have some. */
const PriceAxis = ({ bids, asks, tick, frame }: DepthChartProps & { readonly frame: DepthFrame }) => {
  const [bid, ask] = [bids[0], asks[0]]
  const ends = [bids.at(-1) ?? ask, asks.at(-1) ?? bid].flatMap((level) => (level ? [level.price] : []))
  const middle = bid && ask && (shareAt(bid.price, frame) + shareAt(ask.price, frame)) / 2
  return (
    <p className="relative flex justify-between pt-1 text-ink-3">
      {ends.map((price, nth) => (
        <span key={nth === 0 ? 'low' : 'high'} className="num">
          {formatPrice(price, tick)}
        </span>
      ))}
      {bid && ask && middle !== undefined && (
        <span
          className="num absolute -translate-x-1/2 text-ink-2"
          style={{ left: `clamp(28%, ${(middle * 100).toFixed(1)}%, 72%)` }}
        >
          {`${formatPrice(bid.price, tick)} – ${formatPrice(ask.price, tick)}`}
        </span>
      )}
    </p>
  )
}

/** The quantity that waits at each price or a better one, bids at the left in every language. Needs the words `charts`. */
export const DepthChart = ({ bids, asks, tick }: DepthChartProps) => {
  const words = useWords().charts
  const sides = [
    { name: words.bid(), levels: cumulated(bids), look: 'fill-up-soft stroke-up', text: 'text-up', edge: 'left' },
    {
      name: words.ask(),
      levels: cumulated(asks),
      look: 'fill-down-soft stroke-down',
      text: 'text-down',
      edge: 'right',
    },
  ] as const
  const frame = frameOf(sides[0].levels, sides[1].levels, WIDTH, HEIGHT)
  return (
    <figure>
      <figcaption className="pb-1 text-micro text-ink-3">{words.cumulative()}</figcaption>
      {frame === null ? (
        <p className="py-4 text-center text-small text-ink-3">{words.nothing()}</p>
      ) : (
        <div aria-hidden dir="ltr" className="text-micro">
          <p className="flex justify-between gap-4 pb-1 font-medium">
            {sides.map(({ name, levels, text }) => (
              <span key={name} className={text}>
                <bdi>{name}</bdi> <span className="num">{formatQuantity(levels.at(-1)?.quantity ?? zero)}</span>
              </span>
            ))}
          </p>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-32 w-full border-b border-line"
          >
            {sides.map(({ name, levels, look, edge }) => (
              <path key={name} d={stepsPath(levels, frame, edge)} className={look} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
          <PriceAxis bids={bids} asks={asks} frame={frame} tick={tick} />
        </div>
      )}
      <div className="sr-only">
        {sides.map(({ name, levels }) => (
          <Figures key={name} name={`${words.depth()}: ${name}`} levels={levels} tick={tick} />
        ))}
      </div>
    </figure>
  )
}
