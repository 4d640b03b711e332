import type { Activity } from '../../../ports/Rewards.ts'
import { formatAmount } from '../../../domain/money/format.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { toEntries } from '../../data/intent/toEntries.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useModel } from '../../data/app/app.ts'
import { makeActivityModel } from './activity.model.ts'

/** The amount and the target of a claim, and its outcome. Needs the words `markets` and `server`. */
export const ClaimSheet = ({ activity }: { readonly activity: Activity | null }) => {
  const { markets, rewards: words } = useWords()
  const { claim, intent, sheet } = useModel(makeActivityModel)
  return (
    <SendingSheet
      sheet={sheet}
      title={words.reviewTitle()}
      intent={intent}
      review={
        activity && (
          <div className="grid gap-4">
            <Breakdown
              facts={[
                { label: words.activity(), value: activity.title },
                {
                  label: words.credited(),
                  value: <Money amount={activity.figures.withdrawable} currency={activity.currency} />,
                  strong: true,
                },
              ]}
            />
            <p className="text-small text-ink-2">{words.reviewText({ currency: activity.currency })}</p>
          </div>
        )
      }
      action={
        <Button wide onClick={() => void claim()}>
          {words.claimNow()}
        </Button>
      }
      done={({ amount, currency }) => ({
        title: words.done(),
        text: words.doneText({ amount: inText(`${formatAmount(amount)}\u00a0${currency}`) }),
        next: toEntries(markets, '/mine/fundingRecords'),
      })}
      doneLabel={words.close()}
    />
  )
}
