import { type ComponentType, useEffect } from 'react'
import { keysOf } from '../../../domain/validation/keys.ts'
import { useWords } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp, useModel } from '../../data/app/app.ts'
import { useArea } from '../../app/navigation/offered.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { makeCreditModel } from './credit.model.ts'
import { makeLendingModel } from '../lending/lending.model.ts'
import { LendSheet } from '../lending/LendSheet.tsx'
import { LendTab } from '../lending/LendTab.tsx'

/** The area of each tab. */
const AREA = { lend: 'lending', loans: 'lending', credit: 'credit' } as const

/** The tabs in display order; the first is rendered immediately, the others are downloaded when they are opened. */
const TABS = {
  lend: LendTab,
  loans: lazyPart(() => import('../lending/LoansTab.tsx').then((part) => part.default), <SkeletonRows />),
  credit: lazyPart(() => import('./CreditTab.tsx').then((part) => part.default), <SkeletonRows />),
} satisfies Record<string, ComponentType>

/** /home/borrow: lending shares, current and past loans of shares, and credit loans. */
export default function Borrow() {
  const app = useApp()
  const words = useWords().lending
  const lending = useModel(makeLendingModel)
  const credit = useModel(makeCreditModel)
  const asked = useSearch('/home/borrow').tab
  const has = { lending: useArea('lending'), credit: useArea('credit') }
  const tabs = keysOf(TABS).filter((one) => has[AREA[one]])
  const tab = tabs.find((one) => one === asked) ?? tabs[0] ?? 'lend'
  const names = { lend: words.lend, loans: words.myLoans, credit: words.credit }
  const Panel = TABS[tab]
  useEffect(() => {
    const stops = [lending.open(), credit.open()]
    return () => stops.forEach((stop) => stop())
  }, [lending, credit])
  return (
    <>
      <TopBar title={words.title()} onBack={app.back} />
      <PullToRefresh onRefresh={tab === 'credit' ? credit.refresh : lending.refresh}>
        <div className="center-column">
          <Tabs
            kind="underline"
            label={words.tabs()}
            choices={tabs.map((value) => ({ value, label: names[value]() }))}
            value={tab}
            onChange={(next) => app.replace('/home/borrow', { tab: next })}
          >
            <Section>
              <Panel />
            </Section>
          </Tabs>
        </div>
      </PullToRefresh>
      <LendSheet />
    </>
  )
}
