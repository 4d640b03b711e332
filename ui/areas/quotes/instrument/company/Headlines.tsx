import { useEffect } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { locale, useWords } from '../../../../i18n/words.ts'
import { ListRow } from '../../../../kit/lists/ListRow.tsx'
import { Section } from '../../../../kit/lists/Section.tsx'
import { SkeletonRows } from '../../../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { eventTime } from '../../../../data/clock/event.ts'
import { useModel } from '../../../../data/app/app.ts'
import { Go } from '../../../../app/navigation/Go.tsx'
import { makeHeadlinesModel } from './headlines.model.ts'
import { LoadFailed } from '../../../../app/failures/loadFailure.tsx'

/** The newest headlines about the instrument; nothing where the server cannot select them. */
export const Headlines = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().quotes
  const { tag } = useValue(locale)
  const { failure: known, isSelected, list, status, open, retry, stop } = useModel(makeHeadlinesModel)
  const items = useValue(list)
  const selected = useValue(isSelected)
  const state = useValue(status)
  const failure = useValue(known)
  useEffect(() => {
    void open(detail.code)
    return stop
  }, [open, stop, detail.code])
  // News of other companies would be read as that of this one.
  if (!selected) return null
  return (
    <Section title={words.headlines()} flush>
      {items.length > 0 ? (
        <ul aria-label={words.headlines()}>
          {items.map(({ id, title, source, time }) => (
            <li key={id}>
              <ListRow
                render={<Go to="/news/info" search={{ id }} />}
                title={<span className="line-clamp-6 whitespace-normal">{title}</span>}
                subtitle={`${source} · ${eventTime(time, tag, detail.rules.zone)}`}
              />
            </li>
          ))}
        </ul>
      ) : state === 'failed' ? (
        <LoadFailed title={words.newsFailed()} failure={failure} onRetry={() => void retry()} />
      ) : state === 'ready' ? (
        <p className="pt-1 pb-5 text-small text-ink-3">{words.noNews()}</p>
      ) : (
        <SkeletonRows count={2} />
      )}
    </Section>
  )
}
