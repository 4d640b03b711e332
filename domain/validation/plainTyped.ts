/** Direction marks: text copied from a right-to-left text contains them invisibly. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Arabic, Persian, Devanagari, Thai and full-width digits: in each row nine follow the zero in order. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19]/g
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10]

const westernDigit = (character: string): string => {
  const code = character.charCodeAt(0)
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
}

/** What was typed or pasted, without marks of direction and with Western digits. Source: RULES.md, typing. */
export const plainTyped = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replace(OTHER_DIGITS, westernDigit)
