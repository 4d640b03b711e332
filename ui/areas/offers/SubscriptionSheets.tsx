import { formatQuantity } from '../../../domain/money/format.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { toEntries } from '../../data/intent/toEntries.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown, type Fact } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Receipt } from '../../app/receipts/receipts.ts'
import { shareName } from './offerText.ts'
import { makeSubscriptionActions } from './subscriptions.model.ts'
import type { OfferKind } from '../../../domain/offers/offer.ts'
import { Go } from '../../app/navigation/Go.tsx'

/** The link to the customer's subscriptions of a kind, shown after one was made or paid. */
export const toSubscriptions = (words: ReturnType<typeof useWords>['offers'], kind: OfferKind) =>
  kind === 'placement'
    ? { label: words.placementOrders(), link: <Go to="/market/subscribRecord" /> }
    : { label: words.mySubscriptions(), link: <Go to="/mine/newShareOrder" /> }

/** The subject of a payment or a cancellation. */
const useSubject = (): { readonly title: string; readonly facts: ReadonlyArray<Fact> } => {
  const words = useWords().offers
  const { code: language } = useValue(locale)
  const chosen = useValue(useModel(makeSubscriptionActions).chosen)
  if (!chosen) return { title: '', facts: [] }
  return {
    title: shareName(chosen, language),
    facts: [
      {
        label: words.allotted(),
        value: <span className="num">{chosen.allotted ? formatQuantity(chosen.allotted) : '—'}</span>,
      },
      { label: words.fee(), value: <Money amount={{ ...chosen.due, value: 0n }} currency={chosen.currency} /> },
      { label: words.due(), value: <Money amount={chosen.due} currency={chosen.currency} />, strong: true },
    ],
  }
}

/**
 * The sheets in which a subscription is paid or cancelled. `linkList` is false where the list is the screen below: then
 * they link to the entries.
 */
export const SubscriptionSheets = ({ linkList = true }: { readonly linkList?: boolean }) => {
  const { markets, offers: words } = useWords()
  const model = useModel(makeSubscriptionActions)
  const chosen = useValue(model.chosen)
  const { facts, title } = useSubject()
  return (
    <>
      <SendingSheet
        sheet={model.paySheet}
        title={words.payTitle()}
        intent={model.paying}
        review={
          <div className="grid gap-4">
            <bdi className="font-semibold">{title}</bdi>
            <Breakdown facts={facts} />
            <p className="text-small text-ink-2">{words.payHint()}</p>
          </div>
        }
        action={
          <Button wide onClick={() => void model.pay()}>
            {words.paySend()}
          </Button>
        }
        done={(paid) => ({
          title: words.paid(),
          text: words.payHint(),
          next: linkList ? toSubscriptions(words, paid.kind) : toEntries(markets, '/mine/transactionRecords'),
        })}
        renderReceipt={({ currency, due, id }) => (
          <Receipt
            facts={[{ label: words.due(), value: <Money amount={due} currency={currency} /> }]}
            wallets={[currency]}
            id={id}
          />
        )}
        doneLabel={words.close()}
      />
      <SendingSheet
        sheet={model.cancelSheet}
        title={words.cancel()}
        intent={model.cancelling}
        review={
          <div className="grid gap-4">
            <bdi className="font-semibold">{title}</bdi>
            <Breakdown
              facts={
                chosen
                  ? [{ label: words.held(), value: <Money amount={chosen.held} currency={chosen.currency} /> }]
                  : []
              }
            />
            <p className="text-small text-ink-2">{words.cancelHint()}</p>
          </div>
        }
        action={
          <Button wide onClick={() => void model.cancel()}>
            {words.cancelSend()}
          </Button>
        }
        done={({ kind }) => ({
          title: words.cancelDone(),
          next: linkList ? toSubscriptions(words, kind) : toEntries(markets, '/mine/transactionRecords'),
        })}
        doneLabel={words.close()}
      />
    </>
  )
}
