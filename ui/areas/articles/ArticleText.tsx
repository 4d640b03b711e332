import { useEffect } from 'react'
import type { ArticleName } from '../../../ports/Articles.ts'
import { useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useKitWords } from '../../kit/words.ts'
import { useModel } from '../../data/app/app.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { makeArticlesModel } from './articles.model.ts'
import { Html, TextSkeleton } from './Html.tsx'

/** One text of the operator: loading, loaded, empty, or failed, with the reason. */
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
    return <LoadFailed title={words.failed()} failure={state.failure} onRetry={() => void read(name)} />
  if (state.article.html.trim() === '') return <Empty title={words.empty()} />
  return <Html html={state.article.html} />
}
