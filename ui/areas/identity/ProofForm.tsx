import { useEffect } from 'react'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { joinSentences } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { IdentityFields } from '../account/recovery/IdentityFields.tsx'
import { PictureField } from '../uploads/PictureField.tsx'
import { makeIdentityModel } from './identity.model.ts'

/** The form of a proof of identity, for the first one and after a rejection. */
export const ProofForm = ({ isFirst }: { readonly isFirst: boolean }) => {
  const words = useWords().identity
  const { form, front, back, arrival } = useModel(makeIdentityModel)
  const draft = useValue(form.draft)
  const errors = useValue(form.errors)
  const sending = useValue(form.sending)
  const waiting = useValue(arrival.waiting)
  useEffect(() => arrival.stop, [arrival])

  const error = (field: 'front' | 'back') => {
    const wrong = errors[field]
    return wrong && wrong !== 'name-too-long' ? words.problems[wrong]() : undefined
  }
  return (
    <Section>
      <EntryForm onSubmit={arrival.submit} onLeave={form.leaveInput}>
        {isFirst && <p className="text-small text-ink-2">{words.intro()}</p>}
        <IdentityFields draft={draft} errors={errors} change={form.change} />
        <div className="grid grid-cols-2 gap-4">
          <PictureField
            name="front"
            upload={front}
            label={words.front()}
            addLabel={words.addFront()}
            cameraLabel={words.camera()}
            error={error('front')}
          />
          <PictureField
            name="back"
            upload={back}
            label={words.back()}
            addLabel={words.addBack()}
            cameraLabel={words.camera()}
            error={error('back')}
          />
        </div>
        <p className="text-small text-ink-3">{joinSentences([words.pictureHint(), words.private()])}</p>
        <Button type="submit" wide busy={sending || waiting}>
          {words.submit()}
        </Button>
      </EntryForm>
    </Section>
  )
}
