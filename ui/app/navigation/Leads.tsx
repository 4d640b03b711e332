import type { ReactNode } from 'react'
import { Go } from './Go.tsx'
import { targetOf } from './link.ts'

export interface LeadsProps {
  /** A route of the app or an https address; null leads nowhere. */
  readonly link: string | null
  readonly className?: string
  readonly children?: ReactNode
}

/** A link to wherever the operator says, inside the app or out of it; without one just what it holds. */
export const Leads = ({ link, className, children }: LeadsProps) => {
  if (link === null) return <div className={className}>{children}</div>
  const target = targetOf(link)
  if (target.is === 'outside')
    return (
      <a href={target.address} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    )
  return (
    <Go to={target.to} search={target.search} className={className}>
      {children}
    </Go>
  )
}
