/** Direction marks: text copied from a right-to-left text contains them invisibly. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Arabic, Persian and full-width digits. The code of each zero is a multiple of sixteen, and nine follow it in order. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g

const westernDigit = (character: string): string => String(character.charCodeAt(0) % 16)

/** What was typed or pasted, without marks of direction and with Western digits. Source: RULES.md, typing. */
export const plainTyped = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replace(OTHER_DIGITS, westernDigit)
