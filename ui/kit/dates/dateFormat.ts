/** Western digits and the Gregorian calendar in every language, as everywhere else in the app. */
export const calendarLocale = (locale: string): string => `${locale}-u-ca-gregory-nu-latn`

const made = new Map<string, Intl.DateTimeFormat>()

/**
 * How a language writes days and times, as a BCP 47 tag says. Making such a format takes milliseconds, using it
 * microseconds, and prices tell their time every second: each is made once.
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
 * A day or a time in writing, or from one to another: in a sentence that reads from right to left it stays together, in
 * the direction of its own words. Whoever shows one need not think of it.
 */
export const dateText = (locale: string, options: Intl.DateTimeFormatOptions, from: number, until?: number): string => {
  const format = dateFormat(locale, options)
  const text = until === undefined ? format.format(from) : format.formatRange(from, until)
  return RIGHT_TO_LEFT.test(locale) ? `\u2068${text}\u2069` : text
}
