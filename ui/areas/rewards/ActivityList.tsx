import { useEffect } from 'react'
import type { Activity } from '../../../ports/Rewards.ts'
import { useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { makeActivitiesModel } from './activities.model.ts'
import { PHASE_TONE, useTerm } from './term.ts'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'

const ActivityRow = ({ activity }: { readonly activity: Activity }) => {
  const words = useWords().rewards
  const { currency, figures, id, phase, title } = activity
  return (
    <ListRow
      title={title}
      subtitle={
        <>
          <span className="block">{useTerm(activity)}</span>
          {words.figures.total()} <Money amount={figures.total} currency={currency} />
        </>
      }
      value={<Badge tone={PHASE_TONE[phase]}>{words.phases[phase]()}</Badge>}
      render={<Go to="/mine/activity" search={{ id }} />}
      chevron
    />
  )
}

/** /mine/activityList: every activity, running ones first. */
export default function ActivityList() {
  const app = useApp()
  const words = useWords().rewards
  const { load, pages } = useModel(makeActivitiesModel)
  const rows = useValue(pages.rows)
  const status = useValue(pages.status)
  const hasMore = useValue(pages.hasMore)
  useEffect(() => {
    void load()
    return pages.stop
  }, [load, pages])
  return (
    <>
      <TopBar title={words.listTitle()} onBack={app.back} />
      <PullToRefresh onRefresh={pages.refresh}>
        <div className="center-column">
          <Section flush>
            <EndlessList
              label={words.listTitle()}
              items={rows}
              keyOf={({ id }) => id}
              renderRow={(activity) => <ActivityRow activity={activity} />}
              status={status}
              hasMore={hasMore}
              onMore={() => void pages.more()}
              empty={<Empty title={words.empty()} hint={words.emptyHint()} />}
              failed={words.listFailed()}
              {...useLoadFailure(useValue(pages.failure), () => void pages.retry())}
            />
          </Section>
        </div>
      </PullToRefresh>
    </>
  )
}
