import { deviceTime } from '../../data/clock/device.ts'
import { readAmount } from '../../data/form/amount.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { useModel } from '../../data/app/app.ts'
import { serverMessage } from '../../i18n/serverMessage.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { Receipt } from '../../app/receipts/receipts.ts'
import { makeDepositModel } from './deposit.model.ts'

/** The summary of the deposit before it is submitted, and its outcome. */
export const DepositReview = ({ onDone }: { readonly onDone: () => void }) => {
  const all = useWords()
  const words = all.transfers
  const { tag } = useValue(locale)
  const model = useModel(makeDepositModel)
  const draft = useValue(model.form.draft)
  const channel = useValue(model.channel)
  const transferred = useValue(model.transferDate)
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
              { label: words.transferDate(), value: transferred && formatDay(transferred, tag) },
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
        title: serverMessage(all, 'deposit-submitted'),
        text: words.depositDoneText({ time: deviceTime(dueAt, tag) }),
        next: null,
      })}
      renderReceipt={({ amount: sent, currency, id }) => (
        <Receipt
          facts={[{ label: words.amount(), value: <Money amount={sent} currency={currency} /> }]}
          wallets={[currency]}
          id={id}
        />
      )}
      doneLabel={words.done()}
      renderAbout={(sent) => <Money amount={sent.amount} currency={sent.currency} />}
      onDone={onDone}
    />
  )
}
