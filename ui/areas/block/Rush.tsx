import { useWords } from '../../i18n/words.ts'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp, useModel } from '../../data/app/app.ts'
import { makeRushModel } from './board.model.ts'
import { BuySheet } from './BuySheet.tsx'
import { Offers } from './Offers.tsx'

/** /home/rush: the fast lane. One tap opens the ticket with the minimum quantity, a second one buys. */
export default function Rush() {
  const app = useApp()
  const words = useWords().block
  const board = useModel(makeRushModel)
  return (
    <>
      <TopBar title={words.fastLane()} subtitle={words.fastLaneHint()} onBack={app.back} />
      <PullToRefresh onRefresh={board.offers.refresh}>
        <div className="center-column">
          <Section flush>
            <Offers board={board} fast />
          </Section>
        </div>
      </PullToRefresh>
      <BuySheet />
    </>
  )
}
