import type { Activity } from '../../ports/Activities.ts'
import { formatAmount } from '../../domain/money/format.ts'
import { inText } from '../i18n/inText.ts'
import { useWords } from '../i18n/words.ts'
import { SendingSheet } from '../intents/SendingSheet.tsx'
import { Button } from '../kit/Button.tsx'
import { Breakdown } from '../kit/Figures.tsx'
import { Money } from '../kit/Money.tsx'
import { useModel } from '../shell/app.ts'
import { makeActivityModel } from './activity.model.ts'

/** What is claimed and where it goes, and what became of it. Needs the words `market` and `server`. */
export const ClaimSheet = ({ activity }: { readonly activity: Activity | null }) => {
  const words = useWords().rewards
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
      })}
      doneLabel={words.close()}
    />
  )
}
