import { expect, it } from 'vitest'
import { makeOpenStreams } from './openStreams.ts'
import { makeReader } from './reader.ts'

const stream = (customerId: string) =>
  makeReader(
    { on: () => undefined, write: () => true, writableLength: 0, destroy: () => undefined, end: () => undefined },
    {
      customerId,
      topics: { quotes: [], depth: [], own: true },
      after: undefined,
      isAdmitted: () => Promise.resolve(true),
    },
  )

it('finds the streams of a customer, and no customer whose streams are over', () => {
  const open = makeOpenStreams()
  const [phone, tablet, other] = [stream('a'), stream('a'), stream('b')]
  for (const one of [phone, tablet, other]) open.add(one)
  expect([...open.of('a')]).toEqual([phone, tablet])
  phone.end()
  other.end()
  open.forgetEnded()
  expect([...open.of('a')]).toEqual([tablet])
  expect([...open.of('b')]).toEqual([])
  expect(open.customerIds()).toEqual(['a'])
  expect([...open.all]).toEqual([tablet])
})
