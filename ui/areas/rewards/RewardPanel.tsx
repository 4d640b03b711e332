import { formatAmount } from '../../domain/money/format.ts'
import { missingToClaim } from '../../domain/activity/reward.ts'
import { progressOf } from '../../domain/progress/progress.ts'
import type { Activity } from '../../ports/Activities.ts'
import { inText } from '../i18n/inText.ts'
import { locale, useWords } from '../i18n/words.ts'
import { Badge, type Tone } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { Stats } from '../kit/Figures.tsx'
import { Money } from '../kit/Money.tsx'
import { Progress } from '../kit/Progress.tsx'
import { Section } from '../kit/Section.tsx'
import { useValue } from '../kit/useValue.ts'
import { marketTime } from '../times/format.ts'
import { claimStanding } from './standing.ts'

export const PHASE_TONE: Record<Activity['phase'], Tone> = { upcoming: 'neutral', running: 'accent', ended: 'neutral' }

/** When an activity begins or ends, in the zone that it keeps. */
export const useTerm = ({ endsAt, phase, startsAt, zone }: Activity): string => {
  const words = useWords().rewards
  const { tag } = useValue(locale)
  if (phase === 'upcoming') return words.begins({ time: marketTime(startsAt, tag, zone) })
  const time = marketTime(endsAt, tag, zone)
  return phase === 'ended' ? words.endedAt({ time }) : words.runsUntil({ time })
}

interface RewardPanelProps {
  readonly activity: Activity
  readonly onClaim: () => void
}

/** What an activity has brought, how far it is to a claim, and the claim. */
export const RewardPanel = ({ activity, onClaim }: RewardPanelProps) => {
  const words = useWords().rewards
  const term = useTerm(activity)
  const { claimFrom, currency, figures, phase } = activity
  const standing = claimStanding(activity)
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
