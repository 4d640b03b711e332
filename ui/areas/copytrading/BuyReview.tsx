import { formatAmount, formatPercent } from '../../domain/money/format.ts'
import { unlocksAt } from '../../domain/follow/product.ts'
import { FOLLOW_ZONE } from '../../domain/follow/valuation.ts'
import type { FollowProduct } from '../../ports/Following.ts'
import { inText } from '../i18n/inText.ts'
import { locale, useWords } from '../i18n/words.ts'
import { SendingSheet } from '../intents/SendingSheet.tsx'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { Breakdown } from '../kit/Figures.tsx'
import { Money } from '../kit/Money.tsx'
import { useValue } from '../kit/useValue.ts'
import { makeNowModel } from '../times/now.model.ts'
import { marketTime } from '../times/format.ts'
import { useApp, useModel } from '../shell/app.ts'
import { makeProductModel } from './product.model.ts'

/** A purchase once more before it is made: its cost, how long it is locked up, its risk. */
export const BuyReview = ({ product }: { readonly product: FollowProduct }) => {
  const app = useApp()
  const words = useWords().follow
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
              { label: words.tabs.products(), value: <bdi>{product.name}</bdi> },
              { label: words.amount(), value: <Money amount={amount} currency={currency} /> },
              { label: words.fee(), value: <Money amount={fee} currency={currency} /> },
              { label: words.total(), value: <Money amount={total} currency={currency} />, strong: true },
              {
                label: words.unlocks(),
                value: now === null ? '—' : marketTime(unlocksAt(product, now), tag, FOLLOW_ZONE),
              },
              { label: words.ends(), value: marketTime(product.endsAt, tag, FOLLOW_ZONE) },
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
      })}
      doneLabel={words.done()}
      onDone={() => app.replace('/home/follow', { tab: 'orders' })}
    />
  )
}
