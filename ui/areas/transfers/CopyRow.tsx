import Copy from 'lucide-react/icons/copy'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { useCopy } from '../../app/receipts/useCopy.ts'

interface CopyRowProps {
  readonly label: string
  readonly value: string
  /** A number or code: keeps its direction. */
  readonly code?: boolean
  /** As it is read where `value` is hard to compare, such as an IBAN in groups of four. What is copied is `value`. */
  readonly shown?: string
}

/** A value for the customer's bank transfer, with a button that copies it. */
export const CopyRow = ({ label, value, code = false, shown = value }: CopyRowProps) => {
  const words = useWords().transfers
  const copy = useCopy()
  return (
    <div className="border-line py-1.5 not-last:border-b">
      <dt className="text-small text-ink-3">{label}</dt>
      <dd className="-mt-3 flex items-center gap-2">
        <span className="min-w-0 grow pt-3 break-words">
          {code ? (
            <bdi dir="ltr" className="num break-all">
              {shown}
            </bdi>
          ) : (
            <bdi>{shown}</bdi>
          )}
        </span>
        <IconButton
          last
          tone="accent"
          label={words.copy({ what: label })}
          icon={<Copy className="size-5" strokeWidth={1.75} />}
          onClick={() => void copy(value)}
        />
      </dd>
    </div>
  )
}
