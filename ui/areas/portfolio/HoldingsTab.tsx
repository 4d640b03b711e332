import { useEffect } from 'react'
import { useWords } from '../../i18n/words.ts'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useModel } from '../../data/app/app.ts'
import { HoldingRow } from '../positions/HoldingRow.tsx'
import { makeHoldingsModel } from '../positions/holdings.model.ts'
import { NothingYet } from './NothingYet.tsx'
import { RecordList } from '../records/RecordList.tsx'

/** Current holdings, with their profit at the current price. */
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
