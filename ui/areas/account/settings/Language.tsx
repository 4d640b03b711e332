import { LOCALES } from '../../../i18n/locales.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { OptionList } from '../../../kit/choices/OptionList.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { makePreferencesModel } from '../../../app/session/preferences.model.ts'

/** /mine/language: all eight, each in its own name. Source: RULES.md, languages. */
export default function Language() {
  const app = useApp()
  const words = useWords().settings
  const current = useValue(locale)
  const { chooseLanguage } = useModel(makePreferencesModel)
  return (
    <>
      <TopBar title={words.row.language()} onBack={app.back} />
      <div className="center-column">
        <Section flush>
          <OptionList
            label={words.row.language()}
            options={LOCALES.map(({ code, name, tag }) => ({ value: code, label: name, lang: tag }))}
            value={current.code}
            onChoose={(code) => void chooseLanguage(code)}
          />
        </Section>
        <p className="px-4 py-3 text-small text-ink-3">{words.languageHint()}</p>
      </div>
    </>
  )
}
