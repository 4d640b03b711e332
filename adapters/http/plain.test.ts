import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { plainList, plainRecord, PlainSetting, PlainText, readPlain } from './plain.ts'

const Entries = plainList(plainRecord({ name: PlainText, value: PlainSetting }))

it('reads the fields of the contract, and leaves out all others', async () => {
  const data = [{ name: 'simulation', value: 1, more: true }]
  expect(await Effect.runPromise(readPlain('/any', data, Entries))).toEqual([{ name: 'simulation', value: 1 }])
})

it('reads a number for a text, and null for nothing', async () => {
  const data = [{ name: 7, value: null }]
  expect(await Effect.runPromise(readPlain('/any', data, Entries))).toEqual([{ name: '7', value: '' }])
  expect(await Effect.runPromise(readPlain('/any', null, Entries))).toEqual([])
})

it.each([
  ['nothing', undefined, '', 'not a list'],
  ['a record instead of the list', { name: 'title', value: '' }, '', 'not a list'],
  ['a text instead of a record', ['title'], '0', 'not a record'],
  ['null instead of a record', [{ name: 'title', value: '' }, null], '1', 'not a record'],
  ['a list instead of a record', [[]], '0', 'not a record'],
  ['a missing field', [{ value: '' }], '0.name', 'not a text'],
  ['a boolean instead of a name', [{ name: true, value: '' }], '0.name', 'not a text'],
  ['a boolean instead of a value', [{ name: 'title', value: true }], '0.value', 'neither a text nor a number'],
])('%s breaks the contract, and the failure names it', async (_, data, path, why) => {
  const failure = await Effect.runPromise(Effect.flip(readPlain('/any', data, Entries)))
  expect(failure).toMatchObject({ _tag: 'ContractBroken', call: '/any', path, why })
})
