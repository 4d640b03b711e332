import { useEffect, useRef, useState } from 'react'
import { maskAccount } from '../../../../domain/account/display.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { enterByPassword } from './enterByPassword.ts'
import { LockPage } from './LockPage.tsx'
import type { Lock } from './lock.model.ts'

interface LockScreenProps {
  readonly lock: Lock
  /** The owner is recognised. */
  readonly onOpen: () => void
}

/** Covers the app until the device recognises its owner, which it is asked for at once, or the customer enters by password. */
export const LockScreen = ({ lock, onOpen }: LockScreenProps) => {
  const app = useApp()
  const { cancel, settings } = useWords()
  const words = settings.lock
  const session = useValue(useModel(makeSessionModel).session)
  const why = useValue(lock.problem)
  const isChecking = useValue(lock.busy)
  const [isLeaving, setLeaving] = useState(false)

  const unlock = async () => {
    if (await lock.check({ title: words.title(), reason: words.reason(), cancel: cancel() })) onOpen()
  }
  const leave = () => {
    setLeaving(true)
    void enterByPassword(app)
  }
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void unlock()
  })

  return (
    <LockPage
      title={words.title()}
      text={
        session?.account && (
          <p dir="ltr" className="text-ink-2">
            {maskAccount(session.account)}
          </p>
        )
      }
    >
      {why && (
        <Banner tone="bad" live>
          {words.problems[why]()}
        </Banner>
      )}
      <Button wide busy={isChecking} disabled={isLeaving} onClick={() => void unlock()}>
        {words.unlock()}
      </Button>
      <Button wide kind="secondary" busy={isLeaving} onClick={leave}>
        {words.byPassword()}
      </Button>
    </LockPage>
  )
}
