import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOffered } from './offered.tsx'
import { Go } from './Go.tsx'
import { type Target, targetOf } from './link.ts'

export interface LeadsProps {
  /** A route of the app or an https address; null is no link. */
  readonly link: string | null
  readonly className?: string
  readonly children?: ReactNode
}

/**
 * The target of a link of the operator's; null without an address, where this version of the app has no such screen, and
 * where the server lacks what the screen is about.
 */
export const useTarget = (link: string | null): Target | null => {
  const offered = useOffered()
  const { routesByPath } = useRouter()
  const target = link === null ? null : targetOf(link)
  return target?.is === 'screen' && !(Object.hasOwn(routesByPath, target.to) && offered(target.to)) ? null : target
}

/** A link to the operator's address, inside the app or outside of it; only the children where it has no target. */
export const Leads = ({ link, className, children }: LeadsProps) => {
  const target = useTarget(link)
  if (target === null) return <div className={className}>{children}</div>
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
