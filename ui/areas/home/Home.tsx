import { useEffect, useLayoutEffect, useRef } from 'react'
import { loadNamespace, locale } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { belowPart } from '../../kit/belowPart.tsx'
import { signAndIdle } from '../../kit/firstSign.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { useInBrowser } from '../../kit/useInBrowser.ts'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { useValue } from '../../kit/useValue.ts'
import { DelayedNote } from '../markets/DelayedNote.tsx'
import { makeFirstHourRoom } from '../../app/firstHour/firstHourRoom.model.ts'
import { useShown } from '../../app/navigation/useShown.ts'
import { InArea } from '../../app/navigation/offered.tsx'
import { useModel } from '../../data/app/app.ts'
import { Activities } from './Activities.tsx'
import { Assets } from './Assets.tsx'
import { FirstHourRoom } from './firstHour/FirstHourRoom.tsx'
import { Banners, NoticeLine } from './Front.tsx'
import { makeFrontModel } from './front.model.ts'
import { makeHomeModel } from './home.model.ts'
import { HomeHeader } from './HomeHeader.tsx'
import { Indices } from './Indices.tsx'
import { OwnRows } from './own/OwnRows.tsx'
import { makeOwnRoom } from './own/ownRoom.model.ts'
import { INDICES_ROOM, MARKETS_ROOM } from './rooms.tsx'

/** Below the first view, where the customer has shares. */
const MarketsToday = belowPart(async () => (await import('./MarketsToday.tsx')).default, MARKETS_ROOM, signAndIdle)

/** The content after the first sections, with the usual gap between two. */
const BLOCK = 'mt-2 [&>section:first-child]:border-t'

/** The end of home with its requests, below the first view. */
const Later = belowPart(
  async () => {
    const [part] = await Promise.all([import('./Later.tsx'), loadNamespace('news'), loadNamespace('rewards')])
    return part.default
  },
  null,
  signAndIdle,
)

/** The languages of countries that differ in the colours of a rise, or write figures in another way: their customers are asked. */
const ASKED = new Set(['cn', 'kr', 'my', 'tw', 'us'])

const PriceColours = lazyPart(async () => {
  const [part] = await Promise.all([import('./priceColours/PriceColours.tsx'), loadNamespace('settings')])
  return part.default
})

/** Only newcomers download it. */
const FirstHour = lazyPart(
  async () => {
    const [part] = await Promise.all([import('./firstHour/FirstHour.tsx'), loadNamespace('firstHour')])
    return part.default
  },
  <FirstHourRoom />,
)

/** The room that is kept for notices and banners; it closes smoothly where there are none. */
const FrontRoom = ({ later }: { readonly later: string | false }) => {
  const model = useModel(makeFrontModel)
  const front = useValue(model.front)
  const { notices, banners } = front
  const room = useValue(model.room)
  const block = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (front.notices.length + front.banners.length === 0 || !block.current) return
    model.drawn(block.current.offsetHeight + Number.parseFloat(getComputedStyle(block.current).marginTop))
  }, [model, front])
  return (
    <div
      className={classes(
        'grid',
        room === 0 && 'transition-[min-height] duration-200 motion-reduce:transition-none',
        later,
      )}
      style={{ minHeight: `${room ?? 0}px` }}
    >
      {/* Without a box while it is empty, so that the usual gap stands between its neighbours. */}
      <div ref={block} className={classes(BLOCK, 'self-start empty:hidden')}>
        {notices.length > 0 && <NoticeLine notices={notices} />}
        {banners.length > 0 && <Banners banners={banners} />}
      </div>
    </div>
  )
}

// Each of these is one element for ever: what home learns about one of its places renders nothing else again.
const ABOVE = (
  <>
    <HomeHeader />
    <DelayedNote />
  </>
)
const ASSETS = <Assets />
const FIRST_HOUR = <FirstHour />
const OWN_ROWS = <OwnRows />
const ACTIVITIES = <Activities />
const PRICE_COLOURS = <PriceColours />
const INDICES = <Indices />
const MARKETS_TODAY = <MarketsToday />
const LATER = <Later />

/** /home/index: what the customer has and what it did today, what waits, then links to everything else and the markets. */
export default function Home() {
  const home = useModel(makeHomeModel)
  const model = useModel(makeFrontModel)
  const settled = useValue(model.settled)
  const inBrowser = useInBrowser()
  const shown = useShown()
  const { code } = useValue(locale)
  const firstHour = useModel(makeFirstHourRoom)
  const leads = useValue(firstHour.isOpen)
  // Before the first frame, where the device answers at once.
  useLayoutEffect(() => {
    void firstHour.look()
    model.look()
  }, [firstHour, model])
  const ownRoom = useModel(makeOwnRoom)
  const hasRoom = useValue(ownRoom.isSettled)
  useLayoutEffect(() => {
    void ownRoom.look()
    return ownRoom.leave
  }, [ownRoom])
  useEffect(() => {
    home.open()
    return home.stop
  }, [home])

  const isPlaced = leads !== null && hasRoom
  const later = !(settled && isPlaced) && 'invisible'
  return (
    <>
      {ABOVE}
      <PullToRefresh onRefresh={home.refresh}>
        <div className="center-page @container">
          <div className="@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_24rem] @4xl:grid-rows-[auto_1fr_auto_1fr] @4xl:gap-x-2">
            <div>
              {ASSETS}
              {inBrowser && (
                <div className={classes(BLOCK, 'empty:hidden')}>
                  <InArea area="trading">{leads && FIRST_HOUR}</InArea>
                </div>
              )}
              {inBrowser && (
                <div className={classes(BLOCK, 'empty:hidden', leads === null && 'invisible')}>{OWN_ROWS}</div>
              )}
            </div>
            <div
              className={classes(
                BLOCK,
                '@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:mt-0',
                !isPlaced && 'invisible',
              )}
            >
              {ACTIVITIES}
              <InArea area="notices">
                <FrontRoom later={later} />
              </InArea>
              {inBrowser && ASKED.has(code) && (
                <div className={classes(BLOCK, 'empty:hidden')}>
                  <InArea area="quotes">{PRICE_COLOURS}</InArea>
                </div>
              )}
            </div>
            <div className={classes(BLOCK, '@4xl:row-span-3 @4xl:row-start-2', later)}>
              <InArea area="quotes">
                {isPlaced ? INDICES : INDICES_ROOM}
                {shown ? MARKETS_TODAY : MARKETS_ROOM}
              </InArea>
            </div>
            <div className={classes(BLOCK, '@4xl:col-start-2 @4xl:row-start-3', later)}>{shown && LATER}</div>
          </div>
        </div>
      </PullToRefresh>
    </>
  )
}
