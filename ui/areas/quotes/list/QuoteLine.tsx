import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { Sparkline } from '../../../charts/sparkline/Sparkline.tsx'
import { QuoteRow } from '../../markets/QuoteRow.tsx'
import { useLatest } from '../../markets/useQuote.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import type { MarketNow } from '../../../../ports/Markets.ts'
import { useValue } from '../../../kit/useValue.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { useHours } from '../instrument/useHours.ts'

const Hours = ({ market }: { readonly market: MarketNow }) => <span className="basis-full">{useHours(market)}</span>

/** When the home market of an index opens or closes next; nothing until the markets are known. */
const HomeHours = ({ market }: { readonly market: MarketCode }) => {
  const home = useValue(useModel(makeMarketsModel).markets).find(({ code }) => code === market)
  return home ? <Hours market={home} /> : null
}

/** The day so far up to the newest price. A tick renders only this line. */
export const LiveTrend = ({ instrument }: { readonly instrument: QuotedInstrument }) => {
  const { price, previousClose } = useLatest(instrument)
  return (
    <Sparkline
      values={price === null ? instrument.trend : [...instrument.trend, price]}
      {...(previousClose !== null && { against: previousClose })}
      width={44}
    />
  )
}

export interface QuoteLineProps {
  readonly instrument: QuotedInstrument
  /** The market of this list: no row repeats it, and an instrument opens beside it where there is room. */
  readonly within?: MarketCode
  /** Where there is a button beside the row: the line of the day is shown on wider screens only. */
  readonly narrow?: boolean
}

/**
 * A row of a quote list that leads to its instrument. The figures have the same width in every row, so that columns
 * align.
 */
export const QuoteLine = ({ instrument, within, narrow = false }: QuoteLineProps) => (
  <div className="border-line [&>a>span:last-child]:min-w-20 [li:not(:last-child)>&]:border-b">
    <QuoteRow
      instrument={instrument}
      showMarket={within === undefined}
      hours={within !== undefined && instrument.home && <HomeHours market={instrument.home} />}
      render={<Go to="/quotes/info" search={{ code: instrument.code, ...(within && { market: within }) }} />}
      sparkline={
        instrument.trend.length > 1 && (
          <span className={narrow ? 'hidden shrink-0 md:block' : 'hidden shrink-0 min-[22.5rem]:block'}>
            <LiveTrend instrument={instrument} />
          </span>
        )
      }
    />
  </div>
)
