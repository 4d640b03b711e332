import Camera from 'lucide-react/icons/camera'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useRef } from 'react'
import { makeChangePictureModel } from './changePicture.model.ts'
import { currentWords, useWords } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { sentenceOf } from '../../app/failures/failures.ts'
import { HEIC_UNREADABLE } from '../../../ports/Uploads.ts'

const whyFailed = async (code: string | null): Promise<string> => {
  const words = currentWords()
  if (code === null) return words.invitation.avatarFailed()
  return code === HEIC_UNREADABLE ? words.heicUnreadable() : sentenceOf(code)
}

/** The customer's picture on the name card; a tap chooses another one. */
export const ChangePicture = () => {
  const app = useApp()
  const words = useWords().invitation
  const { picture, changed, upload, busy, load } = useModel(makeChangePictureModel)
  const source = useValue(picture)
  const waiting = useValue(busy)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => void load(), [load])

  // The outcome is announced once, not again when the screen is reopened.
  useEffect(() => {
    const before = changed.peek()
    return changed.subscribe((times) => {
      if (times > before) app.toaster.show(currentWords().invitation.avatarChanged(), 'success')
    })
  }, [app, changed])
  useEffect(
    () =>
      upload.item.subscribe((item) => {
        if (item?.status !== 'failed') return
        const { code } = item
        upload.remove()
        void whyFailed(code).then((text) => app.toaster.show(text, 'error'))
      }),
    [app, upload],
  )
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={waiting ? words.avatarBusy() : words.avatar()}
        aria-busy={waiting || undefined}
        onClick={() => !waiting && input.current?.click()}
        className="block rounded-full"
      >
        {source ? (
          <img src={source} alt="" className="size-16 rounded-full object-cover" />
        ) : (
          <span aria-hidden className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
            <UserRound className="size-8" strokeWidth={1.5} />
          </span>
        )}
        <span
          aria-hidden
          className="absolute -end-1 bottom-0 grid size-6 place-items-center rounded-full border-2 border-surface bg-accent text-on-accent"
        >
          {waiting ? <LoaderCircle className="size-3.5 animate-spin" /> : <Camera className="size-3.5" />}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void upload.add(file)
        }}
      />
    </div>
  )
}
