import type { ArticleName } from '../../ports/Articles.ts'
import { Section } from '../kit/Section.tsx'
import { TopBar } from '../kit/TopBar.tsx'
import { useApp } from '../shell/app.ts'
import { ArticleText } from './ArticleText.tsx'

/** A screen that is one text of the operator. */
export const ArticleScreen = ({ name, title }: { readonly name: ArticleName; readonly title: string }) => {
  const app = useApp()
  return (
    <>
      <TopBar title={title} onBack={app.back} />
      <div className="center-column">
        <Section>
          <ArticleText name={name} />
        </Section>
      </div>
    </>
  )
}
