import { useEffect, useState } from 'react'
import { useWords, locale } from '../../i18n/words.ts'
import { SkeletonForm } from '../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { FormAndHistory, type FundsTab } from '../transfers/FormAndHistory.tsx'
import { makeDepositModel } from './deposit.model.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositHistory } from './DepositHistory.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { Money } from '../../kit/figures/Money.tsx'
import { readAmount } from '../../data/form/amount.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { deviceTime } from '../../data/clock/device.ts'

/** The summary of the deposit before it is submitted, and its outcome. */
const DepositReview = ({ onDone }: { readonly onDone: () => void }) => {
  const words = useWords().transfers
  const { tag } = useValue(locale)
  const model = useModel(makeDepositModel)
  const draft = useValue(model.form.draft)
  const channel = useValue(model.channel)
  const amount = channel && readAmount(draft.amount, channel.currency).amount
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.depositReview()}
      intent={model.intent}
      review={
        channel && (
          <Breakdown
            facts={[
              { label: words.amount(), value: <Money amount={amount} currency={channel.currency} />, strong: true },
              { label: words.channel(), value: <bdi>{channel.name}</bdi> },
              { label: words.transferDate(), value: draft.transferDate && formatDay(draft.transferDate, tag) },
              ...(channel.method === 'bank' && draft.accountType
                ? [{ label: words.paidFrom(), value: words.accountTypes[draft.accountType]() }]
                : []),
              { label: words.credited(), value: words.creditedWithin({ hours: channel.arriveHours }) },
            ]}
          />
        )
      }
      action={
        <Button wide onClick={() => void model.confirm()}>
          {words.depositSend()}
        </Button>
      }
      done={({ dueAt }) => ({
        title: words.depositDone(),
        text: words.depositDoneText({ time: deviceTime(dueAt, tag) }),
        next: null,
      })}
      doneLabel={words.done()}
      renderAbout={(sent) => <Money amount={sent.amount} currency={sent.currency} />}
      onDone={onDone}
    />
  )
}

/** /mine/deposit: reporting a transfer to the broker, and the earlier deposits. */
export default function DepositScreen() {
  const words = useWords().transfers
  const { channel } = useSearch('/mine/deposit')
  const model = useModel(makeDepositModel)
  const status = useValue(model.channels.status)
  const failure = useValue(model.channels.failure)
  const [tab, setTab] = useState<FundsTab>(channel === undefined ? 'history' : 'form')
  useEffect(() => {
    void model.open(channel)
    void model.loadHistory(true)
    return model.history.stop
  }, [model, channel])
  return (
    <>
      <FormAndHistory title={words.depositTitle()} tab={tab} onTab={setTab}>
        {tab === 'history' ? (
          <DepositHistory />
        ) : status === 'failed' ? (
          <LoadFailed title={words.channelsFailed()} failure={failure} onRetry={() => void model.channels.load()} />
        ) : status === 'ready' ? (
          <DepositForm />
        ) : (
          <SkeletonForm fields={4} />
        )}
      </FormAndHistory>
      <DepositReview onDone={() => setTab('history')} />
    </>
  )
}
