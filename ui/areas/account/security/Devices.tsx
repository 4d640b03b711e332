import { useEffect, useState } from 'react'
import type { OpenSession } from '../../../../ports/Account.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { SkeletonForm } from '../../../kit/feedback/Skeleton.tsx'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { ConfirmDialog } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { useApp, useModel } from '../../../data/app/app.ts'
import { deviceTime } from '../../../data/clock/device.ts'
import { makeDevicesModel } from './devices.model.ts'

/** "Chrome on Android", or the one of the two that is known. */
const nameOf = (words: TranslationFunctions['access'], { browser, system }: OpenSession): string =>
  browser !== null && system !== null ? words.device({ browser, system }) : (browser ?? system ?? words.unknown())

const SessionLines = ({ session }: { readonly session: OpenSession }) => {
  const words = useWords().access
  const { tag } = useValue(locale)
  return (
    <>
      <span className="block">{words.used({ time: deviceTime(session.usedAt, tag) })}</span>
      <span className="block">{words.since({ time: deviceTime(session.openedAt, tag) })}</span>
      {session.place !== null && (
        <span className="block">{words.place({ place: `\u2066${session.place}\u2069` })}</span>
      )}
    </>
  )
}

/** What is to be ended: a session, or all others. */
type Asked = OpenSession | 'others'

const Question = ({ asked, onClose }: { readonly asked: Asked | null; readonly onClose: () => void }) => {
  const app = useApp()
  const words = useWords().access
  const { busy, end } = useModel(makeDevicesModel)
  // The dialog keeps its words while it fades out.
  const [shown, setShown] = useState(asked)
  if (asked !== null && asked !== shown) setShown(asked)
  const isAll = shown === 'others'
  const leave = async () => {
    if (shown === null) return
    if (await end(isAll ? null : shown.id)) app.toaster.show(isAll ? words.endedOthers() : words.ended(), 'success')
    onClose()
  }
  return (
    <ConfirmDialog
      danger
      open={asked !== null}
      title={isAll ? words.endOthersTitle() : words.endTitle()}
      description={isAll || shown === null ? words.endOthersText() : words.endText({ device: nameOf(words, shown) })}
      confirmLabel={words.logOut()}
      busy={useValue(busy)}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  )
}

const Sessions = ({ sessions }: { readonly sessions: ReadonlyArray<OpenSession> }) => {
  const words = useWords().access
  const [asked, setAsked] = useState<Asked | null>(null)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <Section flush>
        {sessions
          .filter(({ isCurrent }) => isCurrent)
          .map((session) => (
            <ListRow
              key={session.id}
              title={nameOf(words, session)}
              subtitle={<SessionLines session={session} />}
              value={<Badge tone="good">{words.here()}</Badge>}
            />
          ))}
      </Section>
      {others.length === 0 && <p className="px-4 py-3 text-small text-ink-3">{words.onlyHere()}</p>}
      {others.length > 0 && (
        <Section flush title={words.elsewhere()}>
          <ul>
            {others.map((session) => (
              <li key={session.id}>
                <ListRow
                  title={nameOf(words, session)}
                  subtitle={<SessionLines session={session} />}
                  value={<span className="text-red">{words.logOut()}</span>}
                  onPress={() => setAsked(session)}
                />
              </li>
            ))}
          </ul>
          <div className="py-4">
            <Button kind="secondary" wide onClick={() => setAsked('others')}>
              {words.endOthers()}
            </Button>
          </div>
        </Section>
      )}
      <Question asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

const Loaded = () => {
  const words = useWords().access
  const { failure, load, sessions, status } = useModel(makeDevicesModel)
  const list = useValue(sessions)
  const reason = useValue(failure)
  if (useValue(status) === 'failed')
    return (
      <Section>
        <LoadFailed title={words.loadFailed()} failure={reason} onRetry={() => void load()} />
      </Section>
    )
  if (list !== null) return <Sessions sessions={list} />
  return (
    <Section>
      <SkeletonForm />
    </Section>
  )
}

/** /mine/devices: where the customer is logged in, and logging out there. */
export default function Devices() {
  const app = useApp()
  const { load, stop } = useModel(makeDevicesModel)
  useEffect(() => {
    void load()
    return stop
  }, [load, stop])
  return (
    <>
      <TopBar title={useWords().access.devices()} onBack={app.back} />
      <div className="center-column">
        <Loaded />
      </div>
    </>
  )
}
