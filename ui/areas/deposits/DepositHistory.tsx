import { useEffect, useState } from 'react'
import { fromDayNumber } from '../../../domain/calendar/day.ts'
import type { Deposit } from '../../../ports/Deposits.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { useModel } from '../../data/app/app.ts'
import { OwnPicture } from '../uploads/OwnPicture.tsx'
import { makeDepositModel } from './deposit.model.ts'
import { RowNote, formatReason, STATE_TONE } from '../transfers/reasons.tsx'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

// Seen once a deposit is opened.
const RecordNumber = lazyPart(async () => (await import('../../app/receipts/RecordNumber.tsx')).RecordNumber)

const Details = ({ deposit }: { readonly deposit: Deposit }) => {
  const words = useWords().transfers
  const { tag } = useValue(locale)
  const time = (at: number) => deviceTime(at, tag)
  const { amount, currency, state, transferDay, requestedAt, dueAt, reviewedAt, reason, remark, proofUrl, id } = deposit
  return (
    <div className="grid gap-4">
      <Breakdown
        facts={[
          { label: words.amount(), value: <Money amount={amount} currency={currency} />, strong: true },
          { label: words.state(), value: words.depositStates[state]() },
          ...(reason === null ? [] : [{ label: words.reason(), value: formatReason(words.reasons, reason) }]),
          ...(remark === null ? [] : [{ label: words.remark(), value: <bdi>{remark}</bdi> }]),
          { label: words.transferDate(), value: formatDay(fromDayNumber(transferDay), tag) },
          { label: words.submittedAt(), value: time(requestedAt) },
          reviewedAt === null
            ? { label: words.dueBy(), value: time(dueAt) }
            : { label: words.reviewedAt(), value: time(reviewedAt) },
          { label: words.reference(), value: <RecordNumber id={id} /> },
        ]}
      />
      {proofUrl !== null && <OwnPicture url={proofUrl} alt={words.proof()} failed={words.proofFailed()} />}
    </div>
  )
}

/** Submitted deposits, the state of their review, and why one was rejected. */
export const DepositHistory = () => {
  const words = useWords().transfers
  const { tag } = useValue(locale)
  const { followHistory, history } = useModel(makeDepositModel)
  useEffect(() => followHistory(), [followHistory])
  const rows = useValue(history.rows)
  const status = useValue(history.status)
  const hasMore = useValue(history.hasMore)
  const [chosen, setOpened] = useState<Deposit | null>(null)
  // Its state may change while it is shown.
  const opened = rows.find(({ id }) => id === chosen?.id) ?? chosen
  return (
    <OwnFigures>
      <EndlessList
        label={words.history()}
        items={rows}
        keyOf={({ id }) => id}
        renderRow={(row) => (
          <ListRow
            title={words.methods[row.method]()}
            subtitle={<RowNote time={deviceTime(row.requestedAt, tag)} reason={row.reason} />}
            value={<Money amount={row.amount} currency={row.currency} />}
            note={<Badge tone={STATE_TONE[row.state]}>{words.depositStates[row.state]()}</Badge>}
            onPress={() => setOpened(row)}
          />
        )}
        status={status}
        hasMore={hasMore}
        onMore={() => void history.more()}
        empty={<Empty title={words.depositsEmpty()} hint={words.depositsEmptyHint()} />}
        failed={words.depositsFailed()}
        {...useLoadFailure(useValue(history.failure), () => void history.retry())}
      />
      <BottomSheet open={opened !== null} onClose={() => setOpened(null)} title={words.storedTitle()}>
        {opened && <Details deposit={opened} />}
      </BottomSheet>
    </OwnFigures>
  )
}
