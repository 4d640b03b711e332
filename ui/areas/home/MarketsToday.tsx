import { Daylight } from './Daylight.tsx'
import { belowPart } from '../../kit/belowPart.tsx'
import { signAndIdle } from '../../kit/firstSign.ts'
import { MOVERS_ROOM } from './rooms.tsx'

/** The height of the menu, which covers the end of the screen, in pixels. */
const MENU_PX = 49

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
