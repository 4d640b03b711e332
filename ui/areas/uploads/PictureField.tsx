import type { ReactNode } from 'react'
import { ACCEPTED_IMAGE_TYPES } from '../../../domain/uploads/images.ts'
import { useWords } from '../../i18n/words.ts'
import { Uploader } from '../../kit/fields/Uploader.tsx'
import { useValue } from '../../kit/useValue.ts'
import { serverMessage } from '../../i18n/serverMessage.ts'
import { CameraButton } from './CameraButton.tsx'
import type { Upload } from './upload.model.ts'

interface PictureFieldProps {
  /** Of the field in its form. */
  readonly name: string
  readonly upload: Upload
  readonly label: string
  readonly addLabel: string
  /** What opens the camera. */
  readonly cameraLabel: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** One picture from the files or the camera. Needs the words `server`. */
export const PictureField = ({ name, upload, label, addLabel, cameraLabel, hint, error }: PictureFieldProps) => {
  const words = useWords()
  const item = useValue(upload.item)
  const { code, image: _, ...shown } = item ?? { code: null, image: null }
  return (
    <div className="grid content-start justify-items-start gap-2">
      <Uploader
        name={name}
        label={label}
        addLabel={addLabel}
        hint={hint}
        error={code === null ? error : serverMessage(words, code)}
        accept={ACCEPTED_IMAGE_TYPES.join(',')}
        items={item ? [shown as typeof item] : []}
        onAdd={([file]) => file && void upload.add(file)}
        onRetry={() => void upload.retry()}
        onRemove={upload.remove}
      />
      {item === null && <CameraButton label={cameraLabel} of={label} onPhoto={(file) => void upload.add(file)} />}
    </div>
  )
}
