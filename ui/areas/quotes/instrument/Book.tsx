import type { Detail } from '../../../../ports/Quotes.ts'
import { BookLevels } from '../../../charts/BookLevels.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep } from '../../markets/listing.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeInstrumentModel } from './instrument.model.ts'

/** The five best prices of either side; only this part is rendered when they change. */
export const Book = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().charts
  const { bids, asks } = useValue(useModel(makeInstrumentModel).book) ?? detail.book
  return (
    <Section title={words.book()}>
      <BookLevels bids={bids} asks={asks} tick={priceStep(detail.decimals)} />
    </Section>
  )
}
