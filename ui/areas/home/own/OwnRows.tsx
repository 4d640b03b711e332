import type { ReactNode } from 'react'
import { Go } from '../../../app/navigation/Go.tsx'
import { InArea } from '../../../app/navigation/offered.tsx'
import { LoadFailedLine } from '../../../app/failures/loadFailure.tsx'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { MENU_PX, useWanted } from '../../../kit/belowPart.tsx'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { signAndIdle } from '../../../kit/firstSign.ts'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { QuoteRow } from '../../markets/QuoteRow.tsx'
import { LiveTrend } from '../../quotes/list/QuoteLine.tsx'
import { makeOwnModel } from './own.model.ts'
import { makeOwnRoom } from './ownRoom.model.ts'
import { ShareRow } from './ShareRow.tsx'
import { Waiting } from './Waiting.tsx'

/** A row of these lists with its hairline, in pixels. */
const ROW = 61

interface RowsProps {
  readonly title: string
  readonly all: ReactNode
  /** How many rows there is room for. */
  readonly room: number
  readonly children: ReactNode
}

/** A list of one's own, as tall before its rows are known. */
const Rows = ({ all, children, room, title }: RowsProps) => (
  <Section flush title={title} aside={all}>
    {/* A name of two lines would be a row of another height. */}
    <div className="[&_[dir=auto]]:line-clamp-1" style={{ minHeight: `${room * ROW - 1}px` }}>
      {children}
    </div>
  </Section>
)

/** Before the device has told how many there were. */
const UNKNOWN = 3

const Shares = () => {
  const words = useWords().home
  const { retryShares, shares, sharesFailure, sharesStatus } = useModel(makeOwnModel)
  const own = useValue(shares)
  const room = useValue(useModel(makeOwnRoom).rows)?.shares ?? UNKNOWN
  const isSettled = useValue(useModel(makeOwnRoom).isSettled)
  const failure = useValue(sharesFailure)
  const isFailed = useValue(sharesStatus) === 'failed'
  const count = room === 0 && !isSettled ? UNKNOWN : room
  if (count === 0) return null
  return (
    <Rows
      title={words.shares()}
      room={count}
      all={
        <Go to="/position/index" search={{ tab: 'holdings' }} className="tap text-accent">
          {words.seeAll()}
        </Go>
      }
    >
      {isFailed && own === null ? (
        <LoadFailedLine title={words.sharesFailed()} failure={failure} onRetry={() => void retryShares()} />
      ) : own === null ? (
        <SkeletonRows count={count} />
      ) : (
        <ul aria-label={words.shares()}>
          {own.slice(0, count).map((share) => (
            <ShareRow key={share.key} share={share} />
          ))}
        </ul>
      )}
    </Rows>
  )
}

/** A usual phone shows so many at first; the others keep their room until they are in view, or the customer's first sign. */
const AT_FIRST = 2

const WatchedRows = ({ room }: { readonly room: number }) => {
  const words = useWords()
  const { failure, load, status, value } = useModel(makeOwnModel).watchlist
  const list = useValue(value)
  const why = useValue(failure)
  const isFailed = useValue(status) === 'failed'
  const [isWhole, end] = useWanted(signAndIdle, -MENU_PX)
  const count = isWhole ? room : Math.min(room, AT_FIRST)
  return (
    <Rows
      title={words.home.watchlist()}
      room={room}
      all={
        <Go to="/quotes/index" className="tap text-accent">
          {words.home.seeAll()}
        </Go>
      }
    >
      {isFailed && list === null ? (
        <LoadFailedLine title={words.markets.watchlistFailed()} failure={why} onRetry={() => void load()} />
      ) : list === null ? (
        <SkeletonRows count={count} />
      ) : (
        <ul aria-label={words.home.watchlist()}>
          {list.slice(0, count).map((instrument) => (
            <li key={instrument.code} className="[&>a>span:last-child]:min-w-20">
              <QuoteRow
                instrument={instrument}
                showMarket={false}
                render={<Go to="/quotes/info" search={{ code: instrument.code }} />}
                sparkline={
                  instrument.trend.length > 1 && (
                    <span className="hidden shrink-0 min-[22.5rem]:block">
                      <LiveTrend instrument={instrument} />
                    </span>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div ref={end} />
    </Rows>
  )
}

const Watched = () => {
  const room = useValue(useModel(makeOwnRoom).rows)?.watched ?? 0
  return room > 0 && <WatchedRows room={room} />
}

/** What is the customer's own, below the total: shares by worth, the watchlist, and what waits for an answer. */
export const OwnRows = () => (
  <>
    <InArea area="trading">
      <Shares />
    </InArea>
    <InArea area="quotes">
      <Watched />
    </InArea>
    {useValue(useModel(makeOwnRoom).isSettled) && <Waiting />}
  </>
)
