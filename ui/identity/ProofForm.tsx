import type { ReactNode } from 'react'
import { EntryForm } from '../form/EntryForm.tsx'
import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/Button.tsx'
import { Section } from '../kit/Section.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { PictureField } from '../uploads/PictureField.tsx'
import type { Upload } from '../uploads/upload.model.ts'
import { CameraButton } from './CameraButton.tsx'
import { makeIdentityModel } from './identity.model.ts'

interface SideProps {
  readonly upload: Upload
  readonly label: string
  readonly addLabel: string
  readonly error: ReactNode
}

/** One side of the document, from the files or the camera. */
const Side = ({ upload, label, addLabel, error }: SideProps) => {
  const words = useWords().identity
  const chosen = useValue(upload.item)
  return (
    <div className="grid content-start justify-items-start gap-2">
      <PictureField upload={upload} label={label} addLabel={addLabel} error={error} />
      {chosen === null && <CameraButton label={words.camera()} of={label} onPhoto={(file) => void upload.add(file)} />}
    </div>
  )
}

/** What proves an identity, before the first time and after a rejection. */
export const ProofForm = () => {
  const words = useWords().identity
  const { form, front, back, submit } = useModel(makeIdentityModel)
  const draft = useValue(form.draft)
  const errors = useValue(form.errors)
  const sending = useValue(form.sending)
  const frontItem = useValue(front.item)
  const backItem = useValue(back.item)

  const error = (field: keyof typeof draft) => {
    const wrong = errors[field]
    return wrong && words.problems[wrong]()
  }
  const onItsWay = frontItem?.status === 'uploading' || backItem?.status === 'uploading'
  return (
    <Section>
      <EntryForm onSubmit={submit} onLeave={(field) => form.leave(field as keyof typeof draft)}>
        <TextField
          name="name"
          label={words.name()}
          hint={words.nameHint()}
          value={draft.name}
          onChange={(value) => form.change('name', value)}
          error={error('name')}
          autoComplete="name"
          maxLength={60}
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
          maxLength={32}
          dir="ltr"
        />
        <div className="grid grid-cols-2 gap-4">
          <Side
            upload={front}
            label={words.front()}
            addLabel={words.addFront()}
            error={frontItem?.status !== 'uploading' && error('front')}
          />
          <Side
            upload={back}
            label={words.back()}
            addLabel={words.addBack()}
            error={backItem?.status !== 'uploading' && error('back')}
          />
        </div>
        <p className="text-small text-ink-3">
          {words.pictureHint()} {words.private()}
        </p>
        <Button type="submit" wide busy={sending || onItsWay}>
          {words.submit()}
        </Button>
      </EntryForm>
    </Section>
  )
}
