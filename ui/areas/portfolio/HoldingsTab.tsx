import { useEffect } from 'react'
import type { PositionRecord } from '../../../ports/Positions.ts'
import { useWords } from '../../i18n/words.ts'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { CloseAll } from '../positions/closeAll/CloseAll.tsx'
import { HoldingRow } from '../positions/HoldingRow.tsx'
import { makeHoldingsModel } from '../positions/holdings.model.ts'
import { HoldingsHead } from './HoldingsHead.tsx'
import { NothingYet } from './NothingYet.tsx'
import { RecordList } from '../records/RecordList.tsx'

/** Current holdings, with their profit at the current price. */
export default function HoldingsTab() {
  const words = useWords().positions
  const { records, open } = useModel(makeHoldingsModel)
  const rows = useValue(records.rows)
  useEffect(() => open(), [open])
  const isTwice = ({ code }: PositionRecord) => rows.filter((row) => row.code === code).length > 1
  return (
    <PullToRefresh onRefresh={records.refresh}>
      <div>
        {rows.length > 0 && <HoldingsHead />}
        <CloseAll records={records} />
        <Section flush>
          <RecordList
            label={words.tabs.holdings()}
            records={records}
            failed={words.holdingsFailed()}
            renderRow={(position) => <HoldingRow position={position} showTime={isTwice(position)} />}
            empty={<NothingYet title={words.noHoldings()} hint={words.noHoldingsHint()} />}
          />
        </Section>
      </div>
    </PullToRefresh>
  )
}
