/** Western digits and the Gregorian calendar in every language, as everywhere else in the app. */
export const calendarLocale = (locale: string): string => `${locale}-u-ca-gregory-nu-latn`

/** A day with the name of its month: the short styles write figures alone in some languages. */
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
/** Such a day and its time. */
export const DAY_AND_TIME = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const made = new Map<string, Intl.DateTimeFormat>()

/**
 * The format of days and times of a language, by its BCP 47 tag. Creating a format takes milliseconds, using it
 * microseconds, and the times of prices change every second: each format is created once.
 */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(calendarLocale(locale), options)
  made.set(key, format)
  return format
}

const RIGHT_TO_LEFT = /^ar\b/

/**
 * Formats a day, a time or a range. The text is isolated where necessary, so that it keeps its own direction in a
 * right-to-left sentence; callers need not handle that.
 */
export const dateText = (locale: string, options: Intl.DateTimeFormatOptions, from: number, until?: number): string => {
  const format = dateFormat(locale, options)
  const text = until === undefined ? format.format(from) : format.formatRange(from, until)
  return RIGHT_TO_LEFT.test(locale) ? `\u2068${text}\u2069` : text
}
