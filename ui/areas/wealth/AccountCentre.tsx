import { useEffect } from 'react'
import { useWords } from '../../i18n/words.ts'
import { ScreenHeading } from '../../kit/layout/ScreenHeading.tsx'
import { BlockingLoading } from '../../kit/feedback/BlockingLoading.tsx'
import { HeaderEnd } from '../../kit/layout/HeaderEnd.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { AccountMenu, AccountShortcuts, ServiceRow } from '../account/AccountMenu.tsx'
import { ProfileHead } from '../account/ProfileHead.tsx'
import { SignOutRow } from '../account/SignOutRow.tsx'
import { makeWealthModel } from './wealth.model.ts'
import { WealthPanel } from './WealthPanel.tsx'

/** /mine/index: the customer's account, assets, and links to everything else. Source: RULES.md, account. */
export default function AccountCentre() {
  const words = useWords().account
  const { computing, compute, stop } = useModel(makeWealthModel)
  const busy = useValue(computing)
  useEffect(() => {
    void compute()
    return stop
  }, [compute, stop])
  return (
    <div className="center-page @container">
      <div className="@4xl:grid @4xl:grid-cols-2 @4xl:items-start @4xl:gap-x-2">
        <div>
          <Section>
            <ScreenHeading className="sr-only">{words.title()}</ScreenHeading>
            <div className="flex items-center gap-1">
              <div className="min-w-0 grow">
                <ProfileHead to="/mine/setting" leadsTo={words.openSettings()} />
              </div>
              <HeaderEnd />
            </div>
            <div className="pt-3">
              <WealthPanel />
            </div>
          </Section>
          <Section>
            <AccountShortcuts />
          </Section>
        </div>
        <div className="mt-2 [&>section:first-child]:border-t @4xl:mt-0">
          <AccountMenu />
          <Section flush>
            <ServiceRow />
            <SignOutRow label={words.signOut()} title={words.signOutTitle()} description={words.signOutText()} />
          </Section>
        </div>
      </div>
      <BlockingLoading open={busy} label={words.computing()} />
    </div>
  )
}
