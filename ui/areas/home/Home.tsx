import { useEffect } from 'react'
import { classes } from '../../kit/classes.ts'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { useValue } from '../../kit/useValue.ts'
import { DelayedNote } from '../markets/DelayedNote.tsx'
import { useModel } from '../../data/app/app.ts'
import { Activities } from './Activities.tsx'
import { Assets } from './Assets.tsx'
import { Benefit } from './Benefit.tsx'
import { Banners, NoticeLine } from './Front.tsx'
import { makeFrontModel } from './front.model.ts'
import { makeHomeModel } from './home.model.ts'
import { HomeHeader } from './HomeHeader.tsx'
import { Indices } from './Indices.tsx'
import { LatestNews } from './LatestNews.tsx'
import { Movers } from './Movers.tsx'

/** The content after the first sections, with the usual gap between two. */
const BLOCK = 'mt-2 [&>section:first-child]:border-t'

/** /home/index: the customer's assets, the markets, and links to everything else. */
export default function Home() {
  const home = useModel(makeHomeModel)
  const model = useModel(makeFrontModel)
  const { notices, banners } = useValue(model.front)
  const settled = useValue(model.settled)
  useEffect(() => {
    home.open()
    return home.stop
  }, [home])

  const later = !settled && 'invisible'
  return (
    <>
      <HomeHeader />
      <DelayedNote />
      <PullToRefresh onRefresh={home.refresh}>
        <div className="center-page @container">
          <div className="@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_24rem] @4xl:grid-rows-[auto_1fr_auto] @4xl:gap-x-2">
            <div>
              <Assets />
              <Indices />
            </div>
            <div className={classes(BLOCK, '@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:mt-0', later)}>
              {notices.length > 0 && <NoticeLine notices={notices} />}
              {banners.length > 0 && <Banners banners={banners} />}
              <Activities />
            </div>
            <div className={classes(BLOCK, '@4xl:row-span-2 @4xl:row-start-2', later)}>
              <Movers />
            </div>
            <div className={classes(BLOCK, '@4xl:col-start-2', later)}>
              <Benefit />
              <LatestNews />
            </div>
          </div>
        </div>
      </PullToRefresh>
    </>
  )
}
