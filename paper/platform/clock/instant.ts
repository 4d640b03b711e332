export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The instant `milliseconds` after another; before it when negative. */
export const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds)

/** The instant of an ISO 8601 text with a zone; undefined for anything else. */
export const parseInstant = (text: string): Date | undefined =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? new Date(text)
    : undefined
