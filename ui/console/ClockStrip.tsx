import type { Control } from '../../ports/console/Control.ts'
import { Act } from './Act.tsx'
import { useAsked } from './desk.ts'
import { words } from './words.ts'

const MINUTE = 60_000
const readClock = (control: Control) => control.clock()

/** The broker's time, and the ways to move it. */
export const ClockStrip = () => {
  const asked = useAsked(readClock)
  if (asked.is !== 'ready') return null
  const { movable, now } = asked.value
  const ahead = (advanceMilliseconds: number) => (control: Control) => control.moveClock({ advanceMilliseconds })
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 pb-3">
      <time dateTime={now} className="num font-semibold">
        {`${now.replace('T', ' ').slice(0, 19)} UTC`}
      </time>
      {movable ? (
        <>
          <Act work={ahead(MINUTE)}>{words.minute}</Act>
          <Act work={ahead(16 * MINUTE)}>{words.quarter}</Act>
          <Act work={ahead(24 * 60 * MINUTE)}>{words.day}</Act>
          <Act work={(control) => control.nextEvent('job')}>{words.nextJob}</Act>
          <Act work={(control) => control.nextEvent('opening')}>{words.nextOpening}</Act>
          <Act work={(control) => control.nextEvent('closing')}>{words.nextClosing}</Act>
          <Act work={(control) => control.moveClock({ rate: 0 })}>{words.stop}</Act>
          <Act work={(control) => control.moveClock({ rate: 1 })}>{words.run}</Act>
        </>
      ) : (
        <span className="text-small text-ink-2">{words.fixedClock}</span>
      )}
    </div>
  )
}
