import { useState } from 'react'
import type { Locales } from '../../i18n/i18n-types.ts'
import { localeRow } from '../../i18n/locales.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { OptionSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { makePreferencesModel } from '../../app/session/preferences.model.ts'

/** What the account centre's sheet offers. Source: RULES.md, languages. */
const OFFERED: ReadonlyArray<Locales> = ['us', 'tw', 'es']

/** The language row: opens a sheet instead of navigating; the current language is marked. */
export const LanguageRow = () => {
  const words = useWords().account
  const current = useValue(locale)
  const { chooseLanguage } = useModel(makePreferencesModel)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ListRow
        title={words.row.language()}
        value={<span lang={current.tag}>{current.name}</span>}
        chevron
        onPress={() => setOpen(true)}
      />
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.row.language()}
        options={OFFERED.map(localeRow).map(({ code, name, tag }) => ({ value: code, label: name, lang: tag }))}
        value={current.code}
        onChoose={(code) => void chooseLanguage(code)}
        footer={
          <ButtonLink kind="quiet" size="medium" wide render={<Go to="/mine/language" />}>
            {words.allLanguages()}
          </ButtonLink>
        }
      />
    </>
  )
}
