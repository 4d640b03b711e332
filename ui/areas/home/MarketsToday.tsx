import { Daylight } from './Daylight.tsx'
import { Movers } from './Movers.tsx'

/** The markets on home: their hours, and what moves in one of them. */
export default function MarketsToday() {
  return (
    <>
      <Daylight />
      <Movers />
    </>
  )
}
