import { subtract, abs } from 'effect/BigDecimal'
import type { ReactNode } from 'react'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { formatPercent, formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import { progressOf } from '../../../domain/money/progress.ts'
import type { BlockOffer } from '../../../ports/Block.ts'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { dimmed } from '../../kit/lists/dimmed.ts'
import { Badge, type Tone } from '../../kit/figures/Badge.tsx'
import { Figure } from '../../kit/figures/Figures.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Progress } from '../../kit/feedback/Progress.tsx'
import { useValue } from '../../kit/useValue.ts'
import { ListingLine } from '../markets/ListingLine.tsx'
import { priceStep } from '../markets/listing.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { weekdayTime } from '../../data/clock/format.ts'
import { Countdown } from './Countdown.tsx'
import { Monogram } from '../markets/Monogram.tsx'
import { ListingName } from '../markets/ListingName.tsx'

export const BLOCK_TONE: Record<BlockOffer['state'], Tone> = {
  open: 'good',
  upcoming: 'accent',
  'sold-out': 'neutral',
  over: 'neutral',
}

/** The discount or premium of the block against the market, in words. */
export const useDiscount = ({ discount }: BlockOffer): string | null => {
  const words = useWords().block
  if (discount === null) return null
  const points = inText(formatPercent(abs(discount)))
  return discount.value < 0n ? words.above({ points }) : words.below({ points })
}

interface OfferRowProps {
  readonly offer: BlockOffer
  readonly now: Instant | null
  /** At the end, in the same place of every row: the button to buy immediately. */
  readonly action?: ReactNode
}

/** A block in a list: price, discount, remaining quantity and deadline. */
export const OfferRow = ({ offer, now, action }: OfferRowProps) => {
  const words = useWords().block
  const { tag } = useValue(locale)
  const { closesAt, currency, decimals, id, minimumLots, opensAt, price, quantity, remaining, state, zone } = offer
  const discount = useDiscount(offer)
  const isLive = state === 'open' || state === 'sold-out'
  return (
    <div className={classes('border-b border-line pb-3', state === 'upcoming' && dimmed)}>
      <div className="[&>*]:border-b-0">
        <ListRow
          render={<Go to="/home/largeInfo" search={{ id }} />}
          leading={<Monogram listing={offer} />}
          title={<ListingName listing={offer} />}
          subtitle={
            <ListingLine listing={offer}>
              {state !== 'open' && <Badge tone={BLOCK_TONE[state]}>{words.states[state]()}</Badge>}
            </ListingLine>
          }
          value={<Figure>{price && `${formatPrice(price, priceStep(decimals))}\u00a0${currency}`}</Figure>}
          note={discount}
        />
      </div>
      <div className="flex items-center gap-x-3">
        <div className="grid min-w-0 grow gap-1">
          {isLive && (
            <Progress percent={progressOf(subtract(quantity, remaining), quantity)} label={words.taken()} showPercent />
          )}
          <p className="flex flex-wrap justify-between gap-x-3 text-micro text-ink-3">
            {isLive && <span>{words.left({ quantity: inText(formatQuantity(remaining)) })}</span>}
            <span>{words.minimum({ lots: inText(formatQuantity(minimumLots)) })}</span>
            {state === 'upcoming' ? (
              <span>{words.opensAt({ time: weekdayTime(opensAt, tag, zone) })}</span>
            ) : action ? (
              <Countdown until={closesAt} now={now} say={words.closesIn} />
            ) : (
              <span>{words.closesAt({ time: weekdayTime(closesAt, tag, zone) })}</span>
            )}
          </p>
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
    </div>
  )
}
