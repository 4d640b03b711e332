import type { ComponentType } from 'react'
import { keysOf } from '../../../domain/validation/keys.ts'
import { loadNamespace, useWords } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { useInMasterPane } from '../../kit/layout/masterPane.ts'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp } from '../../data/app/app.ts'
import { useSearchBeside } from '../../app/navigation/useSearch.ts'
import { DelayedNote } from '../markets/DelayedNote.tsx'

const LOADING = (
  <div className="px-4">
    <SkeletonRows />
  </div>
)

/** A tab, downloaded when it is opened. */
const tabPart = (load: () => Promise<{ readonly default: ComponentType }>) =>
  lazyPart(async () => (await load()).default, LOADING)

/** A tab of the exchange, with the words that it needs. */
const withWords = async <M,>(part: Promise<M>): Promise<M> => {
  const [loaded] = await Promise.all([part, loadNamespace('exchange'), loadNamespace('transfers')])
  return loaded
}

/** The tabs in display order, each downloaded when it is opened. */
const TABS = {
  assets: tabPart(() => import('./AssetsTab.tsx')),
  holdings: tabPart(() => import('./HoldingsTab.tsx')),
  funds: tabPart(() => import('./FundsTab.tsx')),
  pending: tabPart(() => import('./PendingTab.tsx')),
  history: tabPart(() => import('./HistoryTab.tsx')),
  exchange: tabPart(() => withWords(import('./ExchangeTab.tsx'))),
  exchanged: tabPart(() => withWords(import('./ExchangedTab.tsx'))),
} satisfies Record<string, ComponentType>
type Tab = keyof typeof TABS

const NAMES = keysOf(TABS)
const tabOf = (text: string | undefined): Tab | undefined => NAMES.find((name) => name === text)

/** /position/index: assets, holdings, orders and history. */
export default function PositionIndex() {
  const app = useApp()
  const words = useWords().positions
  const beside = useInMasterPane()
  // Beside a position the address is that of the position, so the first tab is the list of holdings.
  const { id, tab: asked } = useSearchBeside()
  const tab = tabOf(asked) ?? (beside ? 'holdings' : 'assets')
  const show = (next: Tab) =>
    beside && id !== undefined
      ? app.replace('/position/info', { id, tab: next })
      : app.replace('/position/index', { tab: next })
  const Panel = TABS[tab]
  return (
    <div>
      <TopBar page title={words.title()} />
      {!beside && <DelayedNote />}
      <div className="center-page">
        <Tabs
          kind="underline"
          label={words.title()}
          choices={NAMES.map((value) => ({ value, label: words.tabs[value]() }))}
          value={tab}
          onChange={show}
        >
          <Panel />
        </Tabs>
      </div>
    </div>
  )
}
