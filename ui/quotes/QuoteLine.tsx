import type { QuotedInstrument } from '../../ports/quote.ts'
import { Sparkline } from '../charts/Sparkline.tsx'
import { QuoteRow } from '../market/QuoteRow.tsx'
import { useLatest } from '../market/useQuote.ts'
import { Go } from '../shell/Go.tsx'

/** The day so far up to the newest price. A tick draws this line alone. */
export const LiveTrend = ({ instrument }: { readonly instrument: QuotedInstrument }) => {
  const { price, previousClose } = useLatest(instrument)
  return (
    <Sparkline
      values={price === null ? instrument.trend : [...instrument.trend, price]}
      {...(previousClose !== null && { against: previousClose })}
      width={56}
    />
  )
}

export interface QuoteLineProps {
  readonly instrument: QuotedInstrument
  /** Off where the list is that of one market. */
  readonly showMarket?: boolean
  /** Where a button stands beside the row: the line of the day waits for a wider screen. */
  readonly narrow?: boolean
}

/** A row of a quote list that leads to its instrument. The figures are as wide in every row, so that lines align. */
export const QuoteLine = ({ instrument, showMarket = true, narrow = false }: QuoteLineProps) => (
  <div className="border-line [&>a>span:last-child]:min-w-20 [li:not(:last-child)>&]:border-b">
    <QuoteRow
      instrument={instrument}
      showMarket={showMarket}
      render={<Go to="/quotes/info" search={{ code: instrument.code }} />}
      sparkline={
        instrument.trend.length > 1 && (
          <span className={narrow ? 'hidden md:block' : undefined}>
            <LiveTrend instrument={instrument} />
          </span>
        )
      }
    />
  </div>
)
