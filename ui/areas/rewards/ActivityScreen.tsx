import { useEffect } from 'react'
import type { ActivityDetail } from '../../../ports/Rewards.ts'
import { useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { makeActivityModel } from './activity.model.ts'
import { ClaimSheet } from './ClaimSheet.tsx'
import { RewardPanel } from './RewardPanel.tsx'
import { TaskRows } from './TaskRows.tsx'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'

const Lines = ({ title, lines }: { readonly title: string; readonly lines: ReadonlyArray<string> }) =>
  lines.length > 0 && (
    <Section title={title}>
      <ul className="grid list-disc gap-1.5 ps-5 text-small text-ink-2">
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </Section>
  )

const Whole = ({ detail, onClaim }: { readonly detail: ActivityDetail; readonly onClaim: () => void }) => {
  const words = useWords().rewards
  const { activity, rules, tasks, terms } = detail
  return (
    <>
      <RewardPanel activity={activity} onClaim={onClaim} />
      <Section
        flush
        title={words.tasks()}
        aside={words.progress({ completed: activity.completed, tasks: activity.tasks })}
      >
        <TaskRows tasks={tasks} currency={activity.currency} zone={activity.zone} />
      </Section>
      <Lines title={words.rules()} lines={rules} />
      <Lines title={words.terms()} lines={terms} />
    </>
  )
}

/** /mine/activity: the newcomer benefit, or the activity that the address names. */
export default function ActivityScreen() {
  const app = useApp()
  const words = useWords().rewards
  const { id } = useSearch('/mine/activity')
  const { open, opened, refresh, sheet, stop } = useModel(makeActivityModel)
  const now = useValue(opened)
  useEffect(() => {
    void open(id)
    return stop
  }, [open, stop, id])
  const detail = now.is === 'ready' ? now.value : null
  return (
    <>
      <TopBar title={detail?.activity.title ?? words.activity()} onBack={app.back} />
      <PullToRefresh onRefresh={refresh}>
        <div className="center-column">
          <nav className="bg-surface px-4 text-small text-accent">
            <Go to="/mine/activityList" className="tap inline-flex min-h-11 items-center">
              {words.all()}
            </Go>
          </nav>
          {detail ? (
            <Whole detail={detail} onClaim={sheet.open} />
          ) : (
            <Section>
              {now.is === 'failed' ? (
                <LoadFailed title={words.failed()} failure={now.failure} onRetry={() => void open(id)} />
              ) : now.is === 'unknown' ? (
                <Empty
                  title={words.unknown()}
                  action={<ButtonLink render={<Go to="/mine/activityList" />}>{words.all()}</ButtonLink>}
                />
              ) : (
                <SkeletonRows />
              )}
            </Section>
          )}
        </div>
      </PullToRefresh>
      <ClaimSheet activity={detail?.activity ?? null} />
    </>
  )
}
