import Coins from 'lucide-react/icons/coins'
import { useEffect, useState } from 'react'
import type { Dividend } from '../../../ports/Dividends.ts'
import { useSimulation } from '../../app/session/useSimulation.ts'
import { joinSentences } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { makeDividendsModel } from './dividends.model.ts'
import { DividendRow } from './DividendRow.tsx'
import { DividendSheet } from './DividendSheet.tsx'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

interface ListProps {
  readonly onOpen: (dividend: Dividend) => void
}

const ICON = <Coins className="size-7" strokeWidth={1.5} />

const Upcoming = ({ onOpen }: ListProps) => {
  const words = useWords().dividends
  const { upcoming } = useModel(makeDividendsModel)
  const rows = useValue(upcoming.value)
  const status = useValue(upcoming.status)
  useEffect(() => void upcoming.load(), [upcoming])
  return (
    <EndlessList
      label={words.tabs.upcoming()}
      items={rows ?? []}
      keyOf={({ id }) => id}
      renderRow={(dividend) => <DividendRow dividend={dividend} onPress={() => onOpen(dividend)} />}
      status={status}
      hasMore={false}
      onMore={() => undefined}
      empty={
        <Empty
          icon={ICON}
          title={words.noneUpcoming()}
          hint={words.noneUpcomingHint()}
          action={
            <ButtonLink render={<Go to="/position/index" search={{ tab: 'holdings' }} />}>
              {words.holdings()}
            </ButtonLink>
          }
        />
      }
      failed={words.failed()}
      {...useLoadFailure(useValue(upcoming.failure), () => void upcoming.load())}
    />
  )
}

const Paid = ({ onOpen }: ListProps) => {
  const words = useWords().dividends
  const { loadPaid, paid } = useModel(makeDividendsModel)
  const rows = useValue(paid.rows)
  const status = useValue(paid.status)
  const hasMore = useValue(paid.hasMore)
  useEffect(() => void loadPaid(), [loadPaid])
  return (
    <EndlessList
      label={words.tabs.paid()}
      items={rows}
      keyOf={({ id }) => id}
      renderRow={(dividend) => <DividendRow dividend={dividend} onPress={() => onOpen(dividend)} />}
      status={status}
      hasMore={hasMore}
      onMore={() => void paid.more()}
      empty={<Empty icon={ICON} title={words.nonePaid()} hint={words.nonePaidHint()} />}
      failed={words.failed()}
      {...useLoadFailure(useValue(paid.failure), () => void paid.retry())}
    />
  )
}

/** /home/dividend: upcoming dividends of holdings, and paid ones. */
export default function DividendScreen() {
  const app = useApp()
  const words = useWords().dividends
  const isSimulation = useSimulation()
  const { loadPaid, paid, stop, upcoming } = useModel(makeDividendsModel)
  const tab = useSearch('/home/dividend').tab === 'paid' ? 'paid' : 'upcoming'
  const [opened, setOpened] = useState<Dividend | null>(null)
  // What stands below the list waits for it, so that it does not move.
  const list = tab === 'paid' ? paid : upcoming
  const status = useValue(list.status)
  const [shown, paidRows] = [useValue(upcoming.value) ?? [], useValue(paid.rows)]
  const isKnown = status === 'ready' || status === 'failed' || (tab === 'paid' ? paidRows : shown).length > 0
  useEffect(() => stop, [stop])
  return (
    <>
      <TopBar title={words.title()} onBack={app.back} />
      <PullToRefresh onRefresh={() => (tab === 'paid' ? loadPaid() : upcoming.load())}>
        <div className="center-column">
          <Tabs
            kind="underline"
            label={words.title()}
            choices={[
              { value: 'upcoming', label: words.tabs.upcoming() },
              { value: 'paid', label: words.tabs.paid() },
            ]}
            value={tab}
            onChange={(next) => app.replace('/home/dividend', { tab: next })}
          >
            <OwnFigures>
              <Section flush>{tab === 'paid' ? <Paid onOpen={setOpened} /> : <Upcoming onOpen={setOpened} />}</Section>
            </OwnFigures>
            {isKnown && (
              <p className="px-4 py-3 text-small text-ink-2">
                {joinSentences([isSimulation && words.simulated(), words.about()])}
              </p>
            )}
          </Tabs>
        </div>
      </PullToRefresh>
      <OwnFigures>
        <DividendSheet dividend={opened} onClose={() => setOpened(null)} />
      </OwnFigures>
    </>
  )
}
