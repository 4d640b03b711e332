import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect } from 'react'
import { EntryForm } from '../../../data/form/EntryForm.tsx'
import { Finished } from '../../../data/form/Finished.tsx'
import { sentenceGap } from '../../../i18n/inText.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button, ButtonLink } from '../../../kit/buttons/Button.tsx'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { SkeletonForm } from '../../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { ServiceLink } from '../../../app/service/ServiceLink.tsx'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { WaitHint } from '../../../app/waiting/LaterWaitHint.tsx'
import { makeFundPasswordModel } from './fundPassword.model.ts'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { TooMany } from './TooMany.tsx'

/** Six digits, typed on the numeric keyboard; never suggested or stored by the device. */
const SIX_DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const

const KeepForm = ({ first }: { readonly first: boolean }) => {
  const words = useWords().security
  const { form, tooMany, submit } = useModel(makeFundPasswordModel)
  const sending = useValue(form.sending)
  return (
    <EntryForm onSubmit={submit} onLeave={form.leaveInput}>
      <TooMany when={tooMany} text={words.tooMany()} />
      {!first && <OwnPasswordField form={form} name="old" label={words.fundOld()} {...SIX_DIGITS} />}
      <OwnPasswordField
        form={form}
        name="next"
        label={first ? words.first() : words.fundNext()}
        hint={words.fundHint()}
        {...SIX_DIGITS}
      />
      <OwnPasswordField form={form} name="confirmation" label={words.firstConfirmation()} {...SIX_DIGITS} />
      <p className="text-small text-ink-2">{words.fundUse()}</p>
      {!first && (
        <p className="text-small text-ink-2">
          {words.fundForgotten()}
          {sentenceGap()}
          <ServiceLink className="tap font-semibold text-accent" />
        </p>
      )}
      {!first && <WaitHint text={words.waitHint} />}
      <Button type="submit" wide busy={sending}>
        {first ? words.set() : words.fundChange()}
      </Button>
    </EntryForm>
  )
}

const Stage = () => {
  const app = useApp()
  const words = useWords().security
  const { stage, open } = useModel(makeFundPasswordModel)
  const now = useValue(stage)
  if (now.kind === 'loading') return <SkeletonForm />
  if (now.kind === 'failed')
    return <LoadFailed title={words.loadFailed()} failure={now.failure} onRetry={() => void open()} />
  if (now.kind === 'identity') {
    return (
      <Empty
        icon={<ShieldCheck className="size-10" strokeWidth={1.5} />}
        title={words.needIdentity()}
        hint={words.needIdentityHints[now.state]()}
        action={<ButtonLink render={<Go to="/mine/verified" />}>{words.toIdentity()}</ButtonLink>}
      />
    )
  }
  if (now.kind === 'done') {
    return (
      <Finished
        title={now.first ? words.fundSet() : words.fundChanged()}
        hint={words.fundDoneHint()}
        action={
          <div className="grid justify-items-center gap-4">
            {!now.first && <WaitHint begun text={words.waitsAgain} />}
            <Button onClick={app.back}>{words.done()}</Button>
          </div>
        }
      />
    )
  }
  return <KeepForm first={now.kind === 'first'} />
}

/** /mine/fundPassword: the six digits that confirm withdrawals, set once or changed. */
export default function FundPassword() {
  const app = useApp()
  const words = useWords().security
  const { leave, open } = useModel(makeFundPasswordModel)
  useEffect(() => {
    void open()
    return leave
  }, [open, leave])
  return (
    <>
      <TopBar title={words.fundTitle()} onBack={app.back} />
      <div className="center-column">
        <Section>
          <Stage />
        </Section>
      </div>
    </>
  )
}
