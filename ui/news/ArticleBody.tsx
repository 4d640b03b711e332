import type { NewsArticle } from '../../ports/News.ts'
import { Html } from '../articles/Html.tsx'
import { useWords } from '../i18n/words.ts'
import { Section } from '../kit/Section.tsx'
import { QuoteLine } from '../quotes/QuoteLine.tsx'
import { NewsTime } from './NewsTime.tsx'
import { Picture } from './Picture.tsx'

/** Headline, source and time, the instruments it is about with their prices of now, then the text. */
export const ArticleBody = ({ article }: { readonly article: NewsArticle }) => {
  const words = useWords().news
  const { title, source, time, image, instruments, html } = article
  return (
    <div className="center-column">
      <Section>
        <article className="grid gap-3">
          <h2 dir="auto" className="text-title">
            {title}
          </h2>
          <NewsTime source={source} time={time} />
          {image !== null && <Picture src={image} className="aspect-16/9 w-full" />}
          {/* Above the text: what comes below it would be pushed away when the text is there. */}
          {instruments.length > 0 && (
            <section className="border-y border-line">
              <h3 className="pt-3 text-micro font-medium text-ink-3">{words.related()}</h3>
              <ul aria-label={words.related()}>
                {instruments.map((instrument) => (
                  <li key={instrument.code}>
                    <QuoteLine instrument={instrument} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {html.trim() !== '' && <Html html={html} />}
        </article>
      </Section>
    </div>
  )
}
