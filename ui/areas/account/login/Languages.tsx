import { useState } from 'react'
import { useWords, locale } from '../../../i18n/words.ts'
import { LOCALES, localeRow } from '../../../i18n/locales.ts'
import type { Locales } from '../../../i18n/i18n-types.ts'
import { classes } from '../../../kit/classes.ts'
import { OptionSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { makePreferencesModel } from '../../../app/session/preferences.model.ts'

/** The languages on the first screen itself. Source: RULES.md, languages. */
const NEAR: ReadonlyArray<Locales> = ['us', 'cn', 'tw']
const ITEM = 'tap inline-flex min-h-8 items-center rounded-full px-3 text-small transition-colors'

/** English and Chinese directly, all eight behind "more". Choosing one reloads the page in it. */
export const Languages = () => {
  const words = useWords()
  const current = useValue(locale)
  const { chooseLanguage } = useModel(makePreferencesModel)
  const [open, setOpen] = useState(false)
  const others = NEAR.includes(current.code) ? words.login.more() : `${words.login.more()} · ${current.name}`
  return (
    <nav aria-label={words.login.languages()} className="flex flex-wrap justify-center gap-1">
      {NEAR.map(localeRow).map(({ code, name, tag }) => (
        <button
          key={code}
          type="button"
          lang={tag}
          aria-pressed={code === current.code}
          onClick={() => void chooseLanguage(code)}
          className={classes(ITEM, code === current.code ? 'bg-accent-soft font-semibold text-accent' : 'text-ink-2')}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classes(ITEM, 'text-ink-2')}
      >
        {others}
      </button>
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.login.allLanguages()}
        options={LOCALES.map(({ code, name, tag }) => ({ value: code, label: name, lang: tag }))}
        value={current.code}
        onChoose={(code) => void chooseLanguage(code)}
      />
    </nav>
  )
}
