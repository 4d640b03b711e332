import { useEffect } from 'react'
import { lengthOfName } from '../../../domain/identity/validation.ts'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
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

  const error = (field: keyof typeof draft) => {
    const wrong = errors[field]
    if (wrong === 'name-too-long') return words.nameTooLong({ count: lengthOfName(draft.name) })
    return wrong && words.problems[wrong]()
  }
  return (
    <Section>
      <EntryForm onSubmit={arrival.submit} onLeave={form.leaveInput}>
        {isFirst && <p className="text-small text-ink-2">{words.intro()}</p>}
        <TextField
          name="name"
          label={words.name()}
          hint={words.nameHint()}
          value={draft.name}
          onChange={(value) => form.change('name', value)}
          error={error('name')}
          autoComplete="name"
          maxLength={400}
          dir="auto"
        />
        <TextField
          name="idNumber"
          label={words.idNumber()}
          value={draft.idNumber}
          onChange={(value) => form.change('idNumber', value)}
          error={error('idNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
        />
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
        <p className="text-small text-ink-3">
          {words.pictureHint()} {words.private()}
        </p>
        <Button type="submit" wide busy={sending || waiting}>
          {words.submit()}
        </Button>
      </EntryForm>
    </Section>
  )
}
