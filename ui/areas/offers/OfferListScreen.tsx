import Rocket from 'lucide-react/icons/rocket'
import { type ReactNode, useEffect } from 'react'
import type { OfferTab } from '../../../ports/Offers.ts'
import { useSimulation } from '../../app/session/useSimulation.ts'
import { useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp } from '../../data/app/app.ts'
import { OFFER_TABS, type OfferListModel } from './list.model.ts'
import { OfferRow } from './OfferRow.tsx'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'

interface OfferListScreenProps {
  readonly title: string
  readonly model: OfferListModel
  /** The tab that the address names. */
  readonly asked: string | undefined
  readonly onTab: (tab: OfferTab) => void
  /** Links to related screens. */
  readonly links: ReactNode
}

/** Offers under three tabs: to be subscribed, to be listed, listed. */
export const OfferListScreen = ({ asked, links, model, onTab, title }: OfferListScreenProps) => {
  const app = useApp()
  const words = useWords().offers
  const isSimulation = useSimulation()
  const { kind, pages, show, stop } = model
  const tab = OFFER_TABS.find((one) => one === asked) ?? 'open'
  const rows = useValue(pages.rows)
  const status = useValue(pages.status)
  const hasMore = useValue(pages.hasMore)
  useEffect(() => {
    void show(tab)
    return stop
  }, [show, stop, tab])
  const names = kind === 'placement' ? words.placementTabs : words.tabs
  return (
    <>
      <TopBar title={title} onBack={app.back} />
      <div className="center-column">
        <nav className="flex flex-wrap gap-x-5 bg-surface px-4 text-small text-accent">{links}</nav>
        <Tabs
          kind="underline"
          label={words.stage()}
          choices={OFFER_TABS.map((value) => ({ value, label: names[value]() }))}
          value={tab}
          onChange={onTab}
        >
          <PullToRefresh onRefresh={model.refresh}>
            <Section flush>
              {tab === 'to-be-listed' && (
                <p className="pt-3 text-small text-ink-2">
                  {kind === 'placement' ? words.toBeCreditedAbout() : words.toBeListedAbout()}
                </p>
              )}
              <EndlessList
                label={title}
                items={rows}
                keyOf={({ id }) => id}
                renderRow={(offer) => <OfferRow offer={offer} />}
                status={status}
                hasMore={hasMore}
                onMore={() => void pages.more()}
                empty={
                  <Empty
                    icon={<Rocket className="size-7" strokeWidth={1.5} />}
                    title={words.empty()}
                    hint={words.emptyHint()}
                  />
                }
                failed={words.failed()}
                {...useLoadFailure(useValue(pages.failure), () => void pages.retry())}
              />
            </Section>
          </PullToRefresh>
        </Tabs>
        {isSimulation && (rows.length > 0 || status === 'ready') && (
          <p className="px-4 py-4 text-micro text-ink-3">{words.simulated()}</p>
        )}
      </div>
    </>
  )
}
