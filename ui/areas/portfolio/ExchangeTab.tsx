import { Go } from '../../app/navigation/Go.tsx'
import { useWords } from '../../i18n/words.ts'
import ExchangePanel from '../exchange/ExchangePanel.tsx'
import ExchangeRecords from '../exchange/ExchangeRecords.tsx'
import { Section } from '../../kit/lists/Section.tsx'

/** Currency exchange in the portfolio, and the newest records; the screen /mine/exchangeRate has the same panel. */
export default function ExchangeTab() {
  const words = useWords().positions
  return (
    <div className="center-column">
      <Section>
        <ExchangePanel />
      </Section>
      <Section
        flush
        title={words.tabs.exchanged()}
        aside={
          <Go replace to="/position/index" search={{ tab: 'exchanged' }} className="tap text-accent">
            {words.showAll()}
          </Go>
        }
      >
        <ExchangeRecords newest={3} />
      </Section>
    </div>
  )
}
