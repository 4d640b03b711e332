import Camera from 'lucide-react/icons/camera'
import { type ReactNode, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Uploader } from '../../kit/fields/Uploader.tsx'
import { useValue } from '../../kit/useValue.ts'
import { pictureMessage, type Upload } from './upload.model.ts'
import { Button } from '../../kit/buttons/Button.tsx'

interface CameraButtonProps {
  readonly label: string
  /** What is photographed, for screen readers: the button is below the picture. */
  readonly of: string
  readonly onPhoto: (file: File) => void
}

/**
 * Opens the camera directly. Some phones do not offer it in the image chooser; devices without touch have no such
 * button.
 */
const CameraButton = ({ label, of, onPhoto }: CameraButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="pointer-fine:hidden">
      <Button kind="secondary" size="small" aria-label={`${label}: ${of}`} onClick={() => input.current?.click()}>
        <Camera aria-hidden className="size-4" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          const photo = event.target.files?.[0]
          event.target.value = ''
          if (photo) onPhoto(photo)
        }}
      />
    </div>
  )
}

interface PictureFieldProps {
  /** Name of the field in its form. */
  readonly name: string
  readonly upload: Upload
  readonly label: string
  readonly addLabel: string
  /** The label of the camera button. */
  readonly cameraLabel: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** One picture from the files or the camera. Needs the words `server`. */
export const PictureField = ({ name, upload, label, addLabel, cameraLabel, hint, error }: PictureFieldProps) => {
  const words = useWords()
  const item = useValue(upload.item)
  const code = item?.code ?? null
  return (
    <div className="grid content-start justify-items-start gap-2">
      <Uploader
        name={name}
        label={label}
        addLabel={addLabel}
        hint={hint}
        error={code === null ? error : pictureMessage(words, code)}
        accept="image/*"
        items={item ? [item] : []}
        onAdd={([file]) => file && void upload.add(file)}
        onRetry={() => void upload.retry()}
        onRemove={upload.remove}
      />
      {item === null && <CameraButton label={cameraLabel} of={label} onPhoto={(file) => void upload.add(file)} />}
    </div>
  )
}
