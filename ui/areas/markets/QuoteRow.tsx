import type { ReactElement, ReactNode } from 'react'
import type { QuotedInstrument } from '../../../ports/quote.ts'
import { useWords } from '../../i18n/words.ts'
import { Change } from '../../kit/figures/Change.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { changeOf, conditionOf } from './listing.ts'
import { StateSign } from './StateSign.tsx'
import { StateLabel } from './StateLabel.tsx'
import { ListingLine } from './ListingLine.tsx'
import { Monogram } from './Monogram.tsx'
import { Price } from './Price.tsx'
import { useLatest, useWatchInSight } from './useQuote.ts'
import { ListingName } from './ListingName.tsx'

interface CellProps {
  readonly instrument: QuotedInstrument
}

/** The price of a row; a tick renders only this cell. */
export const LivePrice = ({ instrument }: CellProps) => (
  <Price price={useLatest(instrument).price} decimals={instrument.decimals} />
)

/** The change since the previous close, in per cent. */
export const LiveChange = ({ instrument }: CellProps) => <Change percent={changeOf(useLatest(instrument)).percent} />

/** Unusual states: nothing in normal trading, a sign of its own for the lunch break and for a closed market. */
export const LiveState = ({ instrument }: CellProps) => {
  const words = useWords().markets.states
  const quote = useLatest(instrument)
  const condition = conditionOf(quote)
  if (condition === 'open') return null
  if (condition !== 'closed' && condition !== 'break') return <StateLabel quote={quote} />
  return (
    <span>
      <StateSign state={condition} />
      <span className="sr-only">{words[condition]()}</span>
    </span>
  )
}

export interface QuoteRowProps {
  readonly instrument: QuotedInstrument
  /** The link of the row, such as `<Link to="/quotes/info" … />`. */
  readonly render?: ReactElement<{ className?: string; children?: ReactNode }>
  readonly onPress?: () => void
  /** A small line of the day. */
  readonly sparkline?: ReactNode
  /** False where the list is that of one market. */
  readonly showMarket?: boolean
  /** When the state changes, where that differs within the list. */
  readonly hours?: ReactNode
}

/** A row of a quote list. Its figures are live while it is visible. */
export const QuoteRow = ({ instrument, sparkline, showMarket = true, hours, ...row }: QuoteRowProps) => {
  const inSight = useWatchInSight(instrument.code)
  return (
    <ListRow
      {...row}
      leading={<Monogram listing={instrument} />}
      title={<ListingName listing={instrument} />}
      subtitle={
        <ListingLine listing={instrument} showMarket={showMarket}>
          <LiveState instrument={instrument} />
          {hours}
        </ListingLine>
      }
      middle={sparkline}
      value={
        <span ref={inSight}>
          <LivePrice instrument={instrument} />
        </span>
      }
      note={<LiveChange instrument={instrument} />}
    />
  )
}
