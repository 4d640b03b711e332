import { useState } from 'react'
import type { Detail } from '../../../../ports/Quotes.ts'
import { useWords } from '../../../i18n/words.ts'
import { belowPart } from '../../../kit/belowPart.tsx'
import { firstSign } from '../../../kit/firstSign.ts'
import { PullToRefresh } from '../../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { DelayedNote } from '../../markets/DelayedNote.tsx'
import { useListingName } from '../../markets/listing.ts'
import { Monogram } from '../../markets/Monogram.tsx'
import { useWatched } from '../../markets/useQuote.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { InstrumentChart } from './chart/InstrumentChart.tsx'
import { makeInstrumentModel } from './instrument.model.ts'
import { KeyFigures } from './KeyFigures.tsx'
import { OwnCard } from './OwnCard.tsx'
import { makeOwnModel } from './own.model.ts'
import { PriceHead } from './PriceHead.tsx'
import { TradeBar } from './TradeBar.tsx'
import { WatchStar } from '../../watchlist/WatchStar.tsx'

/** The trade buttons cover this much of the end of the screen, in pixels. */
const BAR_PX = 70

/** Its book alone changes forty texts a second, which a phone shows once it is scrolled. */
const BelowChart = belowPart(
  async () => (await import('./BelowChart.tsx')).default,
  <div className="min-h-dvh" />,
  firstSign,
  -BAR_PX,
)

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
  const { code } = detail
  // What is known only later comes further down: the figures that are read do not move.
  const [isAbove] = useState(own.isKnown.peek())
  useWatched([code], true)
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
          <BelowChart detail={detail} isOwnAbove={isAbove} />
        </div>
      </PullToRefresh>
      <TradeBar detail={detail} />
    </>
  )
}
