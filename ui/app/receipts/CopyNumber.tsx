import Copy from 'lucide-react/icons/copy'
import { useWords } from '../../i18n/words.ts'
import { useCopy } from './useCopy.ts'

/** Copies the number of a record. */
export default function CopyNumber({ id }: { readonly id: string }) {
  const words = useWords().transfers
  const copy = useCopy()
  return (
    <button
      type="button"
      aria-label={words.copy({ what: id })}
      onClick={() => void copy(id)}
      className="tap text-accent active:opacity-60"
    >
      <Copy aria-hidden className="size-4" strokeWidth={1.75} />
    </button>
  )
}
