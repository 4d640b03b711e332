import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeSearchModel } from './search.model.ts'

/** Recent searches, newest first, to repeat with a tap. */
export const RecentSearches = () => {
  const words = useWords().quotes
  const { recent, submit, forgetRecent } = useModel(makeSearchModel)
  const keywords = useValue(recent)
  if (keywords.length === 0) return <p className="py-6 text-small text-ink-2">{words.searchHint()}</p>
  return (
    <>
      <div className="flex items-center justify-between gap-3 pt-2">
        <h2 className="text-head">{words.recent()}</h2>
        <Button last kind="quiet" size="small" onClick={forgetRecent}>
          {words.clearRecent()}
        </Button>
      </div>
      <ul aria-label={words.recent()} className="flex flex-wrap gap-x-2 gap-y-3 pt-2 pb-4">
        {keywords.map((keyword) => (
          <li key={keyword} className="max-w-full">
            <Button kind="secondary" size="small" onClick={() => void submit(keyword)}>
              <span className="truncate">{keyword}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
