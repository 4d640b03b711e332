import { useWords } from '../i18n/words.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { PasswordField } from '../kit/PasswordField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { TopBar } from '../kit/TopBar.tsx'
import { useValue } from '../kit/useValue.ts'
import { useApp, useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { useSearch } from '../shell/useSearch.ts'
import { EntryForm } from '../form/EntryForm.tsx'
import { makeLoginModel } from './login.model.ts'

/** /login/login: number and password. Says when a session had ended and leads back to the page wanted. */
export default function Login() {
  const app = useApp()
  const words = useWords()
  const { to, expired } = useSearch('/login/login')
  const { form, submit } = useModel(makeLoginModel)
  const draft = useValue(form.draft)
  const errors = useValue(form.errors)
  const sending = useValue(form.sending)
  const problems = words.login.problems
  return (
    <div className="min-h-dvh bg-surface">
      <TopBar title={words.login.logIn()} onBack={app.back} />
      <div className="center-column grid gap-5 px-4 py-4">
        {expired && <Banner>{words.login.expired()}</Banner>}
        <EntryForm onSubmit={() => submit(to)} onLeave={(field) => form.leave(field as keyof typeof draft)}>
          <TextField
            name="account"
            label={words.login.phone()}
            value={draft.account}
            onChange={(value) => form.change('account', value.trim())}
            error={errors.account && problems[errors.account]()}
            type="tel"
            inputMode="numeric"
            autoComplete="username"
            maxLength={16}
            dir="ltr"
          />
          <PasswordField
            name="password"
            label={words.login.password()}
            value={draft.password}
            onChange={(value) => form.change('password', value)}
            error={errors.password && problems[errors.password]()}
            autoComplete="current-password"
          />
          <Button type="submit" wide busy={sending}>
            {words.login.logIn()}
          </Button>
        </EntryForm>
        <p className="text-center text-small text-ink-2">
          {words.login.noAccount()}{' '}
          <Go to="/login/register" className="tap font-medium text-accent">
            {words.login.signUp()}
          </Go>
        </p>
      </div>
    </div>
  )
}
