import { useModel } from '../../../data/app/app.ts'
import { locale } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { makePreferencesModel } from '../../../app/session/preferences.model.ts'

/** The language that the browser asks for, in its own words and one tap away, where the screen is in another. Its room is always there. */
export const OfferedLanguage = () => {
  const { asked, chooseLanguage } = useModel(makePreferencesModel)
  const offered = useValue(asked)
  const current = useValue(locale)
  return (
    <p className="flex min-h-11 justify-center">
      {offered && offered.code !== current.code && (
        <button
          type="button"
          lang={offered.tag}
          dir={offered.dir}
          className="min-h-11 px-3 font-medium text-accent"
          onClick={() => void chooseLanguage(offered.code)}
        >
          {offered.offer}
        </button>
      )}
    </p>
  )
}
