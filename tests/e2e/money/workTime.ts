const DAY = 86_400_000
/** Kuala Lumpur is this far ahead of UTC all year. */
const AHEAD = 8 * 3_600_000

/** Next Monday in Kuala Lumpur after an instant, at so many minutes past midnight there. */
export const nextMonday = (after: string, minutes: number): Date => {
  const local = Date.parse(after) + AHEAD
  const today = local - (local % DAY)
  const weekday = new Date(today).getUTCDay()
  return new Date(today + ((8 - weekday) % 7 || 7) * DAY + minutes * 60_000 - AHEAD)
}
