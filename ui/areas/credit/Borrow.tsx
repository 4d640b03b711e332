import { useEffect } from 'react'
import { useWords } from '../i18n/words.ts'
import { PullToRefresh } from '../kit/PullToRefresh.tsx'
import { Section } from '../kit/Section.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { TopBar } from '../kit/TopBar.tsx'
import { useApp, useModel } from '../shell/app.ts'
import { useSearch } from '../shell/useSearch.ts'
import { makeCreditModel } from './credit.model.ts'
import { CreditTab } from './CreditTab.tsx'
import { makeLendingModel } from './lending.model.ts'
import { LendSheet } from './LendSheet.tsx'
import { LendTab } from './LendTab.tsx'
import { LoansTab } from './LoansTab.tsx'

/** /home/borrow: lending shares, what was lent, and credit loans. */
export default function Borrow() {
  const app = useApp()
  const words = useWords().borrow
  const lending = useModel(makeLendingModel)
  const credit = useModel(makeCreditModel)
  const asked = useSearch('/home/borrow').tab
  const tab = asked === 'loans' || asked === 'credit' ? asked : 'lend'
  useEffect(() => {
    const stops = [lending.open(), credit.open()]
    return () => stops.forEach((stop) => stop())
  }, [lending, credit])
  return (
    <>
      <TopBar title={words.title()} onBack={app.back} />
      <PullToRefresh onRefresh={tab === 'credit' ? credit.refresh : lending.refresh}>
        <div className="center-column">
          <Section>
            <Tabs
              label={words.tabs()}
              choices={[
                { value: 'lend', label: words.lend() },
                { value: 'loans', label: words.myLoans() },
                { value: 'credit', label: words.credit() },
              ]}
              value={tab}
              onChange={(next) => app.replace('/home/borrow', { tab: next })}
            >
              {tab === 'lend' ? <LendTab /> : tab === 'loans' ? <LoansTab /> : <CreditTab />}
            </Tabs>
          </Section>
        </div>
      </PullToRefresh>
      <LendSheet />
    </>
  )
}
