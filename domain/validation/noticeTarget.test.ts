import { expect, it } from 'vitest'
import { noticeTargetFrom } from './noticeTarget.ts'

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
