import { useEffect, useState } from 'react'
import type { ExchangeRecord } from '../../../ports/Exchange.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { useModel } from '../../data/app/app.ts'
import { makeExchangeModel } from './exchange.model.ts'
import { formatRate } from './rates.ts'
import { RecordNumber } from '../../app/receipts/RecordNumber.tsx'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

interface ExchangeRecordsProps {
  /** How many of the newest are shown; without it all, page by page. */
  readonly newest?: number
}

/** Past exchanges. Needs the words `exchange`. */
export default function ExchangeRecords({ newest }: ExchangeRecordsProps) {
  const words = useWords().exchange
  const { tag } = useValue(locale)
  const { openRecords, records } = useModel(makeExchangeModel)
  const rows = useValue(records.rows)
  const status = useValue(records.status)
  const hasMore = useValue(records.hasMore)
  const [opened, setOpened] = useState<ExchangeRecord | null>(null)
  useEffect(() => openRecords(), [openRecords])
  return (
    <OwnFigures>
      <EndlessList
        label={words.made()}
        items={rows.slice(0, newest)}
        keyOf={({ id }) => id}
        renderRow={(row) => (
          <ListRow
            title={<bdi dir="ltr">{`${row.from} → ${row.to}`}</bdi>}
            subtitle={deviceTime(row.madeAt, tag)}
            value={<Money amount={row.received} currency={row.to} />}
            note={<Money amount={row.paid} currency={row.from} />}
            onPress={() => setOpened(row)}
          />
        )}
        status={status}
        hasMore={hasMore && newest === undefined}
        onMore={() => void records.more()}
        empty={<Empty title={words.recordsEmpty()} hint={words.recordsEmptyHint()} />}
        failed={words.recordsFailed()}
        {...useLoadFailure(useValue(records.failure), () => void records.retry())}
      />
      <BottomSheet open={opened !== null} onClose={() => setOpened(null)} title={words.detail()}>
        {opened && (
          <Breakdown
            facts={[
              { label: words.pay(), value: <Money amount={opened.paid} currency={opened.from} /> },
              { label: words.receive(), value: <Money amount={opened.received} currency={opened.to} />, strong: true },
              { label: words.rateLabel(), value: <span className="num">{formatRate(opened.rate)}</span> },
              { label: words.time(), value: deviceTime(opened.madeAt, tag) },
              { label: words.reference(), value: <RecordNumber id={opened.id} /> },
            ]}
          />
        )}
      </BottomSheet>
    </OwnFigures>
  )
}
