import { useEffect } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { NewsRow } from '../news/NewsRow.tsx'
import { NewsWaiting } from '../news/NewsWaiting.tsx'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { makeLatestNewsModel } from './latestNews.model.ts'

const Rows = () => {
  const words = useWords()
  const { failure, load, status, value } = useModel(makeLatestNewsModel)
  const items = useValue(value)
  const state = useValue(status)
  const why = useValue(failure)
  if (state === 'failed')
    return <LoadFailed title={words.news.listFailed()} failure={why} onRetry={() => void load()} />
  if (items === null) return <NewsWaiting count={4} />
  if (items.length === 0) return <Empty title={words.news.empty()} />
  return (
    <ul aria-label={words.home.latestNews()}>
      {items.map((item) => (
        <li key={item.id}>
          <NewsRow item={item} />
        </li>
      ))}
    </ul>
  )
}

/** The newest articles, and a link to all of them. */
export const LatestNews = () => {
  const words = useWords()
  const now = useModel(makeNowModel)
  useEffect(() => now.keep(), [now])
  return (
    <Section
      flush
      title={words.home.latestNews()}
      aside={
        <Go to="/news/index" className="tap text-accent">
          {words.home.allNews()}
        </Go>
      }
    >
      <Rows />
    </Section>
  )
}
