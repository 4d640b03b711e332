import { formatAmount } from '../../../domain/money/format.ts'
import { progressOf } from '../../../domain/money/progress.ts'
import type { ActivityDetail } from '../../../ports/Rewards.ts'
import { makeNewcomerModel } from '../rewards/newcomer.model.ts'
import { useTerm } from '../rewards/term.ts'
import { claimState } from '../rewards/claimState.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { Progress } from '../../kit/feedback/Progress.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { LoadFailedLine } from '../../app/failures/loadFailure.tsx'
import { Leads } from '../../app/navigation/Leads.tsx'

const BenefitProgress = ({ activity, tasks }: ActivityDetail) => {
  const words = useWords().rewards
  const term = useTerm(activity)
  const { claimFrom, currency, figures } = activity
  const next = tasks.find(({ state }) => state === 'open')
  const money = inText(`${formatAmount(figures.withdrawable)}\u00a0${currency}`)
  return (
    <>
      <p className="pb-2 text-small text-ink-3">{term}</p>
      <div className="pb-1">
        <Progress percent={progressOf(figures.obtained, claimFrom)} label={words.towards()} />
      </div>
      {claimState(activity) === 'claimable' ? (
        <ListRow title={words.claim({ amount: money })} render={<Go to="/mine/activity" />} />
      ) : next ? (
        <ListRow
          title={next.title}
          subtitle={next.text}
          value={<Money amount={next.reward} currency={currency} />}
          note={words.states.open()}
          chevron
          render={<Leads link={next.link} />}
        />
      ) : (
        <ListRow title={words.figures.obtained()} value={<Money amount={figures.obtained} currency={currency} />} />
      )}
    </>
  )
}

/** The newcomer benefit: progress, deadline and next task. Hidden once nothing is left to do or to claim. */
export const Benefit = () => {
  const words = useWords().rewards
  const { failure, load, status, value } = useModel(makeNewcomerModel)
  const detail = useValue(value)
  const state = useValue(status)
  const why = useValue(failure)
  if (detail === null && state !== 'failed') return null
  if (detail?.activity.phase === 'ended' && claimState(detail.activity) !== 'claimable') return null
  if (detail && claimState(detail.activity) === 'claimed' && detail.activity.completed === detail.activity.tasks)
    return null
  return (
    <Section
      flush
      title={detail?.activity.title ?? words.activity()}
      aside={
        <Go to="/mine/activity" className="tap text-accent">
          {words.tasks()}
        </Go>
      }
    >
      {detail ? (
        <BenefitProgress {...detail} />
      ) : (
        <LoadFailedLine title={words.failed()} failure={why} onRetry={() => void load()} />
      )}
    </Section>
  )
}
