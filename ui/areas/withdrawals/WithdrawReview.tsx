import { serverMessage } from '../../i18n/serverMessage.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { useModel } from '../../data/app/app.ts'
import { Receipt } from '../../app/receipts/receipts.ts'
import { makeWithdrawModel } from './withdraw.model.ts'

/** The review of a withdrawal, with its cost, and its outcome. */
export const WithdrawReview = ({ onDone }: { readonly onDone: () => void }) => {
  const all = useWords()
  const words = all.transfers
  const { tag } = useValue(locale)
  const model = useModel(makeWithdrawModel)
  const preview = useValue(model.preview)
  const priced = useValue(model.isPriced)
  const amount = useValue(model.amount)
  const draft = useValue(model.form.draft)
  const card = useValue(model.cards).find(({ id }) => id === draft.card)
  const currency = preview?.currency ?? ''
  const byPasskey = useValue(model.passkey.isUsed)
  const asking = useValue(model.passkey.busy)
  const refused = useValue(model.passkey.refused)
  const typePassword = () => {
    model.sheet.close()
    model.passkey.choose(false)
  }
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.withdrawReview()}
      intent={model.intent}
      review={
        preview && (
          <div className="grid gap-4">
            {refused && (
              <Banner tone="bad" live>
                {words.passkeyRefused()}
              </Banner>
            )}
            <Breakdown
              facts={[
                { label: words.amount(), value: <Money amount={amount} currency={currency} /> },
                { label: words.fee(), value: <Money amount={priced ? preview.fee : null} currency={currency} /> },
                {
                  label: words.receive(),
                  value: <Money amount={priced ? preview.arrival : null} currency={currency} />,
                  strong: true,
                },
                {
                  label: words.payTo(),
                  value: (
                    <bdi className="num">{[card?.network ?? card?.bank, card?.number].filter(Boolean).join(' ')}</bdi>
                  ),
                },
                { label: words.paidBy(), value: deviceTime(preview.dueAt, tag) },
              ]}
            />
          </div>
        )
      }
      action={
        // Its cost is known before it can be sent.
        <div className="grid gap-2">
          <Button wide disabled={!priced} busy={asking} onClick={() => void model.confirm()}>
            {byPasskey ? words.confirmByPasskey() : words.withdrawSend()}
          </Button>
          {refused && (
            <Button kind="secondary" wide onClick={typePassword}>
              {words.typePassword()}
            </Button>
          )}
        </div>
      }
      done={({ dueAt }) => ({
        title: serverMessage(all, 'withdrawal-submitted'),
        text: dueAt === null ? undefined : words.withdrawDoneText({ time: deviceTime(dueAt, tag) }),
        next: null,
      })}
      renderReceipt={({ amount: sent, arrival, currency: from, fee, id }) => (
        <Receipt
          facts={[
            { label: words.amount(), value: <Money amount={sent} currency={from} /> },
            { label: words.fee(), value: <Money amount={fee} currency={from} /> },
            { label: words.receive(), value: <Money amount={arrival} currency={from} /> },
          ]}
          wallets={[from]}
          id={id}
        />
      )}
      doneLabel={words.done()}
      renderAbout={(sent) => <Money amount={sent.amount} currency={sent.currency} />}
      onDone={onDone}
    />
  )
}
