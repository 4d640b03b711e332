import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { wantedPage } from '../../../../domain/account/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button, ButtonLink } from '../../../kit/buttons/Button.tsx'
import { BlankHeader } from '../../../kit/layout/HeaderEnd.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { Brand } from '../login/Brand.tsx'
import { makeStartUpModel } from './startUp.model.ts'
import { StepRow } from './StepRow.tsx'

/** Steps that take less are not named: their names would only flash, in milliseconds. */
const SLOW = 300

/** /login/loading: the start-up steps, then the requested page or home. */
export default function Loading() {
  const app = useApp()
  const router = useRouter()
  const words = useWords()
  const { to } = useSearch('/login/loading')
  const session = useValue(useModel(makeSessionModel).session)
  const { states, start, retry, stop } = useModel(makeStartUpModel)
  const steps = useValue(states)

  // The requested page is an address that the router wrote itself, with its parameters, so it is used unchanged.
  const goOn = useCallback(() => router.history.replace(wantedPage(to)), [router, to])
  useEffect(() => {
    if (!session) return app.replace('/login/login')
    start(goOn)
    return stop
  }, [app, session, start, stop, goOn])

  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [])

  const failed = steps.some(({ status }) => status === 'failed')
  const stuck = steps.some(({ failure }) => failure?._tag === 'Outdated')
  const settled = steps.every(({ status }) => status !== 'running')
  return (
    <div className="center-column flex flex-col gap-8 bg-surface px-6 pb-safe">
      <div className="-mx-6">
        <BlankHeader />
      </div>
      <div className="grid grow content-center py-8">
        <Brand />
      </div>
      <section
        aria-label={words.login.loadingTitle()}
        aria-live="polite"
        className={isSlow || failed ? undefined : 'invisible'}
      >
        <h2 className="text-head">{words.login.loadingTitle()}</h2>
        <ul>
          {steps.map((step) => (
            <StepRow key={step.id} step={step} onRetry={() => retry(step.id)} />
          ))}
        </ul>
      </section>
      <div className="grid min-h-32 content-start gap-2 pb-6">
        {failed && settled && !stuck && (
          <Button wide kind="secondary" onClick={goOn}>
            {words.login.continueAnyway()}
          </Button>
        )}
        {failed && (
          <ButtonLink wide kind="quiet" render={<Go to="/login/logon" />}>
            {words.login.otherAccount()}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
