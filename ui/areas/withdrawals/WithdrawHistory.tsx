import { useEffect, useState } from 'react'
import { formatAmount } from '../../../domain/money/format.ts'
import type { Withdrawal } from '../../../ports/Withdrawals.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet, ConfirmDialog } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { useModel } from '../../data/app/app.ts'
import { RowNote, formatReason, STATE_TONE } from '../transfers/reasons.tsx'
import { keyOf } from './pastWithdrawals.ts'
import { makeWithdrawModel } from './withdraw.model.ts'
import { inText } from '../../i18n/inText.ts'
import { RecordNumber } from '../../app/receipts/RecordNumber.tsx'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

const Details = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const words = useWords().transfers
  const { tag } = useValue(locale)
  const { currency, state, card, reason, remark, id } = withdrawal
  const time = (label: string, at: number | null) => (at === null ? [] : [{ label, value: deviceTime(at, tag) }])
  return (
    <Breakdown
      facts={[
        { label: words.amount(), value: <Money amount={withdrawal.amount} currency={currency} /> },
        { label: words.fee(), value: <Money amount={withdrawal.fee} currency={currency} /> },
        { label: words.receive(), value: <Money amount={withdrawal.arrival} currency={currency} />, strong: true },
        { label: words.state(), value: words.withdrawStates[state]() },
        ...(card === null ? [] : [{ label: words.payTo(), value: <bdi className="num">{card}</bdi> }]),
        ...(reason === null ? [] : [{ label: words.reason(), value: formatReason(words.reasons, reason) }]),
        ...(remark === null ? [] : [{ label: words.remark(), value: <bdi>{remark}</bdi> }]),
        ...time(words.submittedAt(), withdrawal.requestedAt),
        ...(withdrawal.endedAt === null
          ? time(words.paidBy(), withdrawal.dueAt)
          : time(words.endedAt(), withdrawal.endedAt)),
        ...(id === null ? [] : [{ label: words.reference(), value: <RecordNumber id={id} /> }]),
      ]}
    />
  )
}

/** Withdrawals in the chosen currency, their states, and the cancellation of one under review. */
export const WithdrawHistory = () => {
  const all = useWords()
  const words = all.transfers
  const { tag } = useValue(locale)
  const { past, currency } = useModel(makeWithdrawModel)
  const { list, cancelling, cancel, follow } = past
  useEffect(() => follow(), [follow])
  const rows = useValue(list.rows)
  const status = useValue(list.status)
  const hasMore = useValue(list.hasMore)
  const chosen = useValue(currency)
  const cancelState = useValue(cancelling.state).kind
  const [opened, setOpened] = useState<Withdrawal | null>(null)
  const [asked, setAsked] = useState<Withdrawal | null>(null)
  const cancellable = opened?.state === 'under-review' && opened.id !== null
  const busy = cancelState === 'sending' || cancelState === 'unknown'
  const takeBack = () => {
    const id = asked?.id
    setAsked(null)
    if (cancelState === 'lost') void cancelling.sendAgain()
    else if (id) void cancel(id)
  }
  return (
    <>
      <OwnFigures>
        <EndlessList
          label={words.history()}
          items={rows}
          keyOf={keyOf}
          renderRow={(row) => (
            <ListRow
              title={<bdi>{row.card ?? words.withdrawTitle()}</bdi>}
              subtitle={
                <RowNote
                  time={row.requestedAt === null ? null : deviceTime(row.requestedAt, tag)}
                  reason={row.reason}
                />
              }
              value={<Money amount={row.amount} currency={row.currency} />}
              note={<Badge tone={STATE_TONE[row.state]}>{words.withdrawStates[row.state]()}</Badge>}
              onPress={() => setOpened(row)}
            />
          )}
          status={status}
          hasMore={hasMore}
          onMore={() => void list.more()}
          empty={<Empty title={words.withdrawalsEmpty()} hint={words.withdrawalsEmptyHint({ currency: chosen })} />}
          failed={words.withdrawFailed()}
          {...useLoadFailure(useValue(list.failure), () => void list.retry())}
        />
        <BottomSheet
          open={opened !== null}
          onClose={() => setOpened(null)}
          title={words.withdrawTitle()}
          footer={
            cancellable && (
              <Button
                kind="secondary"
                wide
                busy={busy}
                onClick={() => {
                  setAsked(opened)
                  setOpened(null)
                }}
              >
                {words.cancel()}
              </Button>
            )
          }
        >
          {opened && <Details withdrawal={opened} />}
        </BottomSheet>
      </OwnFigures>
      <ConfirmDialog
        danger
        open={asked !== null}
        title={words.cancelTitle()}
        description={words.cancelText({
          amount: asked?.amount ? inText(`${formatAmount(asked.amount)}\u00a0${asked.currency}`) : '—',
        })}
        confirmLabel={words.cancel()}
        cancelLabel={words.keep()}
        onConfirm={takeBack}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
