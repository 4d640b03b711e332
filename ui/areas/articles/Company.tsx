import { useWords } from '../../i18n/words.ts'
import { ArticleScreen } from './ArticleScreen.tsx'

/** /mine/company */
export default function Company() {
  return <ArticleScreen name="company" title={useWords().articles.title.company()} />
}
