import type { Detail } from '../../../../ports/Quotes.ts'
import { InArea } from '../../../app/navigation/offered.tsx'
import { useModel } from '../../../data/app/app.ts'
import { loadNamespace } from '../../../i18n/words.ts'
import { belowPart } from '../../../kit/belowPart.tsx'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { usePart } from '../../../kit/useValue.ts'
import { Book } from './Book.tsx'
import { Profile } from './company/Profile.tsx'
import { OwnCard } from './OwnCard.tsx'
import { makeOwnModel } from './own.model.ts'
import { RulesRow } from './RulesRow.tsx'

/** For a customer who has several positions or orders of it. */
const OwnHere = lazyPart(async () => (await import('./OwnHere.tsx')).OwnHere)
/** What the customer keeps about it on the device. */
const OwnMarks = belowPart(
  async () => {
    const [part] = await Promise.all([import('./marks/OwnMarks.tsx'), loadNamespace('lists')])
    return part.default
  },
  <div className="min-h-32" />,
)
/** At the end of the page, below what a customer came for. */
const Headlines = belowPart(async () => (await import('./company/Headlines.tsx')).Headlines)

interface BelowProps {
  readonly detail: Detail
  /** What the customer holds stands above the chart. */
  readonly isOwnAbove: boolean
}

/** The page of an instrument from its book on, of which a phone shows nothing at first. */
export default function BelowChart({ detail, isOwnAbove }: BelowProps) {
  const own = useModel(makeOwnModel)
  const hasOwn = usePart(own.own, (mine) => mine !== null && mine.positions.length + mine.orders.length > 0)
  const hasSome = usePart(own.held, ({ length }) => length > 0)
  return (
    <>
      {detail.rules.tradable && <Book detail={detail} />}
      {!isOwnAbove && hasSome && (
        <Section>
          <OwnCard detail={detail} />
        </Section>
      )}
      {hasOwn && <OwnHere detail={detail} />}
      <Profile detail={detail} />
      <RulesRow detail={detail} />
      <OwnMarks detail={detail} />
      <InArea area="news">
        <Headlines detail={detail} />
      </InArea>
    </>
  )
}
