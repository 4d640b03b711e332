import { formatAmount, formatPercent } from '../../../domain/money/format.ts'
import { unlocksAt } from '../../../domain/copytrading/product.ts'
import { FOLLOW_ZONE } from '../../../domain/copytrading/valuation.ts'
import type { FollowProduct } from '../../../ports/Copytrading.ts'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { eventTime } from '../../data/clock/event.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { Receipt } from '../../app/receipts/receipts.ts'
import { makeProductModel } from './product.model.ts'

/** The link to the customer's orders. */
const toOrders = (label: string) => ({ label, link: <Go replace to="/home/follow" search={{ tab: 'orders' }} /> })

/** The review of a purchase: its cost, its lock-up, its risk. */
export const BuyReview = ({ product }: { readonly product: FollowProduct }) => {
  const words = useWords().copytrading
  const { tag } = useValue(locale)
  const model = useModel(makeProductModel)
  const amount = useValue(model.amount)
  const fee = useValue(model.fee)
  const total = useValue(model.total)
  const now = useValue(useModel(makeNowModel).now)
  const { currency } = product
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.reviewTitle()}
      intent={model.intent}
      review={
        <div className="grid gap-4">
          <Breakdown
            facts={[
              { label: words.product(), value: <bdi>{product.name}</bdi> },
              { label: words.amount(), value: <Money amount={amount} currency={currency} /> },
              { label: words.fee(), value: <Money amount={fee} currency={currency} /> },
              { label: words.total(), value: <Money amount={total} currency={currency} />, strong: true },
              {
                label: words.unlocks(),
                value: now === null ? '—' : eventTime(unlocksAt(product, now), tag, FOLLOW_ZONE),
              },
              { label: words.ends(), value: eventTime(product.endsAt, tag, FOLLOW_ZONE) },
              {
                label: words.expected(),
                value: words.perYear({ percent: inText(formatPercent(product.expectedReturn)) }),
              },
            ]}
          />
          <Banner>{words.riskNote()}</Banner>
        </div>
      }
      action={
        <Button wide onClick={() => void model.confirm()}>
          {words.buy()}
        </Button>
      }
      done={(order) => ({
        title: words.bought({ name: order.name }),
        text: words.boughtText({
          amount: order.amount ? inText(`${formatAmount(order.amount)}\u00a0${order.currency}`) : '—',
        }),
        next: toOrders(words.tabs.orders()),
      })}
      renderReceipt={({ fee: charged, id, unlocksAt: redeemableFrom }) => (
        <Receipt
          facts={[
            { label: words.fee(), value: <Money amount={charged} currency={currency} /> },
            ...(redeemableFrom === null
              ? []
              : [{ label: words.unlocks(), value: eventTime(redeemableFrom, tag, FOLLOW_ZONE) }]),
          ]}
          wallets={[currency]}
          id={id}
        />
      )}
      doneLabel={words.done()}
    />
  )
}
