import { useEffect } from 'react'
import { DAY_TRADE_MARKETS } from '../../../domain/daytrade/dayTrading.ts'
import { useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeFacilityModel } from './facility.model.ts'
import { FacilityGate } from './FacilityGate.tsx'
import { InstrumentRow } from './InstrumentRow.tsx'
import { makeOfferedModel } from './offered.model.ts'
import { SquareOff } from './SquareOff.tsx'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'

/** Order trading: instruments of a market for day trades, the square-off time, and links to the ticket. */
export const TradeTab = () => {
  const words = useWords()
  const model = useModel(makeOfferedModel)
  const { choose, instruments, open } = model
  const { standing } = useModel(makeFacilityModel)
  const market = useValue(model.market)
  const rows = useValue(instruments.value)
  const status = useValue(instruments.status)
  const now = useValue(model.now)
  useEffect(() => open(), [open])
  const [first] = rows ?? []
  const isOpen = rows?.some((instrument) => instrument.isOpen) ?? false
  return (
    <PullToRefresh onRefresh={() => Promise.all([instruments.load(), standing.load()])}>
      <div className="grid gap-3 bg-surface px-4 pt-3">
        <p className="text-small text-ink-2">{words.daytrade.about()}</p>
        <FacilityGate />
        <Segmented
          kind="chips"
          label={words.daytrade.whichMarket()}
          choices={DAY_TRADE_MARKETS.map((code) => ({ value: code, label: words.markets.marketNames[code]() }))}
          value={market}
          onChange={choose}
        />
      </div>
      <Section flush>
        {first && (
          <div className="grid gap-1 border-b border-line py-3">
            <SquareOff at={first.squareOffAt} zone={first.zone} now={now} isOpen={isOpen} />
            {!isOpen && <p className="text-small text-ink-2">{words.daytrade.shut()}</p>}
          </div>
        )}
        <EndlessList
          label={words.markets.marketNames[market]()}
          items={rows ?? []}
          keyOf={({ code }) => code}
          renderRow={(instrument) => <InstrumentRow instrument={instrument} />}
          status={status}
          hasMore={false}
          onMore={() => undefined}
          empty={<Empty title={words.daytrade.noInstruments()} hint={words.daytrade.noInstrumentsHint()} />}
          failed={words.daytrade.failed()}
          {...useLoadFailure(useValue(instruments.failure), () => void instruments.load())}
        />
      </Section>
    </PullToRefresh>
  )
}
