import type { DayTradeInstrument } from '../../../ports/Daytrade.ts'
import { useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { useValue } from '../../kit/useValue.ts'
import { changeOf, useListingName } from '../markets/listing.ts'
import { Monogram } from '../markets/Monogram.tsx'
import { ListingLine } from '../markets/ListingLine.tsx'
import { Price } from '../markets/Price.tsx'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import { useWatchInSight } from '../markets/useQuote.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { makeFacilityModel } from './facility.model.ts'

interface InstrumentRowProps {
  readonly instrument: DayTradeInstrument
}

/** The current figures; a tick renders only these cells. */
const useFigures = ({ instrument }: InstrumentRowProps) =>
  useValue(useModel(makeLiveQuotes).quoteOf(instrument.code)) ?? instrument
const LivePrice = (props: InstrumentRowProps) => (
  <Price price={useFigures(props).price} decimals={props.instrument.decimals} />
)
const LiveChange = (props: InstrumentRowProps) => <Change percent={changeOf(useFigures(props)).percent} />

/** An instrument that can be day traded: leads to its page, and to the ticket where one can be opened now. */
export const InstrumentRow = ({ instrument }: InstrumentRowProps) => {
  const words = useWords().daytrade
  const inSight = useWatchInSight(instrument.code)
  const gate = useValue(useModel(makeFacilityModel).gate)
  const name = useListingName(instrument)
  const { code, isOpen } = instrument
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 border-line [li:not(:last-child)>&]:border-b">
      <div className="min-w-0 grow basis-40">
        <ListRow
          render={<Go to="/quotes/info" search={{ code }} />}
          leading={<Monogram listing={instrument} />}
          title={name}
          subtitle={<ListingLine listing={instrument} showMarket={false} />}
          value={
            <span ref={inSight}>
              <LivePrice instrument={instrument} />
            </span>
          }
          note={<LiveChange instrument={instrument} />}
        />
      </div>
      {gate === null && isOpen && (
        <ButtonLink size="small" render={<Go to="/quotes/infoBuy" search={{ code, daytrade: '1' }} />}>
          <span aria-hidden>{words.trade()}</span>
          <span className="sr-only">{words.tradeOf({ name })}</span>
        </ButtonLink>
      )}
    </div>
  )
}
