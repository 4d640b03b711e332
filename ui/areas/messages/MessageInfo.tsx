import { useEffect } from 'react'
import type { Message } from '../../ports/Messages.ts'
import { locale, useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { Section } from '../kit/Section.tsx'
import { SkeletonRows } from '../kit/Skeleton.tsx'
import { TopBar } from '../kit/TopBar.tsx'
import { useValue } from '../kit/useValue.ts'
import { useApp, useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { useSearch } from '../shell/useSearch.ts'
import { deviceTime } from '../times/device.ts'
import { KindIcon } from './KindIcon.tsx'
import { makeMessageModel } from './message.model.ts'
import { LoadFailed } from '../shell/loadFailure.tsx'

const Whole = ({ message: { kind, title, content, time } }: { readonly message: Message }) => {
  const words = useWords().inbox
  const { tag } = useValue(locale)
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
    </article>
  )
}

/** /mine/messageInfo: one message, read by being opened. */
export default function MessageInfo() {
  const app = useApp()
  const words = useWords().inbox
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
