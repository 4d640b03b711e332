import type { AxisTick } from 'klinecharts'
import type { Session } from '../../../domain/calendar/sessions.ts'
import type { ChartTimes } from '../times.ts'
import { minutesOf, sessionEdges } from './bars.ts'

/** Half of a label, which stays within the axis at both ends; space for two labels. */
const HALF = 17
const ROOM = 76

/**
 * The labels of a day's axis: open and close, its breaks ("12:30/14:30"), and the middle where there is space. `width`
 * in pixels.
 */
export const sessionTicks = (sessions: ReadonlyArray<Session>, width: number, times: ChartTimes): Array<AxisTick> => {
  const minutes = minutesOf(sessions)
  if (minutes === 0) return []
  const place = (index: number) => Math.min(width - HALF, Math.max(HALF, (index / minutes) * width))
  const edges = sessionEdges(sessions).map(({ index, at }) => ({
    coord: place(index),
    value: at[0],
    text: at.map(times.clock).join('/'),
  }))
  const first = sessions[0]
  if (sessions.length > 1 || first === undefined) return edges
  const middle = first.opens + (first.closes - first.opens) / 2
  return width < 3 * ROOM
    ? edges
    : [...edges, { coord: width / 2, value: middle, text: times.clock(middle) }].sort((a, b) => a.coord - b.coord)
}
