export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The instant `milliseconds` after another; before it when negative. */
export const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds)

/** Whether a month has a day: JavaScript takes 31 February for 3 March. */
const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** The instant of an ISO 8601 text with a zone; undefined for anything else. */
export const parseInstant = (text: string): Date | undefined => {
  const [, day] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? []
  return day !== undefined && !Number.isNaN(Date.parse(text)) && isDay(day) ? new Date(text) : undefined
}
