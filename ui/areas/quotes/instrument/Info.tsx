import { useEffect } from 'react'
import { preloadTradingChart } from '../../../charts/TradingChart.tsx'
import { useWords } from '../../../i18n/words.ts'
import { useInMasterPane } from '../../../kit/layout/masterPane.ts'
import { Section } from '../../../kit/lists/Section.tsx'
import { Skeleton } from '../../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useKitWords } from '../../../kit/words.ts'
import { type App, useApp, useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useSearchBeside } from '../../../app/navigation/useSearch.ts'
import { makeChartModel } from './chart/chart.model.ts'
import { InfoPage } from './InfoPage.tsx'
import { makeInstrumentModel } from './instrument.model.ts'
import { makeOwnModel } from './own.model.ts'
import { Absent } from '../../../app/failures/Absent.tsx'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import type { DetailState } from '../../../data/query/detailQuery.ts'
import type { Detail } from '../../../../ports/Quotes.ts'

const Loading = () => {
  const words = useKitWords()
  return (
    <div role="status" aria-busy="true">
      <Section>
        {/* The static shell has the price here. */}
        <div className="text-hero">
          <Skeleton width="9rem" height="2.5rem" />
        </div>
        <div className="pt-4">
          <Skeleton height="4.5rem" />
        </div>
      </Section>
      <Section>
        <Skeleton height="24rem" />
      </Section>
      {/* After the first section, which so stands where that of the page will. */}
      <span className="sr-only">{words.loading}</span>
    </div>
  )
}

/** Shown in place of the page until there is an instrument to show. */
const Without = ({ code, opened }: { readonly code: string; readonly opened: DetailState<Detail> }) => {
  const words = useWords().quotes
  const app = useApp()
  const { retry } = useModel(makeInstrumentModel)
  return (
    <>
      <TopBar title={code === '' ? words.instrument() : code} onBack={app.back} />
      <div className="center-column">
        {(opened.is === 'loading' || opened.is === 'ready') && <Loading />}
        {opened.is === 'failed' && (
          <Section>
            <LoadFailed title={words.infoFailed()} failure={opened.failure} onRetry={() => void retry()} />
          </Section>
        )}
        {opened.is === 'unknown' && (
          <Absent
            title={words.unknown()}
            hint={words.unknownHint()}
            link={<Go to="/quotes/search" />}
            linkLabel={words.find()}
          />
        )}
      </div>
    </>
  )
}

/** Requests the instrument of an address and what the customer has of it, before the page is rendered. */
export const loadInstrument = async (app: App, search: URLSearchParams): Promise<void> => {
  const code = search.get('code') ?? ''
  if (code === '') return
  await Promise.all([app.model(makeInstrumentModel).loadEarly(code), app.model(makeOwnModel).loadEarly(code)])
}

/** /quotes/info: one instrument. */
export default function Info() {
  const { code = '' } = useSearchBeside()
  const instrument = useModel(makeInstrumentModel)
  const chart = useModel(makeChartModel)
  const opened = useValue(instrument.opened)
  const own = useModel(makeOwnModel)
  const settled = useValue(own.settled)
  const isUnknown = opened.is === 'unknown'
  const beside = useInMasterPane()
  useEffect(() => void preloadTradingChart(), [])
  useEffect(() => {
    // Beside the ticket, the ticket opens and requests the instrument.
    if (beside) return undefined
    void instrument.open(code)
    return instrument.stop
  }, [instrument, code, beside])
  useEffect(() => {
    if (code !== '') void chart.open(code)
    return chart.stop
  }, [chart, code])

  useEffect(() => {
    if (code !== '' && !isUnknown) own.open(code)
    return own.stop
  }, [own, code, isUnknown])

  if (opened.is === 'ready' && opened.asked === code && settled === code)
    return <InfoPage key={code} detail={opened.value} />
  return <Without code={code} opened={opened} />
}
