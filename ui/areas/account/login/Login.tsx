import { useWords } from '../../../i18n/words.ts'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { Button } from '../../../kit/buttons/Button.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { EntryForm } from '../../../data/form/EntryForm.tsx'
import { SecretField } from '../../../data/form/SecretField.tsx'
import { EntryPage } from './EntryPage.tsx'
import { makeLoginModel } from './login.model.ts'
import { PhoneField } from './PhoneField.tsx'

/** /login/login: number and password. Shows when a session has ended, and leads back to the requested page. */
export default function Login() {
  const words = useWords()
  const { to, expired } = useSearch('/login/login')
  const { form, last, passkey, second, typeAccount, submit } = useModel(makeLoginModel)
  const draft = useValue(form.draft)
  const errors = useValue(form.errors)
  const sending = useValue(form.sending)
  const step = useValue(second)
  const problems = words.login.problems
  const ended = useValue(last)
  const another = useValue(passkey)
  const account = {
    value: draft.account,
    onChange: typeAccount,
    error: errors.account && problems[errors.account](),
  }
  return (
    <EntryPage
      title={words.login.logIn()}
      other={{ to: '/login/register', wanted: to, question: words.login.noAccount(), link: words.login.signUp() }}
    >
      {(expired || ended?.notice) && <Banner>{ended?.notice ?? words.login.expired()}</Banner>}
      <EntryForm onSubmit={() => submit(to)} onLeave={form.leaveInput}>
        {ended ? <ended.LastAccount {...account} /> : <PhoneField {...account} />}
        <SecretField
          name="password"
          label={words.login.password()}
          value={draft.password}
          onChange={(value) => form.change('password', value)}
          onForget={() => form.forget('password')}
          error={errors.password && problems[errors.password]()}
          autoComplete="current-password"
        />
        {step && <step.Fields />}
        <Button type="submit" wide busy={sending}>
          {words.login.logIn()}
        </Button>
      </EntryForm>
      {another && <another.Entry to={to} />}
    </EntryPage>
  )
}
