import { EntryForm } from '../../../data/form/EntryForm.tsx'
import { FundPasswordField } from '../../../data/form/FundPasswordField.tsx'
import { SecretField } from '../../../data/form/SecretField.tsx'
import { useModel } from '../../../data/app/app.ts'
import { lookupMessage } from '../../../i18n/serverMessage.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { makeAddPasskeyModel } from './addPasskey.model.ts'
import { CodeField } from './CodeField.tsx'
import { TooMany } from './TooMany.tsx'

const Fields = () => {
  const { access, passkeys: words } = useWords()
  const { form, refused, submit, tooMany } = useModel(makeAddPasskeyModel)
  const { code, fundPassword, password } = useValue(form.draft)
  const errors = useValue(form.errors)
  const sending = useValue(form.sending)
  const why = useValue(refused)
  const errorOf = (field: 'password' | 'fundPassword') => {
    const found = errors[field]
    return found && lookupMessage(words.problems, found)
  }
  const codeError = errors.code
  return (
    <EntryForm onSubmit={submit} onLeave={form.leaveInput}>
      <TooMany when={tooMany} text={words.tooMany()} />
      {why && (
        <Banner tone="bad" live>
          {why === 'cancelled' ? words.notAdded() : words.refusals[why]()}
        </Banner>
      )}
      <SecretField
        name="password"
        label={access.password()}
        value={password}
        onChange={(value) => form.change('password', value)}
        onForget={() => form.forget('password')}
        error={errorOf('password')}
        autoComplete="current-password"
        dir="ltr"
      />
      {code !== null && (
        <CodeField
          recovery
          value={code}
          onChange={(value) => form.change('code', value)}
          error={
            codeError === 'code-missing' || codeError === 'code-malformed' || codeError === 'wrong-code'
              ? codeError
              : undefined
          }
        />
      )}
      {fundPassword !== null && (
        <FundPasswordField
          form={form}
          label={words.fundPassword()}
          optional={words.optional()}
          hint={words.fundHint()}
          value={fundPassword}
          error={errorOf('fundPassword')}
        />
      )}
      <p className="text-small text-ink-2">{words.addHint()}</p>
      <Button type="submit" wide busy={sending}>
        {words.continue()}
      </Button>
    </EntryForm>
  )
}

/** The passwords that a new passkey takes the place of; then the device asks. */
export const AddPasskey = () => {
  const words = useWords().passkeys
  const { close, isOpen } = useModel(makeAddPasskeyModel)
  const open = useValue(isOpen)
  return (
    <BottomSheet open={open} onClose={close} title={words.add()}>
      {open && (
        <div className="pb-4">
          <Fields />
        </div>
      )}
    </BottomSheet>
  )
}
