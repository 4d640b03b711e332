import { type ComponentType, useEffect } from 'react'
import { keysOf } from '../../../domain/validation/keys.ts'
import { useWords } from '../../i18n/words.ts'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { DelayedNote } from '../markets/DelayedNote.tsx'
import { useApp, useModel } from '../../data/app/app.ts'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { ApplySheet } from './ApplySheet.tsx'
import { DetailsTab } from './DetailsTab.tsx'
import { makeFacilityModel } from './facility.model.ts'
import { ProgressTab } from './ProgressTab.tsx'
import { TradeTab } from './TradeTab.tsx'

// Its list of orders brings the ways to change and cancel them.
const AppliedTab = lazyPart(
  async () => (await import('./AppliedTab.tsx')).AppliedTab,
  <div className="px-4">
    <SkeletonRows />
  </div>,
)

/** The tabs in display order. */
const TABS = {
  trade: TradeTab,
  progress: ProgressTab,
  details: DetailsTab,
  applied: AppliedTab,
} satisfies Record<string, ComponentType>

const NAMES = keysOf(TABS)

/** /home/dayTrading: tradable instruments, open and past day trades, and the application. */
export default function DayTradingScreen() {
  const app = useApp()
  const words = useWords().daytrade
  const { open } = useModel(makeFacilityModel)
  const asked = useSearch('/home/dayTrading').tab
  const tab = NAMES.find((name) => name === asked) ?? 'trade'
  useEffect(() => open(), [open])
  const Panel = TABS[tab]
  return (
    <>
      <TopBar title={words.title()} onBack={app.back} />
      <DelayedNote />
      <div className="center-column">
        <Tabs
          kind="underline"
          label={words.title()}
          choices={NAMES.map((value) => ({ value, label: words.tabs[value]() }))}
          value={tab}
          onChange={(next) => app.replace('/home/dayTrading', { tab: next })}
        >
          <Panel />
        </Tabs>
      </div>
      <ApplySheet />
    </>
  )
}
