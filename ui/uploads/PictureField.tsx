import type { ReactNode } from 'react'
import { ACCEPTED_IMAGE_TYPES } from '../../domain/uploads/images.ts'
import { useWords } from '../i18n/words.ts'
import { Uploader } from '../kit/Uploader.tsx'
import { useValue } from '../kit/useValue.ts'
import { sentence } from '../ticket/sentence.ts'
import type { Upload } from './upload.model.ts'

interface PictureFieldProps {
  readonly upload: Upload
  readonly label: string
  readonly addLabel: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** One picture from the camera or the files: a phone offers both for images. Needs the words `server`. */
export const PictureField = ({ upload, label, addLabel, hint, error }: PictureFieldProps) => {
  const words = useWords()
  const item = useValue(upload.item)
  const { code, image: _, ...shown } = item ?? { code: null, image: null }
  return (
    <Uploader
      label={label}
      addLabel={addLabel}
      hint={hint}
      error={code === null ? error : sentence(words, code)}
      accept={ACCEPTED_IMAGE_TYPES.join(',')}
      items={item ? [shown as typeof item] : []}
      onAdd={([file]) => file && void upload.add(file)}
      onRetry={() => void upload.retry()}
      onRemove={upload.remove}
    />
  )
}
