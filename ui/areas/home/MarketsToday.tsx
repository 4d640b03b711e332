import { Daylight } from './Daylight.tsx'
import { belowPart, MENU_PX } from '../../kit/belowPart.tsx'
import { signAndIdle } from '../../kit/firstSign.ts'
import { MOVERS_ROOM } from './rooms.tsx'

/** Below the menu of a usual phone, so seen by those who scroll. */
const Movers = belowPart(async () => (await import('./Movers.tsx')).Movers, MOVERS_ROOM, signAndIdle, -MENU_PX)

/** The markets on home: their hours, and what moves in one of them. */
export default function MarketsToday() {
  return (
    <>
      <Daylight />
      <Movers />
    </>
  )
}
