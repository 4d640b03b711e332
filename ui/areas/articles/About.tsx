import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { TermsSheet } from '../../app/terms/Term.tsx'
import { ArticleText } from './ArticleText.tsx'
import { UpdateCheck } from './UpdateCheck.tsx'

/** /mine/about: the app's version and update, a description, and links to all texts. */
export default function About() {
  const app = useApp()
  const words = useWords().articles
  const [terms, setTerms] = useState(false)
  const [guide, setGuide] = useState(false)
  return (
    <>
      <TopBar title={words.title.about()} onBack={app.back} />
      <div className="center-column">
        <Section>
          <UpdateCheck />
        </Section>
        <Section flush>
          <ListRow title={words.title.guide()} chevron onPress={() => setGuide(true)} />
          <ListRow title={words.title.terms()} chevron onPress={() => setTerms(true)} />
          <ListRow title={words.title.company()} render={<Go to="/mine/company" />} />
          <ListRow title={words.title.agreement()} render={<Go to="/mine/agreement" />} />
          <ListRow title={words.title.privacy()} render={<Go to="/mine/privacy" />} />
          <ListRow title={words.title.complaint()} render={<Go to="/mine/email" />} />
        </Section>
        <Section>
          <ArticleText name="about" />
        </Section>
      </div>
      <BottomSheet open={guide} onClose={() => setGuide(false)} title={words.title.guide()}>
        <ArticleText name="guide" />
      </BottomSheet>
      <TermsSheet open={terms} onClose={() => setTerms(false)} />
    </>
  )
}
