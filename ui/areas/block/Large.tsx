import Zap from 'lucide-react/icons/zap'
import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp, useModel } from '../../data/app/app.ts'
import { makeBoardModel } from './board.model.ts'
import { makeMyBlocksModel } from './mine.model.ts'
import { MyBlocks } from './MyBlocks.tsx'
import { Offers } from './Offers.tsx'

/** /home/large: block trades on offer, and the customer's own. */
export default function Large() {
  const app = useApp()
  const words = useWords().block
  const board = useModel(makeBoardModel)
  const mine = useModel(makeMyBlocksModel)
  const [tab, setTab] = useState<'offers' | 'mine'>('offers')
  const refresh = () => (tab === 'offers' ? board.offers.refresh() : mine.records.refresh())
  return (
    <>
      <TopBar
        title={words.title()}
        onBack={app.back}
        actions={
          <IconButton label={words.fastLane()} icon={<Zap className="size-5" />} onClick={() => app.go('/home/rush')} />
        }
      />
      <PullToRefresh onRefresh={refresh}>
        <div className="center-column">
          <Section>
            <Tabs
              label={words.tabs()}
              choices={[
                { value: 'offers', label: words.onOffer() },
                { value: 'mine', label: words.mine() },
              ]}
              value={tab}
              onChange={setTab}
            >
              {tab === 'offers' ? <Offers board={board} /> : <MyBlocks />}
            </Tabs>
          </Section>
        </div>
      </PullToRefresh>
    </>
  )
}
