import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp } from '../../data/app/app.ts'

/** Which tab of a deposit or withdrawal screen is shown. */
export type FundsTab = 'form' | 'history'

interface FormAndHistoryProps {
  readonly title: string
  readonly tab: FundsTab
  readonly onTab: (tab: FundsTab) => void
  readonly children: ReactNode
}

/** The frame of deposits and withdrawals: a new one, and earlier ones. */
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
