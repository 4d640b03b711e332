import { useEffect } from 'react'
import { EntryForm } from '../../../data/form/EntryForm.tsx'
import { Finished } from '../../../data/form/Finished.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { Strength } from '../login/Strength.tsx'
import { useApp, useModel } from '../../../data/app/app.ts'
import { makeLoginPasswordModel } from './loginPassword.model.ts'
import { WaitHint } from '../../../app/waiting/LaterWaitHint.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { TooMany } from './TooMany.tsx'

const ChangeForm = () => {
  const words = useWords().security
  const { form, tooMany, submit } = useModel(makeLoginPasswordModel)
  const { next } = useValue(form.draft)
  const sending = useValue(form.sending)
  return (
    <EntryForm onSubmit={submit} onLeave={form.leaveInput}>
      <TooMany when={tooMany} text={words.tooMany()} />
      <OwnPasswordField form={form} name="old" label={words.old()} autoComplete="current-password" />
      <OwnPasswordField
        form={form}
        name="next"
        label={words.next()}
        hint={<Strength password={next} />}
        autoComplete="new-password"
      />
      <OwnPasswordField form={form} name="confirmation" label={words.confirmation()} autoComplete="new-password" />
      <p className="text-small text-ink-2">{words.endsOthers()}</p>
      <WaitHint text={words.waitHint} />
      <Button type="submit" wide busy={sending}>
        {words.change()}
      </Button>
    </EntryForm>
  )
}

/** /mine/loginPassword: changing the login password; every other session ends. */
export default function LoginPassword() {
  const app = useApp()
  const words = useWords().security
  const { done, open } = useModel(makeLoginPasswordModel)
  const changed = useValue(done)
  useEffect(open, [open])
  return (
    <>
      <TopBar title={words.loginTitle()} onBack={app.back} />
      <div className="center-column">
        <Section>
          {changed ? (
            <Finished
              title={words.loginDone()}
              hint={words.loginDoneHint()}
              action={
                <div className="grid justify-items-center gap-4">
                  <WaitHint begun text={words.waitsAgain} />
                  <Button onClick={app.back}>{words.done()}</Button>
                </div>
              }
            />
          ) : (
            <ChangeForm />
          )}
        </Section>
      </div>
    </>
  )
}
