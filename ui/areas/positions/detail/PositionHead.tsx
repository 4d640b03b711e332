import { multiply } from 'effect/BigDecimal'
import { isOnMargin } from '../../../../domain/orders/order.ts'
import Clock from 'lucide-react/icons/clock'
import { percentOf } from '../../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../../domain/money/format.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { type Fact, Figure, Stats } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { Price } from '../../markets/Price.tsx'
import { eventTime } from '../../../data/clock/event.ts'
import { weekdayTime } from '../../../data/clock/format.ts'
import { floatingAt } from '../../quotes/instrument/holdings.ts'
import { useModel } from '../../../data/app/app.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'
import { duration } from '../../../data/clock/duration.ts'
import { countdown } from '../../../data/clock/countdown.ts'
import { POSITION_TONE } from '../../orders/list/orderTone.ts'
import { isOver, makePositionModel } from './position.model.ts'
import { quantityText } from '../../markets/listing.ts'
import { useCover } from '../../../kit/figures/covered.ts'

interface HeadProps {
  readonly position: PositionRecord
}

/** When it may be sold, and why not yet, with a countdown by the server's clock. */
const Lock = ({ position }: HeadProps) => {
  const all = useWords()
  const words = all.positions
  const { tag } = useValue(locale)
  const wait = useValue(useModel(makePositionModel).wait)
  const cover = useCover()
  const { sellableFrom, lockReason, closable, zone } = position
  if (sellableFrom === null || wait === null || wait === 0) return null
  const time = eventTime(sellableFrom, tag, zone)
  const why = lockReason === 'sell-blocked-t1' ? words.lockedT1({ time }) : words.lockedMinutes({ time })
  return (
    <div className="pt-4">
      <Banner
        icon={<Clock className="size-4.5" />}
        title={why}
        action={
          <span role="timer" aria-label={words.untilSale()} className="num text-head">
            {countdown(wait)}
          </span>
        }
      >
        {closable.value > 0n && words.sellableNow({ quantity: cover(quantityText(all, position.market, closable)) })}
      </Banner>
    </div>
  )
}

/** For a day trade: its square-off time with a countdown. After that time it waits until its market trades. */
const DayTradeNote = ({ position }: HeadProps) => {
  const words = useWords().markets.dayTrade
  const { tag } = useValue(locale)
  const left = useValue(useModel(makePositionModel).untilSquareOff)
  const { squareOffAt, zone } = position
  if (squareOffAt === null || left === null) return null
  return (
    <div className="pt-4">
      <Banner
        tone={left === 0 ? 'warning' : 'accent'}
        icon={<Clock className="size-4.5" />}
        title={words.title()}
        action={
          left > 0 && (
            <span role="timer" aria-label={words.untilSquareOff()} className="num text-head">
              {countdown(left)}
            </span>
          )
        }
      >
        {left === 0 ? words.squaringOff() : words.until({ time: weekdayTime(squareOffAt, tag, zone) })}
      </Banner>
    </div>
  )
}

/** What a position that is over has brought, after fees, and as a part of what it was opened for. */
export const resultOf = ({ buyPrice, direction, openedQuantity, realisedProfit, sellPrice }: PositionRecord) => {
  const opened = direction === 'long' ? buyPrice : sellPrice
  return { amount: realisedProfit, percent: opened && percentOf(realisedProfit, multiply(opened, openedQuantity)) }
}

const overFacts = (
  position: PositionRecord,
  words: TranslationFunctions,
  tag: string,
  cover: ReturnType<typeof useCover>,
): ReadonlyArray<Fact> => {
  const fields = words.positions.fields
  const { boughtAt, currency, fees, openedQuantity, soldAt } = position
  return [
    { label: fields.quantity(), value: <Figure>{cover(formatQuantity(openedQuantity))}</Figure> },
    ...(boughtAt === null || soldAt === null
      ? []
      : [{ label: fields.timeHeld(), value: duration(Math.abs(soldAt - boughtAt), tag) }]),
    { label: fields.fees(), value: <Money amount={fees} currency={currency} /> },
  ]
}

/** The profit of the position at the current price; of one that is over, its result. */
export const PositionHead = ({ position }: HeadProps) => {
  const words = useWords()
  const fields = words.positions.fields
  const { tag } = useValue(locale)
  const quote = useValue(useModel(makePositionModel).quote)
  const { averageCost, cost, currency, quantity, direction, leverage, state, decimals } = position
  const cover = useCover()
  const price = quote?.price ?? position.price
  const over = isOver(position)
  const result = over ? resultOf(position) : floatingAt([position], price)
  return (
    <Section>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
        <h2>{over ? fields.realisedProfit() : fields.profit()}</h2>
        {isOnMargin(position) && <Badge>{words.markets.directions[direction]()}</Badge>}
        {leverage > 1 && <Badge tone="accent">{words.positions.times({ leverage })}</Badge>}
        {position.squareOffAt !== null && <Badge>{words.markets.dayTrade.title()}</Badge>}
        <Badge tone={POSITION_TONE[state]}>{words.markets.positionStates[state]()}</Badge>
      </div>
      <p className="pt-1">
        <Change hero amount={result?.amount ?? null} currency={currency} />
      </p>
      {state !== 'cancelled' && (
        <p className="text-small">
          <Change percent={result?.percent ?? null} />
        </p>
      )}
      <div className="pt-4">
        <Stats
          facts={
            over
              ? overFacts(position, words, tag, cover)
              : [
                  { label: fields.quantity(), value: <Figure>{cover(formatQuantity(quantity))}</Figure> },
                  { label: fields.cost(), value: <Price price={averageCost} decimals={decimals} /> },
                  { label: fields.price(), value: <Price price={price} decimals={decimals} /> },
                  {
                    label: fields.marketValue(),
                    value: <Money amount={price && multiply(price, quantity)} currency={currency} />,
                  },
                  { label: fields.totalCost(), value: <Money amount={cost} currency={currency} /> },
                ]
          }
        />
      </div>
      <DayTradeNote position={position} />
      <Lock position={position} />
    </Section>
  )
}
