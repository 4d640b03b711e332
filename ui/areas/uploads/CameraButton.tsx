import Camera from 'lucide-react/icons/camera'
import { useRef } from 'react'
import { ACCEPTED_IMAGE_TYPES } from '../../../domain/uploads/images.ts'
import { Button } from '../../kit/buttons/Button.tsx'

interface CameraButtonProps {
  readonly label: string
  /** What is photographed, for those who do not see which picture the button stands under. */
  readonly of: string
  readonly onPhoto: (file: File) => void
}

/** Opens the camera at once. Some phones leave it out where an image is chosen; one without a finger has none. */
export const CameraButton = ({ label, of, onPhoto }: CameraButtonProps) => {
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
        accept={ACCEPTED_IMAGE_TYPES.join(',')}
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
