import type { ReactNode } from 'react'
import { sentenceGap } from '../../../i18n/inText.ts'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { useApp } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useOffered } from '../../../app/navigation/offered.tsx'
import { requestedPage } from './requestedPage.ts'

interface EntryPageProps {
  readonly title: string
  /** A link to the other screen, for a customer who is on the wrong one. */
  readonly other: {
    readonly to: '/login/login' | '/login/register'
    /** The page to open after the login. */
    readonly wanted: string | undefined
    readonly question: string
    readonly link: string
  }
  readonly children: ReactNode
}

/** The page around login and registration; each links to the other, where the server has it. */
export const EntryPage = ({ title, other, children }: EntryPageProps) => (
  <div className="min-h-dvh bg-surface">
    <TopBar title={title} onBack={useApp().back} />
    <div className="center-column grid gap-5 px-4 py-4">
      {children}
      {useOffered()(other.to) && (
        <p className="text-center text-small text-ink-2">
          {other.question}
          {sentenceGap()}
          <Go to={other.to} search={requestedPage(other.wanted)} className="tap font-medium text-accent">
            {other.link}
          </Go>
        </p>
      )}
    </div>
  </div>
)
