import { useEffect } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { AccountMenu, AccountShortcuts, ServiceRow } from './AccountMenu.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { SignOutRow } from './SignOutRow.tsx'

/**
 * The user-centre side panel: everything of the account centre except its figures, one tap from every screen with the
 * menu.
 */
export default function UserCentre() {
  const words = useWords().account
  const { profile, unread, load, loadUnread } = useModel(makeCustomerModel)
  const waiting = useValue(unread)
  useEffect(() => {
    if (profile.peek() === null) void load()
    void loadUnread()
  }, [profile, load, loadUnread])
  return (
    <>
      <Section>
        <ProfileHead to="/mine/index" leadsTo={words.title()} />
      </Section>
      <AccountShortcuts />
      <Section flush>
        <ListRow
          title={words.row.messages()}
          value={waiting > 0 && <Badge tone="accent">{waiting}</Badge>}
          render={<Go to="/mine/message" />}
        />
        <ListRow title={words.row.benefits()} render={<Go to="/mine/activity" />} />
        <ListRow title={words.openSettings()} render={<Go to="/mine/setting" />} />
      </Section>
      <AccountMenu />
      <Section flush>
        <ServiceRow />
        <SignOutRow />
      </Section>
    </>
  )
}
