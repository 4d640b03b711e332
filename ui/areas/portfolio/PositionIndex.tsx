import type { ComponentType } from 'react'
import { keysOf } from '../../../domain/validation/keys.ts'
import type { Namespaces } from '../../i18n/i18n-types.ts'
import { loadNamespace, useWords } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { useInMasterPane } from '../../kit/layout/masterPane.ts'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { Tabs, type TabsProps } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp } from '../../data/app/app.ts'
import { useArea } from '../../app/navigation/offered.tsx'
import { useSearchBeside } from '../../app/navigation/useSearch.ts'
import { DelayedNote } from '../markets/DelayedNote.tsx'
import HoldingsTab from './holdings/HoldingsTab.tsx'

const LOADING = (
  <div className="px-4">
    <SkeletonRows />
  </div>
)

/** A tab that is downloaded when it is opened, with the words that only it needs. */
const tabPart = (load: () => Promise<{ readonly default: ComponentType }>, ...names: ReadonlyArray<Namespaces>) =>
  lazyPart(async () => {
    const [part] = await Promise.all([load(), ...names.map(loadNamespace)])
    return part.default
  }, LOADING)

/** The tabs in display order: the first comes with the screen, each other is downloaded when it is opened. */
const TABS = {
  assets: tabPart(() => import('./AssetsTab.tsx')),
  holdings: HoldingsTab,
  funds: tabPart(() => import('./FundsTab.tsx')),
  pending: tabPart(() => import('./PendingTab.tsx'), 'server'),
  history: tabPart(() => import('./history/HistoryTab.tsx'), 'server'),
  exchange: tabPart(() => import('./ExchangeTab.tsx'), 'exchange', 'transfers', 'server'),
  exchanged: tabPart(() => import('./ExchangedTab.tsx'), 'exchange', 'transfers', 'server'),
} satisfies Record<string, ComponentType>
type Tab = keyof typeof TABS

const NAMES = keysOf(TABS)

/** Seven names do not fit beside each other on a phone: those that belong together share one. */
const GROUPS = {
  holdings: ['holdings'],
  assets: ['assets', 'funds'],
  orders: ['pending', 'history'],
  exchange: ['exchange', 'exchanged'],
} as const satisfies Record<string, ReadonlyArray<Tab>>
type Group = keyof typeof GROUPS
const GROUP_NAMES = keysOf(GROUPS)

const partsOf = (group: Group): ReadonlyArray<Tab> => GROUPS[group]
const groupOf = (tab: Tab): Group => GROUP_NAMES.find((group) => partsOf(group).includes(tab)) ?? 'holdings'
const tabOf = (text: string | undefined): Tab | undefined => NAMES.find((name) => name === text)

/** The tabs of a group, between two hairlines. */
const Parts = ({ children, ...tabs }: TabsProps<Tab>) => (
  <div className="flow-root bg-surface [&>[role=tablist]]:mx-4 [&>[role=tablist]]:my-2">
    <Tabs {...tabs}>
      <div className="border-t border-line bg-page">{children}</div>
    </Tabs>
  </div>
)

/** /position/index: holdings first, then assets, orders and exchanges. */
export default function PositionIndex() {
  const app = useApp()
  const words = useWords().positions
  const beside = useInMasterPane()
  const { id, tab: asked } = useSearchBeside()
  const hasExchange = useArea('exchange')
  const groups = GROUP_NAMES.filter((name) => name !== 'exchange' || hasExchange)
  const known = tabOf(asked)
  const tab = known && groups.includes(groupOf(known)) ? known : 'holdings'
  const show = (next: Tab) =>
    beside && id !== undefined
      ? app.replace('/position/info', { id, tab: next })
      : app.replace('/position/index', { tab: next })
  const Panel = TABS[tab]
  const group = groupOf(tab)
  const parts = partsOf(group)
  const nameOf = (part: Tab) => words.tabs[part]()
  // A group of several parts has none of their names.
  const groupNames: Record<Group, string> = {
    holdings: nameOf('holdings'),
    assets: words.assetTabs(),
    orders: words.orderTabs(),
    exchange: words.exchangeTabs(),
  }
  return (
    <div>
      <TopBar page title={words.title()} />
      {!beside && <DelayedNote />}
      <div className="center-page">
        <Tabs
          kind="underline"
          label={words.title()}
          choices={groups.map((value) => ({ value, label: groupNames[value] }))}
          value={group}
          onChange={(next) => show(GROUPS[next][0])}
        >
          {parts.length === 1 ? (
            <Panel />
          ) : (
            <Parts
              label={groupNames[group]}
              choices={parts.map((value) => ({ value, label: nameOf(value) }))}
              value={tab}
              onChange={show}
            >
              <Panel />
            </Parts>
          )}
        </Tabs>
      </div>
    </div>
  )
}
