import { deviceTime } from '../../../data/clock/device.ts'
import { EntryForm } from '../../../data/form/EntryForm.tsx'
import { useModel } from '../../../data/app/app.ts'
import { sentenceGap } from '../../../i18n/inText.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { ServiceLink } from '../../../app/service/ServiceLink.tsx'
import { IdentityFields } from './IdentityFields.tsx'
import { makeRecoveryModel } from './recovery.model.ts'

const SERVICE = 'tap font-semibold text-accent'

const Fields = () => {
  const words = useWords().access.lostCodes
  const { form, refused, request, submit } = useModel(makeRecoveryModel)
  const draft = useValue(form.draft)
  const errors = useValue(form.errors)
  const why = useValue(refused)
  const isRejected = useValue(request)?.stage === 'rejected'
  return (
    <EntryForm onSubmit={submit} onLeave={form.leaveInput}>
      {isRejected && (
        <Banner tone="bad" title={words.stages.rejected()}>
          {words.differs()}
          {sentenceGap()}
          <ServiceLink className={SERVICE} />
        </Banner>
      )}
      {why && (
        <Banner tone="bad" live>
          {why === 'identity-not-verified' ? words.notVerified() : words.tooMany()}
          {sentenceGap()}
          <ServiceLink className={SERVICE} />
        </Banner>
      )}
      <p className="text-small text-ink-2">{words.about()}</p>
      <IdentityFields draft={draft} errors={errors} change={form.change} />
      <Button type="submit" wide busy={useValue(form.sending)}>
        {words.send()}
      </Button>
    </EntryForm>
  )
}

/** The request of a customer who has lost the one-time codes, or how far it is. */
export const RecoverySheet = () => {
  const words = useWords().access.lostCodes
  const { close, isOpen, request } = useModel(makeRecoveryModel)
  const { tag } = useValue(locale)
  const made = useValue(request)
  const open = useValue(isOpen)
  const isUnderWay = made !== null && (made.stage === 'under-review' || made.stage === 'accepted')
  const end = made?.endsAt ? { time: deviceTime(made.endsAt, tag) } : null
  return (
    <BottomSheet open={open} onClose={close} title={words.title()}>
      {open && (
        // React passes the submit on to the form that has the link, which is no part of it.
        <div className="pb-4" onSubmit={(event) => event.stopPropagation()}>
          {isUnderWay ? (
            <Banner tone={made.stage === 'accepted' ? 'good' : 'neutral'} title={words.stages[made.stage]()} live>
              {end && (made.stage === 'accepted' ? words.opensAt(end) : words.endsAt(end))}
            </Banner>
          ) : (
            <Fields />
          )}
        </div>
      )}
    </BottomSheet>
  )
}
