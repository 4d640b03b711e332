import { useEffect } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Checkbox } from '../../../kit/fields/CheckField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { EntryForm } from '../../../data/form/EntryForm.tsx'
import { SecretField } from '../../../data/form/SecretField.tsx'
import { EntryPage } from './EntryPage.tsx'
import { makeRegisterModel } from './register.model.ts'
import { PhoneField } from './PhoneField.tsx'
import { Strength } from './Strength.tsx'

/** /login/register: a new account. An invitation link fills in its code. */
export default function Register() {
  const words = useWords()
  const { code, to } = useSearch('/login/register')
  const { form, invite, submit } = useModel(makeRegisterModel)
  const draft = useValue(form.draft)
  const errors = useValue(form.errors)
  const sending = useValue(form.sending)
  useEffect(() => invite(code), [invite, code])

  const error = (field: keyof typeof draft) => {
    const wrong = errors[field]
    return wrong && words.login.problems[wrong]()
  }
  return (
    <EntryPage
      title={words.login.createAccount()}
      other={{ to: '/login/login', wanted: to, question: words.login.alreadyAccount(), link: words.login.logIn() }}
    >
      <EntryForm onSubmit={() => submit(to)} onLeave={form.leaveInput}>
        <PhoneField
          hint={words.login.phoneHint()}
          value={draft.account}
          onChange={(value) => form.change('account', value)}
          error={error('account')}
        />
        <SecretField
          name="password"
          label={words.login.password()}
          hint={<Strength password={draft.password} />}
          value={draft.password}
          onChange={(value) => form.change('password', value)}
          onForget={() => form.forget('password')}
          error={error('password')}
          autoComplete="new-password"
        />
        <SecretField
          name="confirmation"
          label={words.login.confirmation()}
          value={draft.confirmation}
          onChange={(value) => form.change('confirmation', value)}
          onForget={() => form.forget('confirmation')}
          error={error('confirmation')}
          autoComplete="new-password"
        />
        <TextField
          name="invitation"
          label={words.login.invitationCode()}
          value={draft.invitation}
          onChange={(value) => form.change('invitation', value)}
          error={error('invitation')}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <div>
          <Checkbox
            name="agreed"
            label={words.login.agreed()}
            checked={draft.agreed}
            onChange={(agreed) => form.change('agreed', agreed)}
            error={error('agreed')}
          />
          <Go to="/mine/agreement" className="tap inline-block py-1 text-small font-medium text-accent">
            {words.login.readAgreement()}
          </Go>
        </div>
        <Button type="submit" wide busy={sending}>
          {words.login.createAccount()}
        </Button>
      </EntryForm>
    </EntryPage>
  )
}
