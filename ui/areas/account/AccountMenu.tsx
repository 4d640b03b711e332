import { useWords } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { LanguageRow } from './LanguageRow.tsx'

/** The list menu of the account centre, on its screen and in the side panel. Source: RULES.md, screens. */
export const AccountMenu = () => {
  const words = useWords().account
  return (
    <Section flush>
      <nav aria-label={words.menu()}>
        <ListRow title={words.row.fundingRecords()} render={<Go to="/mine/fundingRecords" />} />
        <ListRow title={words.row.positions()} render={<Go to="/position/index" />} />
        <ListRow title={words.row.subscriptions()} render={<Go to="/market/subscribe" />} />
        <ListRow title={words.row.fundPassword()} render={<Go to="/mine/fundPassword" />} />
        <ListRow title={words.row.loginPassword()} render={<Go to="/mine/loginPassword" />} />
        <LanguageRow />
        <ListRow title={words.row.privacy()} render={<Go to="/mine/privacy" />} />
      </nav>
    </Section>
  )
}
