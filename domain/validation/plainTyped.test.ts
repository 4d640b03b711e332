import { expect, it } from 'vitest'
import { plainTyped, typedPin } from './plainTyped.ts'

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['ＥＳ９１', 'ＥＳ91'],
  ['\u2068\u200fES91 2100\u2069', 'ES91 2100'],
  ['', ''],
  ['๑๒๓๙', '1239'],
  ['१२३०९', '12309'],
])('%j is read as %j', (typed, plain) => expect(plainTyped(typed)).toBe(plain))

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['123-456', '123456'],
  ['١٢٣ ٤٥٦', '123456'],
  ['1234567', '123456'],
  // Not made a shorter one: its error says what a PIN is.
  ['12a4', '12a4'],
])('%j is the PIN %j', (typed, pin) => expect(typedPin(typed)).toBe(pin))
