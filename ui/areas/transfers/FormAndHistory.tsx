import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp } from '../../data/app/app.ts'

/** Which half of a screen of money in or out is shown. */
export type FundsTab = 'form' | 'history'

interface FormAndHistoryProps {
  readonly title: string
  readonly tab: FundsTab
  readonly onTab: (tab: FundsTab) => void
  readonly children: ReactNode
}

/** The frame of money in and money out: a new one, and what became of those before. */
export const FormAndHistory = ({ title, tab, onTab, children }: FormAndHistoryProps) => {
  const words = useWords().transfers
  return (
    <>
      <TopBar title={title} onBack={useApp().back} />
      <div className="center-column">
        <Section>
          <Tabs
            label={words.tabs()}
            choices={[
              { value: 'form', label: words.newOne() },
              { value: 'history', label: words.history() },
            ]}
            value={tab}
            onChange={onTab}
          >
            <div className="pt-4">{children}</div>
          </Tabs>
        </Section>
      </div>
    </>
  )
}
