import Users from 'lucide-react/icons/users'
import type { FriendState } from '../../../ports/Invitation.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge, type Tone } from '../../kit/figures/Badge.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { useModel } from '../../data/app/app.ts'
import { makeInviteModel } from './invite.model.ts'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'

const TONE: Record<FriendState, Tone> = { registered: 'neutral', verified: 'accent', deposited: 'good' }

/** The friends who registered with the code, and the progress of each. */
export const Friends = ({ invited }: { readonly invited: number | null }) => {
  const words = useWords().invitation
  const { tag } = useValue(locale)
  const { friends } = useModel(makeInviteModel)
  const rows = useValue(friends.rows)
  const status = useValue(friends.status)
  const hasMore = useValue(friends.hasMore)
  return (
    <Section flush title={words.friends()} aside={invited !== null && <span className="num">{invited}</span>}>
      <EndlessList
        label={words.friends()}
        items={rows}
        keyOf={({ account, registeredAt }) => `${account} ${registeredAt}`}
        renderRow={({ account, state, registeredAt }) => (
          <ListRow
            title={<span className="num">{account}</span>}
            subtitle={deviceTime(registeredAt, tag)}
            value={<Badge tone={TONE[state]}>{words.states[state]()}</Badge>}
          />
        )}
        status={status}
        hasMore={hasMore}
        onMore={() => void friends.more()}
        empty={
          <Empty icon={<Users className="size-10" strokeWidth={1.5} />} title={words.none()} hint={words.noneHint()} />
        }
        failed={words.friendsFailed()}
        {...useLoadFailure(useValue(friends.failure), () => void friends.retry())}
      />
    </Section>
  )
}
