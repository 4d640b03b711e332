import { useWords } from '../../i18n/words.ts'
import { ArticleScreen } from './ArticleScreen.tsx'

/** /mine/agreement */
export default function Agreement() {
  return <ArticleScreen name="agreement" title={useWords().articles.title.agreement()} />
}
