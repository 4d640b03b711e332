/** The values for an article's placeholders, by name. */
export type Values = Readonly<Record<string, string>>

/** First strong isolate and its end: a Latin name or a signed figure keeps its own direction inside Arabic text. */
const [ISOLATE, END] = ['\u2068', '\u2069']

/** Replaces the placeholders in braces by values. @throws RangeError for a placeholder without a value. */
export const fill = (words: string, values: Values, isRightToLeft = false): string =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`no value for {${name}} in: ${words}`)
    return isRightToLeft ? `${ISOLATE}${value}${END}` : value
  })

/** Plain text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
