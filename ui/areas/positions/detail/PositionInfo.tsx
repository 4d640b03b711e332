import { useEffect } from 'react'
import { zero } from '../../../../domain/money/decimal.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { loadNamespace, useWords } from '../../../i18n/words.ts'
import { lazyPart, makeUseDownload } from '../../../kit/lazyPart.tsx'
import { ButtonLink } from '../../../kit/buttons/Button.tsx'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { PullToRefresh } from '../../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { SkeletonFigures, SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { DelayedNote } from '../../markets/DelayedNote.tsx'
import { ListingLine } from '../../markets/ListingLine.tsx'
import { StateLabel } from '../../markets/StateLabel.tsx'
import { useListingName } from '../../markets/listing.ts'
import { useWatched } from '../../markets/useQuote.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { FillsSection } from './FillsSection.tsx'
import { PositionChart } from './PositionChart.tsx'
import { PositionFacts } from './PositionFacts.tsx'
import { PositionHead } from './PositionHead.tsx'
import { isOver, makePositionModel } from './position.model.ts'
import { ToldSection } from './ToldSection.tsx'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { OwnFigures } from '../../../app/session/OwnFigures.tsx'

// The figures are rendered first; the actions are downloaded in parallel.
const loadTrade = async () => {
  const [trade, receipt] = await Promise.all([
    import('../trade/PositionTrade.tsx'),
    import('../receipt/Receipt.tsx'),
    loadNamespace('protection'),
    loadNamespace('story'),
  ])
  return { ...trade, Receipt: receipt.default }
}
const PositionTrade = lazyPart(async () => (await loadTrade()).default)
const useTrade = makeUseDownload(loadTrade)

const USUAL = { state: 'open', price: zero, atLimit: null } as const

const Title = ({ position }: { readonly position: PositionRecord }) => {
  const app = useApp()
  const words = useWords().positions
  const quote = useValue(useModel(makePositionModel).quote)
  return (
    <TopBar
      title={useListingName(position)}
      subtitle={
        <ListingLine listing={position}>
          {!isOver(position) &&
            (quote ? (
              <StateLabel quote={quote} />
            ) : (
              // The room of the usual state: it may be known later, and may take a line of its own.
              <span className="invisible">
                <StateLabel quote={USUAL} />
              </span>
            ))}
        </ListingLine>
      }
      onBack={app.back}
      actions={
        <ButtonLink kind="quiet" size="small" render={<Go to="/quotes/info" search={{ code: position.code }} />}>
          {words.toQuote()}
        </ButtonLink>
      }
    />
  )
}

const Page = ({ position }: { readonly position: PositionRecord }) => {
  const { refresh } = useModel(makePositionModel)
  const trade = useTrade()
  useWatched([position.code])
  return (
    <>
      <Title position={position} />
      <DelayedNote zone={position.zone} />
      <PullToRefresh onRefresh={refresh}>
        <div className="center-column pb-2">
          <OwnFigures>
            <PositionHead position={position} />
          </OwnFigures>
          <PositionChart position={position} />
          {/* What can be done comes before what was; they come together, so that nothing moves. */}
          {trade ? (
            <>
              <trade.ProtectPart position={position} />
              <OwnFigures>
                <trade.Receipt position={position} />
                <PositionFacts position={position} />
                <FillsSection position={position} />
                <ToldSection position={position} />
              </OwnFigures>
            </>
          ) : (
            <Section>
              <SkeletonRows />
            </Section>
          )}
        </div>
      </PullToRefresh>
      <PositionTrade position={position} />
    </>
  )
}

/** /position/info: one position, and closing it. */
export default function PositionInfo() {
  const app = useApp()
  const words = useWords().positions
  const { id = '' } = useSearch('/position/info')
  const model = useModel(makePositionModel)
  const opened = useValue(model.opened)
  useEffect(() => model.open(id), [model, id])
  if (opened.is === 'ready')
    return (
      <div className="flex min-h-full flex-col">
        <Page key={opened.value.id} position={opened.value} />
      </div>
    )
  return (
    <div>
      <TopBar title={words.position()} onBack={app.back} />
      <div className="center-column">
        <Section>
          {opened.is === 'loading' && <SkeletonFigures rows={2} />}
          {opened.is === 'failed' && (
            <LoadFailed title={words.positionFailed()} failure={opened.failure} onRetry={() => void model.refresh()} />
          )}
          {opened.is === 'unknown' && <Empty title={words.noPosition()} hint={words.noPositionHint()} />}
        </Section>
      </div>
    </div>
  )
}
