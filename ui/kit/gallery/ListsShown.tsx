import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import Repeat from 'lucide-react/icons/repeat'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import CreditCard from 'lucide-react/icons/credit-card'
import IdCard from 'lucide-react/icons/id-card'
import Inbox from 'lucide-react/icons/inbox'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import Receipt from 'lucide-react/icons/receipt'
import { type ReactNode, useState } from 'react'
import { Badge } from '../figures/Badge.tsx'
import { Button } from '../buttons/Button.tsx'
import { Empty } from '../feedback/Empty.tsx'
import { EndlessList } from '../lists/EndlessList.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { ListRow } from '../lists/ListRow.tsx'
import { Section } from '../lists/Section.tsx'
import { Shortcuts } from '../layout/Shortcuts.tsx'
import { SkeletonRows } from '../feedback/Skeleton.tsx'
import { text } from './texts.ts'

const shortcuts = [
  { name: 'Payout accounts', Icon: CreditCard },
  { name: 'Deposit', Icon: ArrowDownToLine },
  { name: 'Withdraw', Icon: ArrowUpFromLine },
  { name: 'Exchange', Icon: Repeat },
  { name: 'Verify', Icon: IdCard },
]

const Here = ({ className, children }: { readonly className?: string; readonly children?: ReactNode }) => (
  <a href="#/" className={className}>
    {children}
  </a>
)
const here = <Here />

/** Rows with links, shortcuts, and a list in each of its states. */
export const ListsShown = () => {
  const [shown, setShown] = useState(3)
  return (
    <>
      <Section flush>
        <ListRow
          title={<span className="text-head">{text.holder}</span>}
          subtitle={<span className="num">{text.holderId}</span>}
          render={here}
        />
      </Section>
      <Section>
        <Shortcuts
          label={text.shortcuts}
          columns={5}
          items={shortcuts.map(({ name, Icon }) => ({
            key: name,
            label: name,
            icon: <Icon className="size-6" strokeWidth={1.75} />,
            render: here,
          }))}
        />
      </Section>
      <Section flush>
        <ListRow leading={<Receipt className="size-5" strokeWidth={1.75} />} title={text.funding} render={here} />
        <ListRow title={text.subscriptions} value={<Badge tone="good">{text.won}</Badge>} render={here} />
        <ListRow title={text.language} value={text.spanish} chevron onPress={() => setShown(3)} />
        <ListRow
          title={text.message}
          value={<IconButton label={text.message} count={3} icon={<MessageSquare className="size-5" />} />}
        />
        <ListRow
          leading={<LogOut className="size-5" strokeWidth={1.75} />}
          tone="danger"
          title={text.signOut}
          onPress={() => setShown(0)}
        />
      </Section>
      <Section title={text.lists} flush>
        <EndlessList
          label={text.lists}
          items={Array.from({ length: shown }, (_, nth) => String(nth + 1))}
          keyOf={(item) => item}
          renderRow={(item) => <ListRow title={`${text.funding} ${item}`} />}
          status="ready"
          hasMore={shown > 0 && shown < 5}
          onMore={() => setShown(shown + 1)}
          empty={<Empty title={text.emptyTitle} />}
          failed={text.failedTitle}
          onRetry={() => setShown(3)}
        />
        <SkeletonRows count={2} />
      </Section>
      <Section flush>
        <Empty
          icon={<Inbox className="size-7" strokeWidth={1.5} />}
          title={text.emptyTitle}
          hint={text.emptyHint}
          action={
            <Button size="medium" onClick={() => setShown(3)}>
              {text.findOne}
            </Button>
          }
        />
      </Section>
      <Section flush>
        <ErrorState title={text.failedTitle} hint={text.failedHint} onRetry={() => setShown(3)} />
      </Section>
    </>
  )
}
