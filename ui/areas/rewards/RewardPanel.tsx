import { formatAmount } from '../../../domain/money/format.ts'
import { missingToClaim } from '../../../domain/rewards/reward.ts'
import { progressOf } from '../../../domain/money/progress.ts'
import type { Activity } from '../../../ports/Rewards.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Stats } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { Progress } from '../../kit/feedback/Progress.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { claimState } from './claimState.ts'
import { PHASE_TONE, useTerm } from './term.ts'

interface RewardPanelProps {
  readonly activity: Activity
  readonly onClaim: () => void
}

/** The rewards of an activity, the progress towards a claim, and the claim. */
export const RewardPanel = ({ activity, onClaim }: RewardPanelProps) => {
  const words = useWords().rewards
  const term = useTerm(activity)
  const { claimFrom, currency, figures, phase } = activity
  const standing = claimState(activity)
  const money = (amount: typeof claimFrom): string => inText(`${formatAmount(amount)}\u00a0${currency}`)
  const fact = (label: string, amount: typeof claimFrom) => ({
    label,
    value: <Money amount={amount} currency={currency} />,
  })
  return (
    <Section>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-small text-ink-2">
          {words.figures.withdrawable()} · {currency}
        </h2>
        <Badge tone={PHASE_TONE[phase]}>{words.phases[phase]()}</Badge>
      </div>
      <p>
        <Money hero amount={figures.withdrawable} currency={currency} showCurrency={false} />
      </p>
      <p className="text-small text-ink-3">{term}</p>
      <div className="py-4">
        <Progress percent={progressOf(figures.obtained, claimFrom)} label={words.towards()} showPercent />
      </div>
      <Stats
        facts={[
          fact(words.figures.total(), figures.total),
          fact(words.figures.obtained(), figures.obtained),
          fact(words.figures.withdrawn(), figures.withdrawn),
        ]}
      />
      <div className="pt-4">
        {standing === 'claimable' ? (
          <Button wide onClick={onClaim}>
            {words.claim({ amount: money(figures.withdrawable) })}
          </Button>
        ) : (
          <p className="text-small text-ink-2">
            {standing === 'missing'
              ? words.missing({ missing: money(missingToClaim(figures, claimFrom)), from: money(claimFrom) })
              : standing === 'lost'
                ? words.lost({ from: money(claimFrom) })
                : words.claimed()}
          </p>
        )}
      </div>
    </Section>
  )
}
