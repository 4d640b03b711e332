import { useEffect } from 'react'
import { InArea } from '../../app/navigation/offered.tsx'
import { useModel } from '../../data/app/app.ts'
import { loadNamespace } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { Benefit } from './Benefit.tsx'
import { makeHomeModel } from './home.model.ts'
import { LatestNews } from './LatestNews.tsx'

/** The day after the close, downloaded last. */
const EveningCard = lazyPart(async () => {
  const [part] = await Promise.all([import('./evening/EveningCard.tsx'), loadNamespace('evening')])
  return part.default
})

/** The end of home: the day after its close, the newcomer benefit and the latest news. */
export default function Later() {
  const home = useModel(makeHomeModel)
  useEffect(() => home.openLater(), [home])
  return (
    <>
      <InArea area="trading">
        <EveningCard />
      </InArea>
      <InArea area="rewards">
        <Benefit />
      </InArea>
      <InArea area="news">
        <LatestNews />
      </InArea>
    </>
  )
}
