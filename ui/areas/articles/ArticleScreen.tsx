import type { ArticleName } from '../../../ports/Articles.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp } from '../../data/app/app.ts'
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
