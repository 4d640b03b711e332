/** Marks of direction: they come along unseen with what is copied out of text that reads from the right. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** First digit of each script a phone may type: Arabic, Persian, full-width. Ten follow in order. */
const OTHER_DIGITS = [0x660, 0x6f0, 0xff10]

const westernDigit = (character: string): string => {
  const code = character.charCodeAt(0)
  const first = OTHER_DIGITS.find((start) => code >= start && code < start + 10)
  return first === undefined ? character : String(code - first)
}

/** What was typed or pasted, without marks of direction and with Western digits. Source: RULES.md, typing. */
export const plainTyped = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, westernDigit)
