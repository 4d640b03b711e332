import { useEffect, useRef } from 'react'
import { EntryForm } from '../../../data/form/EntryForm.tsx'
import { SecretField } from '../../../data/form/SecretField.tsx'
import { locale, useWords } from '../../../i18n/words.ts'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { SkeletonForm } from '../../../kit/feedback/Skeleton.tsx'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { focusHeadingIfLost } from '../../../kit/focusHeading.ts'
import { useValue } from '../../../kit/useValue.ts'
import { deviceTime } from '../../../data/clock/device.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { EndNotice, LostCodes } from '../recovery/LostCodes.tsx'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodes, SecretShown } from './CodeSecrets.tsx'
import { type CodesStage, makeLoginCodesModel } from './loginCodes.model.ts'
import { TooMany } from './TooMany.tsx'

/** What is asked for: the password, a code, or both. */
const CodesForm = ({ submitLabel, danger }: { readonly submitLabel: string; readonly danger?: boolean }) => {
  const words = useWords().access
  const { form, submit, tooMany } = useModel(makeLoginCodesModel)
  const { code, password } = useValue(form.draft)
  const errors = useValue(form.errors)
  const sending = useValue(form.sending)
  const codeError = errors.code
  const session = useValue(useModel(makeSessionModel).session)
  const lostBy = () => {
    if (password === '') form.refuse('password', 'password-required')
    return session && password ? { account: session.account, password } : null
  }
  return (
    <EntryForm onSubmit={submit} onLeave={form.leaveInput}>
      <TooMany when={tooMany} text={words.tooMany()} />
      {password !== null && (
        <SecretField
          name="password"
          label={words.password()}
          value={password}
          onChange={(value) => form.change('password', value)}
          onForget={() => form.forget('password')}
          error={errors.password && words.problems[errors.password]()}
          autoComplete="current-password"
          dir="ltr"
        />
      )}
      {code !== null && (
        <CodeField
          recovery={password !== null}
          value={code}
          onChange={(value) => form.change('code', value)}
          error={
            codeError === 'code-missing' || codeError === 'code-malformed' || codeError === 'wrong-code'
              ? codeError
              : undefined
          }
        />
      )}
      {danger && <LostCodes login={lostBy} />}
      <Button type="submit" wide kind={danger ? 'danger' : 'primary'} busy={sending}>
        {submitLabel}
      </Button>
    </EntryForm>
  )
}

const On = ({ state }: Extract<CodesStage, { readonly kind: 'on' }>) => {
  const words = useWords().access
  const { tag } = useValue(locale)
  return (
    <>
      <Banner tone="good">
        {state.onSince ? words.onSince({ time: deviceTime(state.onSince, tag) }) : words.isOn()}
      </Banner>
      {state.endsAt !== null && <EndNotice at={state.endsAt} />}
      <p className="py-3 text-small text-ink-2">{words.recoveryLeft({ count: state.recoveryLeft })}</p>
      <CodesForm danger submitLabel={words.turnOff()} />
    </>
  )
}

const Stage = () => {
  const words = useWords().access
  const { toaster } = useApp()
  const { open, stage } = useModel(makeLoginCodesModel)
  const now = useValue(stage)
  const before = useRef<CodesStage['kind'] | null>(null)
  useEffect(() => {
    // The button that led to this stage is gone with its form. The first stage leaves the focus where it is.
    if (before.current !== null) focusHeadingIfLost()
    if (before.current === 'on' && now.kind === 'off') toaster.show(words.nowOff(), 'success')
    if (before.current !== null || now.kind !== 'loading') before.current = now.kind
  }, [now.kind, toaster, words])
  switch (now.kind) {
    case 'loading':
      return <SkeletonForm />
    case 'failed':
      return <LoadFailed title={words.codesFailed()} failure={now.failure} onRetry={() => void open()} />
    case 'off':
      return (
        <>
          <p className="pb-4 text-ink-2">{words.about()}</p>
          <CodesForm submitLabel={words.begin()} />
        </>
      )
    case 'setup':
      return (
        <>
          <SecretShown secret={now.setup.secret} address={now.setup.address} />
          <CodesForm submitLabel={words.turnOn()} />
        </>
      )
    case 'recovery':
      return <RecoveryCodes recovery={now.recovery} />
    default:
      return <On {...now} />
  }
}

/** /mine/loginCodes: one-time codes at the log-in, turned on and off. */
export default function LoginCodes() {
  const app = useApp()
  const { askStored, leave, open, stage } = useModel(makeLoginCodesModel)
  const isUnstored = useValue(stage).kind === 'recovery'
  useEffect(() => {
    void open()
    return leave
  }, [open, leave])
  return (
    <>
      <TopBar title={useWords().access.codes()} onBack={isUnstored ? () => askStored() : app.back} />
      <div className="center-column">
        <Section>
          <Stage />
        </Section>
      </div>
    </>
  )
}
