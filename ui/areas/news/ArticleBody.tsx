import { useCallback, useState } from 'react'
import type { NewsArticle } from '../../../ports/News.ts'
import { Html } from '../articles/Html.tsx'
import { useWords } from '../../i18n/words.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { QuoteLine } from '../quotes/list/QuoteLine.tsx'
import { NewsTime } from './NewsTime.tsx'
import { Picture } from './Picture.tsx'

/** Headline, source and time, the text, then its instruments with their current prices. */
export const ArticleBody = ({ article }: { readonly article: NewsArticle }) => {
  const words = useWords().news
  const { title, source, time, image, instruments, html } = article
  const [stands, setStands] = useState(false)
  const stand = useCallback(() => setStands(true), [])
  const isEmpty = html.trim() === ''
  return (
    <div className="center-column">
      <Section>
        <article className="grid gap-3">
          <h2 dir="auto" className="text-title">
            {title}
          </h2>
          <NewsTime source={source} time={time} />
          {image !== null && <Picture src={image} className="aspect-16/9 w-full" />}
          {!isEmpty && <Html html={html} onDrawn={stand} />}
        </article>
      </Section>
      {/* Rendered after the text, which would move it otherwise. */}
      {instruments.length > 0 && (stands || isEmpty) && (
        <Section flush title={words.related()}>
          <ul aria-label={words.related()}>
            {instruments.map((instrument) => (
              <li key={instrument.code}>
                <QuoteLine instrument={instrument} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
