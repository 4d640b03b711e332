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
