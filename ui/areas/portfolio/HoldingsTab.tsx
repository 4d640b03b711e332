import { useEffect } from 'react'
import { useWords } from '../i18n/words.ts'
import { PullToRefresh } from '../kit/PullToRefresh.tsx'
import { Section } from '../kit/Section.tsx'
import { useModel } from '../shell/app.ts'
import { HoldingRow } from './HoldingRow.tsx'
import { makeHoldingsModel } from './holdings.model.ts'
import { NothingYet } from './NothingYet.tsx'
import { RecordList } from './RecordList.tsx'

/** What is held now, with its profit at the price of now. */
export default function HoldingsTab() {
  const words = useWords().positions
  const { records, open } = useModel(makeHoldingsModel)
  useEffect(() => open(), [open])
  return (
    <PullToRefresh onRefresh={records.refresh}>
      <div>
        <Section flush>
          <RecordList
            label={words.tabs.holdings()}
            records={records}
            failed={words.holdingsFailed()}
            renderRow={(position) => <HoldingRow position={position} />}
            empty={<NothingYet title={words.noHoldings()} hint={words.noHoldingsHint()} />}
          />
        </Section>
      </div>
    </PullToRefresh>
  )
}
