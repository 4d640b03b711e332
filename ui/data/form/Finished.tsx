import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useEffect, useRef } from 'react'
import { Empty } from '../../kit/feedback/Empty.tsx'

interface FinishedProps {
  readonly title: ReactNode
  readonly hint: ReactNode
  /** The link or button to continue. */
  readonly action: ReactNode
}

/** Confirms that a form was processed. It takes the focus from the form, so that a screen reader announces it. */
export const Finished = ({ title, hint, action }: FinishedProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} role="status" className="outline-none">
      <Empty
        icon={<CircleCheck className="size-12 text-green" strokeWidth={1.5} />}
        title={title}
        hint={hint}
        action={action}
      />
    </div>
  )
}
