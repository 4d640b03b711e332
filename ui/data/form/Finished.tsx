import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useEffect, useRef } from 'react'
import { Empty } from '../../kit/feedback/Empty.tsx'

interface FinishedProps {
  readonly title: ReactNode
  readonly hint: ReactNode
  /** The way on. */
  readonly action: ReactNode
}

/** A form did what it was for. It takes the focus that the form had, so that a screen reader says it. */
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
