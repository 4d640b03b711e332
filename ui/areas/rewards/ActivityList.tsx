import { useEffect } from 'react'
import type { Activity } from '../../ports/Activities.ts'
import { useWords } from '../i18n/words.ts'
import { Badge } from '../kit/Badge.tsx'
import { Empty } from '../kit/Empty.tsx'
import { EndlessList } from '../kit/EndlessList.tsx'
import { ListRow } from '../kit/ListRow.tsx'
import { Money } from '../kit/Money.tsx'
import { PullToRefresh } from '../kit/PullToRefresh.tsx'
import { Section } from '../kit/Section.tsx'
import { TopBar } from '../kit/TopBar.tsx'
import { useValue } from '../kit/useValue.ts'
import { useApp, useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { makeActivitiesModel } from './activities.model.ts'
import { PHASE_TONE, useTerm } from './RewardPanel.tsx'
import { useLoadFailure } from '../shell/loadFailure.tsx'

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
