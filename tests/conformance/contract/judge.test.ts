import { expect, it } from 'vitest'
import type { Answer } from './caller.ts'
import { findingsOf, type Wanted } from './judge.ts'

const lines = (path: string, wanted: Wanted, text: string): ReadonlyArray<string> => {
  const answer: Answer = {
    kind: 'answered',
    status: 200,
    contentType: 'application/json',
    location: null,
    headers: {},
    text,
  }
  return findingsOf(path, wanted, answer).map(({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`)
}

const market = (more: object): string =>
  JSON.stringify({
    status: 1,
    data: [
      {
        code: 'ES',
        name: 'Spain',
        currency: 'EUR',
        zone: 'Europe/Madrid',
        state: 'open',
        changetime: 1768464000000,
        day: '2026-01-14',
        sessions: [],
        sale: 'T+0',
        settlementdays: 2,
        shorting: false,
        tradable: false,
        leverages: [1],
        ...more,
      },
    ],
  })

it.each([
  [
    'in seconds',
    { changetime: 1768464000 },
    /^\/data\/0\/changetime: expected milliseconds since 1970-01-01 UTC, got 1768464000$/,
  ],
  [
    'as a date',
    { changetime: '2026-01-15T08:00:00.000Z' },
    /^\/data\/0\/changetime: expected text.* that matches .*, got "2026-01-15T08:00:00.000Z"$/,
  ],
  [
    'of a zone by its offset',
    { zone: 'UTC+1' },
    /^\/data\/0\/zone: expected text such as "[A-Z][a-z]+\/[A-Za-z_]+" that matches /,
  ],
])('describes in one line how a time is written, where it is written %s', (_, more, line) => {
  expect(lines('/market/list', 'answer', market(more))).toEqual([expect.stringMatching(line)])
})

it('names the refusal that is due where the message is none of the contract', () => {
  const said = JSON.stringify({ status: 0, msg: 'not found' })
  expect(lines('/quotes/info', ['product-not-found'], said)).toEqual([
    '/msg: expected the message "产品已下架或不存在" (product-not-found), got "not found"',
  ])
  expect(lines('/quotes/info', 'answer', said)[0]).toContain('or "参数错误" (invalid-parameters) or')
})

it('names the byte order mark, which a browser ignores and other clients do not', () => {
  expect(lines('/market/indices', 'answer', '\u{feff}{"status":1,"data":[]}')).toEqual([
    expect.stringContaining('JSON, without the byte order mark (U+FEFF) before it'),
  ])
})
