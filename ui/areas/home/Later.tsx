import { loadNamespace } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { Benefit } from './Benefit.tsx'
import { LatestNews } from './LatestNews.tsx'

/** The day after the close, downloaded last. */
const EveningCard = lazyPart(async () => {
  const [part] = await Promise.all([import('./evening/EveningCard.tsx'), loadNamespace('evening')])
  return part.default
})

/** The end of home: the day after its close, the newcomer benefit and the latest news. */
export default function Later() {
  return (
    <>
      <EveningCard />
      <Benefit />
      <LatestNews />
    </>
  )
}
