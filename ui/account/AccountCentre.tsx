import { useEffect } from 'react'
import { useWords } from '../i18n/words.ts'
import { BlockingLoading } from '../kit/BlockingLoading.tsx'
import { ListRow } from '../kit/ListRow.tsx'
import { Section } from '../kit/Section.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { AccountShortcuts } from './AccountShortcuts.tsx'
import { LanguageRow } from './LanguageRow.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ServiceRow } from './ServiceRow.tsx'
import { SignOutRow } from './SignOutRow.tsx'
import { makeWealthModel } from './wealth.model.ts'
import { WealthPanel } from './WealthPanel.tsx'

/** /mine/index: who one is, what one owns, and every way on from there. Source: RULES.md, account. */
export default function AccountCentre() {
  const words = useWords().account
  const { computing, compute, stop } = useModel(makeWealthModel)
  const busy = useValue(computing)
  useEffect(() => {
    void compute()
    return stop
  }, [compute, stop])
  return (
    <div className="center-column">
      <Section>
        <h1 className="sr-only">{words.title()}</h1>
        <ProfileHead to="/mine/setting" leadsTo={words.openSettings()} />
        <div className="pt-3">
          <WealthPanel />
        </div>
      </Section>
      <Section>
        <AccountShortcuts />
      </Section>
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
      <Section flush>
        <ServiceRow />
        <SignOutRow label={words.signOut()} title={words.signOutTitle()} description={words.signOutText()} />
      </Section>
      <BlockingLoading open={busy} label={words.computing()} />
    </div>
  )
}
