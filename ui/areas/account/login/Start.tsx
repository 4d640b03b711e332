import { useEffect } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { ButtonLink } from '../../../kit/buttons/Button.tsx'
import { BlankHeader } from '../../../kit/layout/HeaderEnd.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { Brand } from './Brand.tsx'
import { Languages } from './Languages.tsx'
import { OfferedLanguage } from './OfferedLanguage.tsx'

/** /login/start: the operator, login and registration. A signed-in customer is redirected. */
export default function Start() {
  const app = useApp()
  const words = useWords()
  const session = useValue(useModel(makeSessionModel).session)
  useEffect(() => {
    if (session) app.replace('/login/loading')
  }, [app, session])

  if (session) return null
  return (
    <div className="center-column flex flex-col bg-surface px-6 pb-safe">
      <div className="-mx-6">
        <BlankHeader />
      </div>
      <div className="grid grow content-center gap-2 py-10">
        <Brand />
        <p className="text-center text-ink-2">{words.login.tagline()}</p>
      </div>
      <div className="grid gap-3">
        <ButtonLink wide render={<Go to="/login/login" />}>
          {words.login.logIn()}
        </ButtonLink>
        <ButtonLink wide kind="secondary" render={<Go to="/login/register" />}>
          {words.login.createAccount()}
        </ButtonLink>
      </div>
      <div className="pt-2 pb-6">
        <OfferedLanguage />
        <Languages />
      </div>
    </div>
  )
}
