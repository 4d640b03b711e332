import { Benefit } from './Benefit.tsx'
import { LatestNews } from './LatestNews.tsx'

/** The end of home: the newcomer benefit and the latest news. */
export default function Later() {
  return (
    <>
      <Benefit />
      <LatestNews />
    </>
  )
}
