import ExchangePanel from '../exchange/ExchangePanel.tsx'
import { Section } from '../../kit/lists/Section.tsx'

/** Currency exchange in the portfolio; the screen /mine/exchangeRate has the same panel. */
export default function ExchangeTab() {
  return (
    <div className="center-column">
      <Section>
        <ExchangePanel />
      </Section>
    </div>
  )
}
