import type { ReactNode } from 'react'
import { useOffered } from './offered.tsx'
import { Go } from './Go.tsx'
import { targetOf } from './link.ts'

export interface LeadsProps {
  /** A route of the app or an https address; null is no link. */
  readonly link: string | null
  readonly className?: string
  readonly children?: ReactNode
}

/**
 * A link to the operator's address, inside the app or outside of it; only the children without an address, and where the server
 * lacks what its screen is about.
 */
export const Leads = ({ link, className, children }: LeadsProps) => {
  const offered = useOffered()
  const target = link === null ? null : targetOf(link)
  if (target === null || (target.is === 'screen' && !offered(target.to)))
    return <div className={className}>{children}</div>
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
