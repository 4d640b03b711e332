import { useWords } from '../../i18n/words.ts'
import { ArticleScreen } from './ArticleScreen.tsx'

/** /mine/privacy */
export default function Privacy() {
  return <ArticleScreen name="privacy" title={useWords().articles.title.privacy()} />
}
