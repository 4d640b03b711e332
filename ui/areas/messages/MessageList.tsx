import CheckCheck from 'lucide-react/icons/check-check'
import Inbox from 'lucide-react/icons/inbox'
import { useEffect } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { MessageRow } from './MessageRow.tsx'
import { makeMessagesModel } from './messages.model.ts'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'

/** /mine/message: the broker's messages to this customer, unread first. */
export default function MessageList() {
  const app = useApp()
  const words = useWords().messages
  const messages = useModel(makeMessagesModel)
  const rows = useValue(messages.rows)
  const status = useValue(messages.status)
  const hasMore = useValue(messages.hasMore)
  const unread = useValue(messages.unread)
  const { open } = messages
  useEffect(() => void open(), [open])
  return (
    <>
      <TopBar
        title={words.title()}
        onBack={app.back}
        actions={
          <IconButton
            label={words.readAll()}
            icon={<CheckCheck className="size-5.5" />}
            onClick={() => void messages.readAll()}
            // In its room from the beginning: nothing beside it moves when it comes.
            style={{ visibility: unread > 0 && rows.length > 0 ? 'visible' : 'hidden' }}
          />
        }
      />
      <PullToRefresh onRefresh={messages.refresh}>
        <div className="center-column">
          <Section flush>
            <EndlessList
              label={words.title()}
              items={rows}
              keyOf={({ id }) => id}
              renderRow={(message) => <MessageRow {...message} />}
              status={status}
              hasMore={hasMore}
              onMore={() => void messages.more()}
              empty={
                <Empty
                  icon={<Inbox className="size-10" strokeWidth={1.5} />}
                  title={words.none()}
                  hint={words.noneHint()}
                />
              }
              failed={words.failed()}
              {...useLoadFailure(useValue(messages.failure), () => void messages.retry())}
            />
          </Section>
        </div>
      </PullToRefresh>
    </>
  )
}
