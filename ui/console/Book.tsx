import type { Level } from '../../ports/console/Control.ts'
import { words } from './words.ts'

const Side = (props: { readonly title: string; readonly levels: ReadonlyArray<Level>; readonly colour: string }) => (
  <div>
    <h3 className="text-small text-ink-2">{props.title}</h3>
    <ol>
      {props.levels.map(({ price, quantity }) => (
        <li key={price} className="flex justify-between gap-3 text-small">
          <span className={`num ${props.colour}`}>{price}</span>
          <span className="num">{quantity}</span>
        </li>
      ))}
    </ol>
  </div>
)

/** The best of both sides of an order book. */
export const Book = ({ asks, bids }: { readonly asks: ReadonlyArray<Level>; readonly bids: ReadonlyArray<Level> }) => (
  <div className="mt-2 grid grid-cols-2 gap-6">
    <Side title={words.bids} levels={bids} colour="text-up" />
    <Side title={words.asks} levels={asks} colour="text-down" />
  </div>
)
