import { useState } from 'react'
import type { Detail } from '../../../../ports/Quotes.ts'
import { loadNamespace, useWords } from '../../../i18n/words.ts'
import { belowPart } from '../../../kit/belowPart.tsx'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { PullToRefresh } from '../../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { usePart } from '../../../kit/useValue.ts'
import { DelayedNote } from '../../markets/DelayedNote.tsx'
import { useListingName } from '../../markets/listing.ts'
import { Monogram } from '../../markets/Monogram.tsx'
import { useWatched } from '../../markets/useQuote.ts'
import { InArea } from '../../../app/navigation/offered.tsx'
import { useApp, useModel } from '../../../data/app/app.ts'
import { Book } from './Book.tsx'
import { InstrumentChart } from './chart/InstrumentChart.tsx'
import { makeInstrumentModel } from './instrument.model.ts'
import { KeyFigures } from './KeyFigures.tsx'
import { OwnCard } from './OwnCard.tsx'
import { makeOwnModel } from './own.model.ts'
import { PriceHead } from './PriceHead.tsx'
import { Profile } from './company/Profile.tsx'
import { RulesRow } from './RulesRow.tsx'
import { TradeBar } from './TradeBar.tsx'
import { WatchStar } from '../../watchlist/WatchStar.tsx'

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

interface PageProps {
  readonly detail: Detail
}

const Head = ({ detail }: PageProps) => {
  const words = useWords().markets
  const app = useApp()
  const name = useListingName(detail)
  const markets = [detail.market, ...(detail.home === undefined ? [] : [detail.home])]
  return (
    <TopBar
      leading={<Monogram listing={detail} />}
      title={name}
      subtitle={
        <>
          {name !== detail.code && (
            <>
              <span className="num">{detail.code}</span>
              {' · '}
            </>
          )}
          {[...markets.map((one) => words.marketNames[one]()), detail.currency].join(' · ')}
        </>
      }
      onBack={app.back}
      actions={<WatchStar listing={detail} />}
    />
  )
}

/**
 * A loaded instrument: price, chart, book, figures, the customer's holdings and orders, news, and the trade buttons.
 */
export const InfoPage = ({ detail }: PageProps) => {
  const { refresh } = useModel(makeInstrumentModel)
  const own = useModel(makeOwnModel)
  const hasOwn = usePart(own.own, (mine) => mine !== null && mine.positions.length + mine.orders.length > 0)
  const hasSome = usePart(own.held, ({ length }) => length > 0)
  const { code } = detail
  // What is known only later comes further down: the figures that are read do not move.
  const [isAbove] = useState(own.isKnown.peek())
  useWatched([code])
  return (
    <>
      <Head detail={detail} />
      <DelayedNote zone={detail.rules.zone} />
      <PullToRefresh onRefresh={refresh}>
        <div className="center-column pb-2">
          <Section>
            <PriceHead detail={detail} />
            {isAbove && <OwnCard detail={detail} />}
            <div className="pt-4">
              <KeyFigures detail={detail} />
            </div>
          </Section>
          <Section>
            <InstrumentChart detail={detail} />
          </Section>
          {detail.rules.tradable && <Book detail={detail} />}
          {!isAbove && hasSome && (
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
        </div>
      </PullToRefresh>
      <TradeBar detail={detail} />
    </>
  )
}
