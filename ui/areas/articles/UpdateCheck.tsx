import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeUpdateModel, type UpdateState } from './update.model.ts'

/** The version of this app, and a link to a newer one. */
export const UpdateCheck = () => {
  const words = useWords().articles
  const { version, update, check, get } = useModel(makeUpdateModel)
  const state = useValue(update)
  const newest = 'newest' in state ? state.newest : null
  return (
    <div className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <span>{words.version()}</span>
        <span className="num text-ink-2">{version}</span>
      </div>
      <div aria-live="polite" className="text-small text-ink-2 empty:hidden">
        {said(state, words)}
        {newest?.notes && <p className="pt-1 text-ink-3">{newest.notes}</p>}
      </div>
      {newest ? (
        <Button size="medium" wide onClick={() => void get()}>
          {words.update()}
        </Button>
      ) : (
        <Button size="medium" kind="secondary" wide busy={state.status === 'checking'} onClick={() => void check()}>
          {words.checkUpdate()}
        </Button>
      )}
    </div>
  )
}

const said = (state: UpdateState, words: ReturnType<typeof useWords>['articles']): string | null => {
  switch (state.status) {
    case 'available':
      return words.available({ latest: state.newest.latest })
    case 'required':
      return words.required({ latest: state.newest.latest })
    case 'current':
      return words.upToDate()
    case 'failed':
      return words.checkFailed()
    default:
      return null
  }
}
