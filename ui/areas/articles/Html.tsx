import { useEffect, useState } from 'react'
import { ErrorState } from '../../kit/feedback/ErrorState.tsx'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { useWords } from '../../i18n/words.ts'

/** Headings, paragraphs, lists, tables and links of a text, in the look of the app. */
const PROSE =
  'grid gap-3 *:min-w-0 text-body [&_a]:text-accent [&_a]:underline [&_h1]:text-title [&_h2]:text-head [&_h3]:text-head ' +
  '[&_li]:ms-5 [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:grid [&_ul]:gap-1 [&_ol]:grid [&_ol]:gap-1 ' +
  '[&_img]:max-w-full [&_table]:w-full [&_td]:border-b [&_td]:border-line [&_td]:py-1.5 [&_td]:align-top [&_td+td]:ps-4 [&_th]:pb-1.5 [&_th]:text-start [&_th]:align-top ' +
  '[&_th+th]:ps-4'

/** The only place that turns a server's HTML into safe HTML. */
const sanitise = async (html: string): Promise<string> => {
  const { default: purify } = await import('dompurify')
  const clean = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'video', 'audio'],
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of clean.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  // A table scrolls by itself where it is wider than the page.
  for (const table of clean.querySelectorAll('table')) {
    const scroller = document.createElement('div')
    scroller.className = 'overflow-x-auto'
    scroller.tabIndex = 0
    table.replaceWith(scroller)
    scroller.append(table)
  }
  const box = document.createElement('div')
  box.append(clean)
  return box.innerHTML
}

interface HtmlProps {
  readonly html: string
  /** The text is rendered, so content below it no longer moves. */
  readonly onDrawn?: () => void
}

/** HTML from the server, without active content. */
export const Html = (props: HtmlProps) => {
  const [attempt, setAttempt] = useState(0)
  return <Cleaned {...props} key={`${attempt} ${props.html}`} onRetry={() => setAttempt(attempt + 1)} />
}

const Cleaned = ({ html, onDrawn, onRetry }: HtmlProps & { readonly onRetry: () => void }) => {
  const words = useWords().articles
  const [clean, setClean] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const draw = async () => {
      try {
        setClean(await sanitise(html))
      } catch {
        // The sanitiser did not load; the text is not rendered without it.
        setFailed(true)
      }
    }
    void draw()
  }, [html])

  const drawn = clean !== null
  useEffect(() => {
    if (drawn) onDrawn?.()
  }, [drawn, onDrawn])

  if (failed) return <ErrorState title={words.failed()} hint={words.failedHint()} onRetry={onRetry} />
  if (clean === null) return <TextSkeleton />
  return <div dir="auto" className={PROSE} dangerouslySetInnerHTML={{ __html: clean }} />
}

/** Placeholder lines of a text that is loading. */
export const TextSkeleton = () => {
  const lines = ['60%', '100%', '96%', '88%', '40%', '100%', '92%']
  return (
    <div className="grid gap-3">
      {lines.map((width, line) => (
        <Skeleton key={line} width={width} height="1rem" />
      ))}
    </div>
  )
}
