import { expect, it } from 'vitest'
import { noticeTargetFrom, sentText } from './noticeTarget.ts'

it.each([
  [
    { code: '96115', id: 'm-1' },
    { code: '96115', id: 'm-1' },
  ],
  [
    { code: '', id: 'm-1' },
    { code: '', id: 'm-1' },
  ],
  [
    { code: '../mine', id: 'a b' },
    { code: '', id: '' },
  ],
  [
    { code: 96_115, id: {} },
    { code: '', id: '' },
  ],
  [
    { code: 'x'.repeat(41), id: 'x'.repeat(65) },
    { code: '', id: '' },
  ],
  [null, { code: '', id: '' }],
  ['96115', { code: '', id: '' }],
])('of %j: %j', (sent, target) => {
  expect(noticeTargetFrom(sent)).toEqual(target)
})

it.each([
  [{ name: 'a b!' }, 'a b!'],
  [{ name: 1 }, ''],
  [{}, ''],
  [null, ''],
  ['name', ''],
])('the text of %j is %j', (sent, text) => expect(sentText(sent, 'name')).toBe(text))
