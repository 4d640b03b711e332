import { expect, it } from 'vitest'
import { plainTyped } from './plainTyped.ts'

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
