import { useWords } from '../../i18n/words.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp } from '../../data/app/app.ts'
import { ArticleText } from './ArticleText.tsx'

/** A screen that is one text of the operator. */
const ArticleScreen = ({ name }: { readonly name: 'agreement' | 'company' | 'privacy' }) => {
  const app = useApp()
  const { title } = useWords().articles
  return (
    <>
      <TopBar title={title[name]()} onBack={app.back} />
      <div className="center-column">
        <Section>
          <ArticleText name={name} />
        </Section>
      </div>
    </>
  )
}

/** /mine/agreement */
export const Agreement = () => <ArticleScreen name="agreement" />
/** /mine/company */
export const Company = () => <ArticleScreen name="company" />
/** /mine/privacy */
export const Privacy = () => <ArticleScreen name="privacy" />
