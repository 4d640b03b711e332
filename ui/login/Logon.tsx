import LogIn from 'lucide-react/icons/log-in'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useWords } from '../i18n/words.ts'
import { ListRow } from '../kit/ListRow.tsx'
import { Section } from '../kit/Section.tsx'
import { TopBar } from '../kit/TopBar.tsx'
import { useApp } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'

/** /login/logon: the choice between an account one has and a new one. */
export default function Logon() {
  const app = useApp()
  const words = useWords()
  return (
    <>
      <TopBar title={words.login.chooseTitle()} onBack={app.back} />
      <div className="center-column">
        <Section flush>
          <ListRow
            leading={<LogIn aria-hidden className="size-5.5 rtl:-scale-x-100" strokeWidth={1.75} />}
            title={words.login.haveAccount()}
            subtitle={words.login.haveAccountHint()}
            render={<Go to="/login/login" />}
          />
          <ListRow
            leading={<UserRoundPlus aria-hidden className="size-5.5" strokeWidth={1.75} />}
            title={words.login.signUp()}
            subtitle={words.login.signUpHint()}
            render={<Go to="/login/register" />}
          />
        </Section>
      </div>
    </>
  )
}
