import LogIn from 'lucide-react/icons/log-in'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useEffect } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { OfferedLanguage } from './OfferedLanguage.tsx'
import { requestedPage } from './requestedPage.ts'

/**
 * /login/logon: for a visitor who opens a page that needs a session: a choice between login and registration. A
 * signed-in customer is redirected.
 */
export default function Logon() {
  const app = useApp()
  const words = useWords()
  const { to } = useSearch('/login/logon')
  const session = useValue(useModel(makeSessionModel).session)
  useEffect(() => {
    if (session) app.replace('/login/loading', requestedPage(to))
  }, [app, session, to])

  if (session) return null
  return (
    <>
      <TopBar title={words.login.chooseTitle()} onBack={app.back} />
      <div className="center-column">
        <Section flush>
          <ListRow
            leading={<LogIn aria-hidden className="size-5.5 rtl:-scale-x-100" strokeWidth={1.75} />}
            title={words.login.haveAccount()}
            subtitle={words.login.haveAccountHint()}
            render={<Go to="/login/login" search={requestedPage(to)} />}
          />
          <ListRow
            leading={<UserRoundPlus aria-hidden className="size-5.5" strokeWidth={1.75} />}
            title={words.login.signUp()}
            subtitle={words.login.signUpHint()}
            render={<Go to="/login/register" search={requestedPage(to)} />}
          />
        </Section>
        <OfferedLanguage />
      </div>
    </>
  )
}
