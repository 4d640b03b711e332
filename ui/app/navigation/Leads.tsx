import type { ReactNode } from 'react'
import { Go } from './Go.tsx'
import { targetOf } from './link.ts'

export interface LeadsProps {
  /** A route of the app or an https address; null is no link. */
  readonly link: string | null
  readonly className?: string
  readonly children?: ReactNode
}

/** A link to the operator's address, inside the app or outside of it; without an address only the children. */
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
