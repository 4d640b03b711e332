import ExchangeRecords from '../exchange/ExchangeRecords.tsx'
import { Section } from '../../kit/lists/Section.tsx'

/** Past exchanges between the wallets. */
export default function ExchangedTab() {
  return (
    <div className="center-column">
      <Section>
        <ExchangeRecords />
      </Section>
    </div>
  )
}
