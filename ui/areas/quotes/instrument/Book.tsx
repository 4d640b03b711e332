import { useState } from 'react'
import type { Detail } from '../../../../ports/Quotes.ts'
import { BookLevels } from '../../../charts/BookLevels.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep } from '../../markets/listing.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeInstrumentModel } from './instrument.model.ts'
import { Term } from '../../../app/terms/Term.tsx'

const DepthChart = lazyPart(
  async () => (await import('../../../charts/depth/DepthChart.tsx')).DepthChart,
  <div className="h-48" />,
)

/** The five best prices of either side; only this part is rendered when they change. Beside them, where wanted, the depth. */
export const Book = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().charts
  const { bids, asks } = useValue(useModel(makeInstrumentModel).book) ?? detail.book
  const [isDeep, setIsDeep] = useState(false)
  const levels = { bids, asks, tick: priceStep(detail.decimals) }
  return (
    <Section
      title={<Term of="orderBook">{words.book()}</Term>}
      aside={
        <Button kind="quiet" size="small" last aria-expanded={isDeep} onClick={() => setIsDeep(!isDeep)}>
          {words.depth()}
        </Button>
      }
    >
      <div className="grid gap-x-8 gap-y-4 *:min-w-0 lg:grid-flow-col lg:auto-cols-fr">
        <BookLevels {...levels} />
        {isDeep && <DepthChart {...levels} />}
      </div>
    </Section>
  )
}
