import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp } from '../../data/app/app.ts'
import ExchangePanel from './ExchangePanel.tsx'
import ExchangeRecords from './ExchangeRecords.tsx'

/** /mine/exchangeRate: exchange between wallets, and past exchanges. */
export default function ExchangeScreen() {
  const app = useApp()
  const words = useWords().exchange
  const [tab, setTab] = useState<'fresh' | 'made'>('fresh')
  return (
    <>
      <TopBar title={words.title()} onBack={app.back} />
      <div className="center-column">
        <Section>
          <Tabs
            label={words.tabs()}
            choices={[
              { value: 'fresh', label: words.fresh() },
              { value: 'made', label: words.made() },
            ]}
            value={tab}
            onChange={setTab}
          >
            <div className="pt-4">{tab === 'fresh' ? <ExchangePanel /> : <ExchangeRecords />}</div>
          </Tabs>
        </Section>
      </div>
    </>
  )
}
