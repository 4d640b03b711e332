import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { plainList, plainRecord, PlainSetting, PlainText, readPlain } from './plain.ts'

const Entries = plainList(plainRecord({ name: PlainText, value: PlainSetting }))

it('reads what the contract names, and leaves out what it does not', async () => {
  const data = [{ name: 'simulation', value: 1, more: true }]
  expect(await Effect.runPromise(readPlain('/any', data, Entries))).toEqual([{ name: 'simulation', value: 1 }])
})

it.each([
  ['nothing', undefined, '', 'not a list'],
  ['a record for the list', { name: 'title', value: '' }, '', 'not a list'],
  ['a text for a record', ['title'], '0', 'not a record'],
  ['nothing for a record', [{ name: 'title', value: '' }, null], '1', 'not a record'],
  ['a list for a record', [[]], '0', 'not a record'],
  ['a field left out', [{ value: '' }], '0.name', 'not a text'],
  ['a number for a name', [{ name: 7, value: '' }], '0.name', 'not a text'],
  ['a truth for a value', [{ name: 'title', value: true }], '0.value', 'neither a text nor a number'],
])('%s breaks the contract, and is named', async (_, data, path, why) => {
  const failure = await Effect.runPromise(Effect.flip(readPlain('/any', data, Entries)))
  expect(failure).toMatchObject({ _tag: 'ContractBroken', call: '/any', path, why })
})
