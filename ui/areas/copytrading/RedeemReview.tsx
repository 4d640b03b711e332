import type { FollowOrder } from '../../../ports/Copytrading.ts'
import { useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { toEntries } from '../../data/intent/toEntries.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Receipt } from '../../app/receipts/receipts.ts'
import { makeFollowOrdersModel } from './orders.model.ts'

/** The review of a redemption, with its payout. */
export const RedeemReview = ({ paid }: { readonly paid: (order: FollowOrder) => string }) => {
  const { copytrading: words, markets } = useWords()
  const model = useModel(makeFollowOrdersModel)
  const order = useValue(model.leaving)
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.redeemTitle()}
      intent={model.intent}
      review={
        order && (
          <div className="grid gap-4">
            <Breakdown
              facts={[
                { label: words.product(), value: <bdi>{order.name}</bdi> },
                { label: words.buyAmount(), value: <Money amount={order.amount} currency={order.currency} /> },
                { label: words.totalProfit(), value: <Change amount={order.profit} currency={order.currency} /> },
                {
                  label: words.paidOut(),
                  value: <Money amount={order.value} currency={order.currency} />,
                  strong: true,
                },
              ]}
            />
            <Banner tone="neutral">{words.redeemNote()}</Banner>
          </div>
        )
      }
      action={
        <Button wide onClick={() => void model.confirm()}>
          {words.redeem()}
        </Button>
      }
      done={(ended) => ({
        title: words.redeemed(),
        text: words.redeemedText({ amount: paid(ended) }),
        next: toEntries(markets, '/mine/transactionRecords'),
      })}
      renderReceipt={({ currency, id, profit }) => (
        <Receipt
          facts={[{ label: words.totalProfit(), value: <Change amount={profit} currency={currency} /> }]}
          wallets={[currency]}
          id={id}
        />
      )}
      doneLabel={words.done()}
    />
  )
}
