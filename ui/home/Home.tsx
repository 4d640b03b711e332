import { useEffect } from 'react'
import { classes } from '../kit/classes.ts'
import { PullToRefresh } from '../kit/PullToRefresh.tsx'
import { useValue } from '../kit/useValue.ts'
import { DelayedNote } from '../market/DelayedNote.tsx'
import { useModel } from '../shell/app.ts'
import { Activities } from './Activities.tsx'
import { Assets } from './Assets.tsx'
import { Banners, NoticeLine } from './Front.tsx'
import { makeFrontModel } from './front.model.ts'
import { makeHomeModel } from './home.model.ts'
import { HomeHeader } from './HomeHeader.tsx'
import { Indices } from './Indices.tsx'
import { LatestNews } from './LatestNews.tsx'
import { Movers } from './Movers.tsx'

/** /home/index: what one owns, where the markets stand, and every way on. */
export default function Home() {
  const home = useModel(makeHomeModel)
  const model = useModel(makeFrontModel)
  const { notices, banners } = useValue(model.front)
  const settled = useValue(model.settled)
  useEffect(() => {
    home.open()
    return home.stop
  }, [home])

  return (
    <>
      <HomeHeader />
      <DelayedNote />
      <PullToRefresh onRefresh={home.refresh}>
        <div className="center-column">
          <Assets />
          <Indices />
          <div className={classes('[&>section]:mt-2 [&>section]:border-t', !settled && 'invisible')}>
            {notices.length > 0 && <NoticeLine notices={notices} />}
            {banners.length > 0 && <Banners banners={banners} />}
            <Activities />
            <Movers />
            <LatestNews />
          </div>
        </div>
      </PullToRefresh>
    </>
  )
}
