import Gift from 'lucide-react/icons/gift'
import Headset from 'lucide-react/icons/headset'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import Settings from 'lucide-react/icons/settings'
import { useEffect } from 'react'
import { useWords } from '../i18n/words.ts'
import { Badge } from '../kit/Badge.tsx'
import { ListRow } from '../kit/ListRow.tsx'
import { Section } from '../kit/Section.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { makeCustomerModel } from '../shell/customer.model.ts'
import { Go } from '../shell/Go.tsx'
import { ShortcutRows } from './AccountShortcuts.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ServiceRow } from './ServiceRow.tsx'
import { SignOutRow } from './SignOutRow.tsx'

const ICON = { className: 'size-6', strokeWidth: 1.75 }

/** The user-centre side panel: the account centre in short, one tap from every screen of the menu. */
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
      <Section flush>
        <ShortcutRows />
      </Section>
      <Section flush>
        <nav aria-label={words.menu()}>
          <ListRow
            leading={<MessageSquare {...ICON} />}
            title={words.row.messages()}
            value={waiting > 0 && <Badge tone="accent">{waiting}</Badge>}
            render={<Go to="/mine/message" />}
          />
          <ListRow leading={<Gift {...ICON} />} title={words.row.benefits()} render={<Go to="/mine/activity" />} />
          <ListRow leading={<Settings {...ICON} />} title={words.openSettings()} render={<Go to="/mine/setting" />} />
          <ServiceRow leading={<Headset {...ICON} />} />
        </nav>
      </Section>
      <Section flush>
        <SignOutRow
          leading={<LogOut {...ICON} className="size-6 rtl:-scale-x-100" />}
          label={words.signOut()}
          title={words.signOutTitle()}
          description={words.signOutText()}
        />
      </Section>
    </>
  )
}
