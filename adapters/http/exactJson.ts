/** Digits that count: no sign, point, exponent, nor zeros that say nothing. */
const significant = (text: string): string =>
  text
    .replace(/[eE].*/, '')
    .replaceAll(/[-.]/g, '')
    .replace(/^0+/, '')
    .replace(/0+$/, '')

/** The number of digits that every double keeps, whatever they are. */
const ALWAYS = 15

/** Whether a JavaScript number keeps what the text of a JSON number says. A double shows at most 17 digits, so this is exact. */
export const isKept = (literal: string): boolean =>
  (literal.length <= ALWAYS && !/e/i.test(literal)) || significant(literal) === significant(String(Number(literal)))

/** What may hold a number that is not kept: many digits in a row, or an exponent. Most answers have neither. */
const SUSPECT = /\d[\d.]{14}|\d[eE]/
/** Texts first, so that no digits within one count as a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Reads JSON as `JSON.parse` does, except that a number of more digits than a JavaScript number keeps becomes the text that
 * was sent. So a figure is read exactly, and what is read as a number (a count, a state) is refused and never rounded.
 * Source: RULES.md, reading other servers.
 */
export const parseExact = (text: string): unknown =>
  JSON.parse(
    SUSPECT.test(text)
      ? text.replaceAll(TOKEN, (token) => (token.startsWith('"') || isKept(token) ? token : `"${token}"`))
      : text,
  )
