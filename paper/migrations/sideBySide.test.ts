import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** No process of an older version runs beside the one that makes the first tables. */
const FIRST = '0001'

/** What a process of the version before would fail on, or would write without. */
const BREAKING: ReadonlyArray<RegExp> = [
  /\bdrop (table|column|view|function|type|schema)\b/i,
  /\brename\b/i,
  /\balter (column )?\w+ (set data )?type\b/i,
  /\bset not null\b/i,
  /\badd (column )?\w+ [a-z]+ (?=[^,;]*\bnot null\b)(?![^,;]*\bdefault\b)/i,
]
const breakingIn = (text: string) => BREAKING.filter((one) => one.test(text)).map(String)

const FILES = readdirSync(import.meta.dirname).filter((name) => /^\d{4}_\w+\.ts$/.test(name) && !name.startsWith(FIRST))

it.each(FILES)('%s only adds: processes of the version before go on beside it', (name) => {
  expect(breakingIn(readFileSync(join(import.meta.dirname, name), 'utf8'))).toEqual([])
})

it.each([
  'drop table orders',
  'alter table orders drop column reason',
  'alter table orders rename column reason to why',
  'alter table orders alter column price type text',
  'alter table orders alter price set not null',
  'alter table orders add note text not null',
])('finds %s', (statement) => {
  expect(breakingIn(statement)).not.toEqual([])
})

it.each(['alter table orders add note text', `alter table orders add note text not null default ''`, 'drop index a'])(
  'allows %s',
  (statement) => {
    expect(breakingIn(statement)).toEqual([])
  },
)
