import { expect, it } from 'vitest'
import { eventId, readEventId } from './eventId.ts'

it('is read up to the largest place that the database can hold', () => {
  const last = { epoch: 'e', writtenBy: 18_446_744_073_709_551_615n, id: 9_223_372_036_854_775_807n }
  expect(readEventId(eventId(last))).toEqual(last)
  expect(readEventId(eventId({ ...last, id: last.id + 1n }))).toBeUndefined()
  expect(readEventId(eventId({ ...last, writtenBy: last.writtenBy + 1n }))).toBeUndefined()
  expect(readEventId('e-1')).toBeUndefined()
})
