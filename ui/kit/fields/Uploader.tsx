import ImagePlus from 'lucide-react/icons/image-plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Dialog } from '../overlays/overlays.ts'
import { Progress } from '../feedback/Progress.tsx'
import { useKitWords } from '../words.ts'

/** One file being uploaded. Source: RULES.md, uploads. */
export interface UploadItem {
  readonly id: string
  /** The chosen file; `null` for one that the server already has. */
  readonly file: File | null
  readonly name: string
  readonly status: 'uploading' | 'failed' | 'done'
  /** 0 to 100 while uploading. */
  readonly percent?: number
  /** Why it failed. */
  readonly message?: string
  /** Its address on the server. */
  readonly url?: string
}

export interface UploaderProps {
  readonly label: string
  /** Name of the field in its form, which focuses it where it is invalid. */
  readonly name?: string
  /** The label of the button to add one. */
  readonly addLabel: string
  readonly items: ReadonlyArray<UploadItem>
  readonly onAdd: (files: ReadonlyArray<File>) => void
  readonly onRetry: (id: string) => void
  readonly onRemove: (id: string) => void
  /** The most files. */
  readonly max?: number
  readonly accept?: string
  /** Opens the camera instead of the files: `environment` is the one at the back. */
  readonly capture?: 'environment' | 'user'
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

interface PictureProps {
  readonly item: UploadItem
  readonly alt: string
  readonly className: string
}

/** The picture on the server, else the chosen file itself, whose object URL exists while it is shown. */
const Picture = ({ item: { file, url }, alt, className }: PictureProps) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || file === null) return undefined
      const own = URL.createObjectURL(file)
      image.src = own
      return () => URL.revokeObjectURL(own)
    },
    [file],
  )
  if (url !== undefined) return <img src={url} alt={alt} className={className} />
  return file && <img ref={show} alt={alt} className={className} />
}

interface TileProps {
  readonly name: string | undefined
  readonly item: UploadItem
  readonly onRetry: () => void
  readonly onRemove: () => void
}

const Tile = ({ name, item, onRetry, onRemove }: TileProps) => {
  const words = useKitWords()
  const [open, setOpen] = useState(false)
  return (
    <li className="relative size-24">
      <button
        type="button"
        name={item.status === 'failed' ? undefined : name}
        aria-label={item.name}
        onClick={() => setOpen(true)}
        className="grid size-full place-items-center overflow-hidden rounded-2 border border-line bg-fill"
      >
        <Picture item={item} alt="" className="size-full object-cover" />
      </button>
      {item.status === 'uploading' && (
        <div
          role="status"
          className="pointer-events-none absolute inset-x-0 bottom-0 rounded-b-2 bg-surface/90 p-1.5 text-micro"
        >
          <span className="block pb-1">{words.uploading}</span>
          <Progress percent={item.percent ?? 0} label={`${words.uploading}: ${item.name}`} />
        </div>
      )}
      {item.status === 'failed' && (
        <button
          type="button"
          name={name}
          onClick={onRetry}
          aria-label={`${item.message ?? words.uploadFailed} ${words.retry}: ${item.name}`}
          className="absolute inset-0 grid place-content-center justify-items-center gap-1 rounded-2 border border-red bg-red-soft p-1 text-center text-micro text-red"
        >
          <RotateCw className="size-5" />
          <span role="alert">{item.message ?? words.uploadFailed}</span>
        </button>
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={`${words.remove}: ${item.name}`}
        className="tap absolute -end-2 -top-2 grid size-6 place-items-center rounded-full bg-ink text-page"
      >
        <X className="size-3.5" strokeWidth={2.5} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={<span className="block truncate">{item.name}</span>}>
        <Picture item={item} alt={item.name} className="max-h-[60dvh] w-full object-contain" />
      </Dialog>
    </li>
  )
}

/** Pictures to submit: added, previewed, uploaded with progress, retried, removed. */
export const Uploader = (props: UploaderProps) => {
  const {
    label,
    name,
    addLabel,
    items,
    onAdd,
    onRetry,
    onRemove,
    max = 1,
    accept = 'image/*',
    capture,
    hint,
    error,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const room = max - items.length
  const waits = items.some(({ status }) => status === 'uploading')
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-error`} className="grid gap-2">
      <p id={`${id}-label`} className="text-small text-ink-2">
        {label}
      </p>
      <ul className="flex flex-wrap gap-4">
        {items.map((item) => (
          <Tile
            key={item.id}
            name={name}
            item={item}
            onRetry={() => onRetry(item.id)}
            onRemove={() => onRemove(item.id)}
          />
        ))}
        {room > 0 && (
          <li>
            <button
              type="button"
              name={name}
              onClick={() => input.current?.click()}
              className="grid size-24 place-content-center justify-items-center gap-1 rounded-2 border border-dashed border-edge p-1 text-center text-micro text-ink-2 active:bg-fill"
            >
              <ImagePlus className="size-6 text-accent" strokeWidth={1.75} />
              {addLabel}
            </button>
            <input
              ref={input}
              type="file"
              hidden
              accept={accept}
              multiple={room > 1}
              capture={capture}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])].slice(0, room)
                event.target.value = ''
                if (files.length > 0) onAdd(files)
              }}
            />
          </li>
        )}
      </ul>
      {hint && <p className="text-small text-ink-3">{hint}</p>}
      <p
        id={`${id}-error`}
        aria-live="polite"
        // A missing picture that is still uploading is no error.
        className={classes('text-small empty:hidden', waits ? 'text-ink-2' : 'text-red')}
      >
        {error}
      </p>
    </div>
  )
}
