import Newspaper from 'lucide-react/icons/newspaper'
import { useEffect } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { ALL, makeNewsModel } from './news.model.ts'
import { NewsRow } from './NewsRow.tsx'
import { NewsWaiting } from './NewsWaiting.tsx'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'

/** /news/index: the broker's news by category, newest first. */
export default function NewsIndex() {
  const words = useWords().news
  const now = useModel(makeNowModel)
  const { categories, category, pages, choose, open, refresh, stop } = useModel(makeNewsModel)
  const rows = useValue(pages.rows)
  const status = useValue(pages.status)
  const hasMore = useValue(pages.hasMore)
  useEffect(() => now.keep(), [now])
  useEffect(() => {
    open()
    return stop
  }, [open, stop])

  return (
    <>
      <TopBar title={words.title()} />
      <div className="center-column">
        <Tabs
          kind="underline"
          label={words.categories()}
          choices={[
            { value: ALL, label: words.all() },
            ...useValue(categories).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={useValue(category)}
          onChange={(next) => void choose(next)}
        >
          <PullToRefresh onRefresh={refresh}>
            <Section flush>
              <EndlessList
                label={words.title()}
                items={rows}
                keyOf={({ id }) => id}
                renderRow={(item) => <NewsRow item={item} />}
                status={status}
                hasMore={hasMore}
                onMore={() => void pages.more()}
                empty={
                  <Empty
                    icon={<Newspaper className="size-7" strokeWidth={1.5} />}
                    title={words.empty()}
                    hint={words.emptyHint()}
                  />
                }
                waiting={<NewsWaiting />}
                failed={words.listFailed()}
                {...useLoadFailure(useValue(pages.failure), () => void pages.retry())}
              />
            </Section>
          </PullToRefresh>
        </Tabs>
      </div>
    </>
  )
}
