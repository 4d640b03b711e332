import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { Page, PageRequest } from '../../../ports/page.ts'
import { eventually } from '../../testing/eventually.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeRecords, type Narrowed } from './records.model.ts'

interface Row {
  readonly id: string
}
type Kind = 'deposit' | 'fee'

const setUp = (pages: Record<string, Page<Row>>, failing?: Failure) => {
  const asked: Array<Narrowed<Kind> & PageRequest> = []
  const saved: Array<readonly [string, string, unknown]> = []
  let now = Date.UTC(2026, 0, 15, 12)
  const fake = makeFakeApp({
    clock: { now: () => now },
    platform: { saveFile: (...file) => Effect.sync(() => void saved.push(file)) },
  })
  const records = makeRecords<Row, Kind>(fake.app, (filter, page) =>
    Effect.suspend(() => {
      asked.push({ ...filter, ...page })
      return failing ? Effect.fail(failing) : Effect.succeed(pages[page.cursor ?? '']!)
    }),
  )
  return { ...fake, records, asked, saved, pass: (time: number) => void (now += time) }
}
const DAY = 86_400_000
const TWO = { '': { list: [{ id: 'b' }], next: 'n' }, n: { list: [{ id: 'a' }], next: null } }

describe('a list of records', () => {
  it('is filtered by kind and currency, and starts again with each', async () => {
    const { records, asked } = setUp(TWO)
    await records.open()
    await records.list.more()
    expect(records.list.rows.value.map(({ id }) => id)).toEqual(['b', 'a'])
    records.chooseKind('fee')
    records.chooseCurrency('MYR')
    expect(asked.at(-1)).toMatchObject({ kind: 'fee', currency: 'MYR', cursor: undefined })
  })

  it('is shown as it was left after a return, with its first page asked for again', async () => {
    const { records, asked } = setUp(TWO)
    await records.open()
    await records.list.more()
    await records.open()
    expect(records.list.rows.value.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'n', undefined])
  })

  it('is filtered by whole days of the customer', async () => {
    const { records, asked } = setUp(TWO)
    await records.open()
    records.choosePreset('today')
    const { from, until } = asked.at(-1)!
    expect((until ?? 0) - (from ?? 0)).toBe(DAY)
    expect(records.bounds.value?.maxDays).toBe(366)
  })

  it('has a usual period up to today at each visit, without the rows of other days, and own days as chosen', async () => {
    const { asked, pass, records } = setUp(TWO)
    await records.open()
    records.choosePreset('week')
    await eventually(() => expect(records.list.status.value).toBe('ready'))
    const before = asked.at(-1)
    pass(3 * DAY)
    const opening = records.open()
    expect(records.list.rows.value).toEqual([])
    await opening
    const { from, until } = asked.at(-1)!
    expect([(from ?? 0) - (before?.from ?? 0), (until ?? 0) - (before?.until ?? 0)]).toEqual([3 * DAY, 3 * DAY])
    const own = { from: records.days.value.from!, to: records.days.value.from! }
    records.chooseDays(own)
    pass(DAY)
    await records.open()
    expect(records.days.value).toEqual(own)
  })

  it('is saved completely as a table, independent of the loaded rows', async () => {
    const { records, saved, asked } = setUp(TWO)
    await records.open()
    expect(await records.save('funding.csv', ['Id', 'Sum'], ({ id }) => [`=${id}`, decimal('-1234.50')])).toBe(true)
    expect(saved).toEqual([
      ['funding.csv', 'text/csv;charset=utf-8', "\ufeffId;Sum\r\n'=b;-1234,50\r\n'=a;-1234,50\r\n"],
    ])
    expect(asked.at(-1)).toMatchObject({ cursor: 'n', limit: 100 })
  })

  it('saves nothing where a page could not be loaded', async () => {
    const { records, saved, failures } = setUp({}, new Offline())
    expect(await records.save('funding.csv', ['Id'], ({ id }) => [id])).toBe(false)
    expect([saved, failures, records.saving.value]).toEqual([[], [new Offline()], false])
  })
})
