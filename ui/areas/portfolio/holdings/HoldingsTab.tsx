import { useEffect } from 'react'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { useInMasterPane } from '../../../kit/layout/masterPane.ts'
import { useWide } from '../../../kit/layout/useWide.ts'
import { PullToRefresh } from '../../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { CloseAll } from '../../positions/closeAll/CloseAll.tsx'
import { HoldingRow } from '../../positions/HoldingRow.tsx'
import { makeHoldingsModel } from '../../positions/holdings.model.ts'
import { RecordList } from '../../../app/failures/RecordList.tsx'
import { makeHeldModel } from '../../wealth/held.model.ts'
import { makeWorthModel } from '../../wealth/worth.model.ts'
import { HoldingsHead } from './HoldingsHead.tsx'
import { makeHoldingsHeadModel } from './holdingsHead.model.ts'
import { HoldingsList, ListTools } from './HoldingsList.tsx'
import { makeHoldingsListModel } from './holdingsList.model.ts'
import { HoldingsTable } from './HoldingsTable.tsx'
import { NothingYet } from '../NothingYet.tsx'

/** More holdings than are sorted: page by page, newest first. */
const Endless = () => {
  const words = useWords().positions
  const { records, open } = useModel(makeHoldingsModel)
  const rows = useValue(records.rows)
  useEffect(() => open(), [open])
  const isTwice = ({ code }: PositionRecord) => rows.filter((row) => row.code === code).length > 1
  return (
    <RecordList
      label={words.tabs.holdings()}
      records={records}
      failed={words.holdingsFailed()}
      renderRow={(position) => <HoldingRow position={position} showTime={isTwice(position)} />}
      empty={<NothingYet title={words.noHoldings()} hint={words.noHoldingsHint()} />}
    />
  )
}

/** One element for ever: other rows do not render it again. */
const HEAD = <HoldingsHead />

/** Current holdings: what they are together, then each with its price, its day, its profit and its weight. */
export default function HoldingsTab() {
  const words = useWords().positions
  const head = useModel(makeHoldingsHeadModel)
  const { failure, held, load, status } = useModel(makeHeldModel)
  const all = useValue(held)
  const rows = useValue(useModel(makeHoldingsListModel).rows)
  // The rates come with the total: sorted without them, the rows would change places.
  const isSorted = useValue(useModel(makeWorthModel).status) !== 'loading'
  const isFailed = useValue(status) === 'failed'
  const why = useValue(failure)
  const isWide = useWide()
  const isBeside = useInMasterPane()
  // Where there is room for columns: not beside a position.
  const hasHeads = isWide && !isBeside && rows !== null && rows.length > 0
  useEffect(() => head.open(), [head])
  const hasAny = all?.list.some(({ state }) => state === 'holding') ?? false
  return (
    <PullToRefresh onRefresh={head.refresh}>
      <div>
        {HEAD}
        <Section flush>
          <CloseAll hasAny={hasAny} onSent={() => void load()}>
            {(closeAll) => all?.list.length !== 0 && <ListTools hasHeads={hasHeads} onCloseAll={closeAll} />}
          </CloseAll>
          {all === null && isFailed ? (
            <LoadFailed title={words.holdingsFailed()} failure={why} onRetry={() => void load()} />
          ) : all === null || !isSorted ? (
            <SkeletonRows />
          ) : rows === null ? (
            <Endless />
          ) : (
            <>
              {all.list.length === 0 && <NothingYet title={words.noHoldings()} hint={words.noHoldingsHint()} />}
              {hasHeads ? <HoldingsTable rows={rows} /> : <HoldingsList rows={rows} />}
            </>
          )}
        </Section>
      </div>
    </PullToRefresh>
  )
}
