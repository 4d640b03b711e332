import { useEffect } from 'react'
import type { ArticleName } from '../../ports/Articles.ts'
import { useWords } from '../i18n/words.ts'
import { Empty } from '../kit/Empty.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useValue } from '../kit/useValue.ts'
import { useKitWords } from '../kit/words.ts'
import { useModel } from '../shell/app.ts'
import { makeArticlesModel } from './articles.model.ts'
import { Html, TextSkeleton } from './Html.tsx'

/** One text of the operator: on its way, there, empty, or not to be had with the way to try again. */
export const ArticleText = ({ name }: { readonly name: ArticleName }) => {
  const words = useWords().articles
  const kit = useKitWords()
  const { states, read } = useModel(makeArticlesModel)
  const state = useValue(states).get(name)
  useEffect(() => void read(name), [read, name])

  if (!state || state.status === 'loading')
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{kit.loading}</span>
        <TextSkeleton />
      </div>
    )
  if (state.status === 'failed')
    return <ErrorState title={words.failed()} hint={words.failedHint()} onRetry={() => void read(name)} />
  if (state.article.html.trim() === '') return <Empty title={words.empty()} />
  return <Html html={state.article.html} />
}
