import type { Detail } from '../../../../ports/Quotes.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { classes } from '../../../kit/classes.ts'
import { useValue } from '../../../kit/useValue.ts'
import { changeOf, priceStep } from '../../markets/listing.ts'
import { StateLabel } from '../../markets/StateLabel.tsx'
import { Price } from '../../markets/Price.tsx'
import { eventTime } from '../../../data/clock/event.ts'
import { useLatest } from '../../markets/useQuote.ts'
import { TradingNote } from './TradingNote.tsx'

/** The price, its change, the trading state, and the time of the price. */
export const PriceHead = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().quotes
  const { tag } = useValue(locale)
  const quote = useLatest(detail.quote)
  const { amount, percent } = changeOf(quote)
  const look = amount === null || amount.value === 0n ? 'text-ink' : amount.value > 0n ? 'text-up' : 'text-down'
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-3">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className={classes('text-hero', look)}>
            <Price price={quote.price} decimals={detail.decimals} />
          </span>
          <Change amount={amount} percent={percent} tick={priceStep(detail.decimals)} />
        </span>
        <span className="self-center">
          <StateLabel quote={quote} />
        </span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 pt-1 text-micro text-ink-3">
        {quote.time !== null && <span>{words.priceAt({ time: eventTime(quote.time, tag, detail.rules.zone) })}</span>}
        <span role="status">
          <TradingNote detail={detail} />
        </span>
      </p>
    </div>
  )
}
