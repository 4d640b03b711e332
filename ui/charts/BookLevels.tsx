import { max } from 'effect/BigDecimal'
import { type Decimal, isSame, sumOf, zero } from '../../domain/money/decimal.ts'
import { formatPercent, formatPrice, formatQuantity } from '../../domain/money/format.ts'
import { inText } from '../i18n/inText.ts'
import { useWords } from '../i18n/words.ts'
import { classes } from '../kit/classes.ts'
import { Figure } from '../kit/figures/Figures.tsx'
import { barLength, sharesOf } from './shares.ts'

/** One price of the order book. */
export interface BookLevel {
  readonly price: Decimal
  readonly quantity: Decimal
}

export interface BookLevelsProps {
  /** Best first: the highest bid, the lowest ask. Fewer than five in a thin book. */
  readonly bids: ReadonlyArray<BookLevel>
  readonly asks: ReadonlyArray<BookLevel>
  readonly tick: Decimal
  /** Makes every price a button, for a ticket that uses it. */
  readonly onPrice?: (price: Decimal) => void
}

const LEVELS = [0, 1, 2, 3, 4]

interface CellProps {
  readonly level: BookLevel | undefined
  readonly side: 'bid' | 'ask'
}

const Quantity = ({ level, side, most }: CellProps & { readonly most: Decimal }) => (
  <td className={classes('relative w-1/4 py-1', side === 'bid' ? 'text-start' : 'text-end')}>
    {level && (
      <span
        aria-hidden
        className={classes(
          'absolute inset-y-0.5 rounded-1',
          side === 'bid' ? 'start-0 bg-up-soft' : 'end-0 bg-down-soft',
        )}
        style={{ inlineSize: `${barLength(level.quantity, most)}%` }}
      />
    )}
    <span className="relative px-1">
      <Figure>{level && formatQuantity(level.quantity)}</Figure>
    </span>
  </td>
)

const Price = ({ level, side, tick, onPrice }: CellProps & Pick<BookLevelsProps, 'tick' | 'onPrice'>) => {
  const text = level && formatPrice(level.price, tick)
  return (
    <td className={classes('py-1 font-medium', side === 'bid' ? 'pe-2 text-end text-up' : 'ps-2 text-start text-down')}>
      {level && onPrice ? (
        <button type="button" className="tap num" onClick={() => onPrice(level.price)}>
          {text}
        </button>
      ) : (
        <Figure>{text}</Figure>
      )}
    </td>
  )
}

const Balance = ({ bids, asks }: Pick<BookLevelsProps, 'bids' | 'asks'>) => {
  const words = useWords().charts
  const quantity = (levels: ReadonlyArray<BookLevel>) => sumOf(levels.map((level) => level.quantity))
  const [bid, ask] = sharesOf([quantity(bids), quantity(asks)])
  if (!bid || !ask || (isSame(bid, zero) && isSame(ask, zero))) return null
  const parts = [
    { share: bid, said: words.bidShare, look: 'text-up', bar: 'bg-up' },
    { share: ask, said: words.askShare, look: 'text-down', bar: 'bg-down' },
  ]
  return (
    <div className="grid gap-1 pt-2 text-micro font-medium">
      <div aria-hidden className="flex h-1 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ share, bar }) => (
          <span key={bar} className={bar} style={{ inlineSize: `${barLength(share, sumOf([bid, ask]))}%` }} />
        ))}
      </div>
      <div className="flex justify-between">
        {parts.map(({ share, said, look }) => (
          <span key={look} className={look}>
            <span aria-hidden className="num">
              {formatPercent(share)}
            </span>
            <span className="sr-only">{said({ percent: inText(formatPercent(share)) })}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

/**
 * The five best prices of either side: quantity, price, level, price, quantity, with bars as long as the quantities.
 * Needs the words of the namespace `charts`.
 */
export const BookLevels = ({ bids, asks, tick, onPrice }: BookLevelsProps) => {
  const words = useWords().charts
  if (bids.length === 0 && asks.length === 0) {
    return <p className="py-4 text-center text-small text-ink-3">{words.emptyBook()}</p>
  }
  const most = [...bids, ...asks].reduce((high, { quantity }) => max(high, quantity), zero)
  const price = { tick, ...(onPrice && { onPrice }) }
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{words.book()}</caption>
        <thead>
          <tr className="text-micro font-medium text-ink-3">
            <th scope="colgroup" colSpan={2} className="pb-1 text-start font-medium">
              {words.bid()}
            </th>
            <td aria-hidden />
            <th scope="colgroup" colSpan={2} className="pb-1 text-end font-medium">
              {words.ask()}
            </th>
          </tr>
          <tr className="sr-only">
            <th scope="col">{words.quantity()}</th>
            <th scope="col">{words.price()}</th>
            <th scope="col">{words.level()}</th>
            <th scope="col">{words.price()}</th>
            <th scope="col">{words.quantity()}</th>
          </tr>
        </thead>
        <tbody>
          {LEVELS.map((nth) => (
            <tr key={nth}>
              <Quantity level={bids[nth]} side="bid" most={most} />
              <Price level={bids[nth]} side="bid" {...price} />
              <th scope="row" className="num w-6 text-center font-normal text-ink-3">
                {nth + 1}
              </th>
              <Price level={asks[nth]} side="ask" {...price} />
              <Quantity level={asks[nth]} side="ask" most={most} />
            </tr>
          ))}
        </tbody>
      </table>
      <Balance bids={bids} asks={asks} />
    </div>
  )
}
