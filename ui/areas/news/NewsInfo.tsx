import { useRouter } from '@tanstack/react-router'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect } from 'react'
import { TextSkeleton } from '../articles/Html.tsx'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useKitWords } from '../../kit/words.ts'
import { DelayedNote } from '../markets/DelayedNote.tsx'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { ArticleBody } from './ArticleBody.tsx'
import { makeArticleModel } from './article.model.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { Absent } from '../../app/failures/Absent.tsx'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'

const Waiting = () => {
  const words = useKitWords()
  return (
    <div className="center-column" role="status" aria-busy="true">
      <span className="sr-only">{words.loading}</span>
      <Section>
        <TextSkeleton />
      </Section>
    </div>
  )
}

/** /news/info: one article. */
export default function NewsInfo() {
  const words = useWords().news
  const app = useApp()
  const router = useRouter()
  const { id = '' } = useSearch('/news/info')
  const now = useModel(makeNowModel)
  const { opened, open, share, stop } = useModel(makeArticleModel)
  const state = useValue(opened)
  useEffect(() => now.keep(), [now])
  useEffect(() => {
    void open(id)
    return stop
  }, [open, stop, id])

  const article = state.is === 'ready' && state.asked === id ? state.value : null
  const address = () => new URL(router.history.createHref(app.here()), document.baseURI).href
  return (
    <>
      <TopBar
        title={words.article()}
        onBack={app.back}
        actions={
          article && (
            <IconButton
              label={words.share()}
              icon={<Share2 className="size-5.5" strokeWidth={1.75} />}
              onClick={() => void share(article.title, address())}
            />
          )
        }
      />
      <DelayedNote />
      {article ? (
        <ArticleBody article={article} />
      ) : state.is === 'unknown' ? (
        <div className="center-column">
          <Absent
            title={words.unknown()}
            hint={words.unknownHint()}
            link={<Go to="/news/index" />}
            linkLabel={words.toNews()}
          />
        </div>
      ) : state.is === 'failed' ? (
        <div className="center-column">
          <Section>
            <LoadFailed title={words.articleFailed()} failure={state.failure} onRetry={() => void open(id)} />
          </Section>
        </div>
      ) : (
        <Waiting />
      )}
    </>
  )
}
