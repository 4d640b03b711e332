import { useEffect } from 'react'
import type { Message } from '../../../ports/Messages.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { Leads, useTarget } from '../../app/navigation/Leads.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { KindIcon } from './KindIcon.tsx'
import { makeMessageModel } from './message.model.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'

const Whole = ({ message: { kind, title, content, link, time } }: { readonly message: Message }) => {
  const words = useWords().messages
  const { tag } = useValue(locale)
  const leads = useTarget(link) !== null
  return (
    <article className="grid gap-4">
      <header className="flex items-center gap-3">
        <KindIcon kind={kind} unread={false} />
        <div className="min-w-0">
          <h2 className="text-head" dir="auto">
            {title}
          </h2>
          <p className="text-micro text-ink-3">
            {words.kinds[kind]()} · {deviceTime(time, tag)}
          </p>
        </div>
      </header>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {content}
      </p>
      {leads && (
        <ButtonLink kind="secondary" render={<Leads link={link} />}>
          {words.open()}
        </ButtonLink>
      )}
    </article>
  )
}

/** /mine/messageInfo: one message, which is marked as read when it is opened. */
export default function MessageInfo() {
  const app = useApp()
  const words = useWords().messages
  const { id } = useSearch('/mine/messageInfo')
  const { opened, open } = useModel(makeMessageModel)
  const now = useValue(opened)
  useEffect(() => void open(id), [open, id])
  return (
    <>
      <TopBar title={words.one()} onBack={app.back} />
      <div className="center-column">
        <Section>
          {now.is === 'ready' ? (
            <Whole message={now.value} />
          ) : now.is === 'failed' ? (
            <LoadFailed title={words.oneFailed()} failure={now.failure} onRetry={() => void open(id)} />
          ) : now.is === 'unknown' ? (
            <Empty
              title={words.missing()}
              action={<ButtonLink render={<Go to="/mine/message" />}>{words.toList()}</ButtonLink>}
            />
          ) : (
            <SkeletonRows count={3} />
          )}
        </Section>
      </div>
    </>
  )
}
