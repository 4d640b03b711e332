import { useEffect } from 'react'
import type { FiledComplaint } from '../../../../ports/Messages.ts'
import { Finished } from '../../../data/form/Finished.tsx'
import { locale, useWords } from '../../../i18n/words.ts'
import { Button, ButtonLink } from '../../../kit/buttons/Button.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { deviceTime } from '../../../data/clock/device.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { makeComplaintModel } from './complaint.model.ts'
import { ComplaintForm } from './ComplaintForm.tsx'
import { Underway } from './Underway.tsx'

const Filed = ({ complaint: { number, filedAt } }: { readonly complaint: FiledComplaint }) => {
  const words = useWords().complaint
  const { tag } = useValue(locale)
  const { another } = useModel(makeComplaintModel)
  return (
    <Finished
      title={words.sent()}
      hint={
        <>
          <span className="block font-medium text-ink">{words.number({ number })}</span>
          <span className="block">{deviceTime(filedAt, tag)}</span>
          <span className="mt-2 block">{words.sentHint()}</span>
        </>
      }
      action={
        <div className="grid gap-2.5">
          <ButtonLink render={<Go to="/mine/message" />}>{words.toMessages()}</ButtonLink>
          <Button kind="quiet" onClick={() => void another()}>
            {words.another()}
          </Button>
        </div>
      }
    />
  )
}

/** /mine/email: a complaint to customer service. */
export default function Complaint() {
  const app = useApp()
  const words = useWords().complaint
  const { state, open } = useModel(makeComplaintModel)
  const now = useValue(state)
  useEffect(open, [open])
  return (
    <>
      <TopBar title={words.title()} onBack={app.back} />
      <div className="center-column">
        <Section>
          {now.kind === 'done' ? (
            <Filed complaint={now.outcome} />
          ) : (
            <div className="grid gap-4">
              <p className="text-small text-ink-2">{words.intro()}</p>
              <Underway />
              <ComplaintForm />
            </div>
          )}
        </Section>
      </div>
    </>
  )
}
