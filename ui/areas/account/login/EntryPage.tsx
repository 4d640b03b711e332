import type { ReactNode } from 'react'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { useApp } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { wanting } from './wanting.ts'

interface EntryPageProps {
  readonly title: string
  /** What somebody may have come here for by mistake, and where it is. */
  readonly other: {
    readonly to: '/login/login' | '/login/register'
    /** The page wanted after logging in. */
    readonly wanted: string | undefined
    readonly question: string
    readonly link: string
  }
  readonly children: ReactNode
}

/** The page around logging in and signing up; each leads to the other. */
export const EntryPage = ({ title, other, children }: EntryPageProps) => (
  <div className="min-h-dvh bg-surface">
    <TopBar title={title} onBack={useApp().back} />
    <div className="center-column grid gap-5 px-4 py-4">
      {children}
      <p className="text-center text-small text-ink-2">
        {other.question}{' '}
        <Go to={other.to} search={wanting(other.wanted)} className="tap font-medium text-accent">
          {other.link}
        </Go>
      </p>
    </div>
  </div>
)
