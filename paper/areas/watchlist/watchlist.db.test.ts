import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LISTINGS } from '../../market/listing/listings.ts'
import { callAt, type Session, type TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'

let paper: TestBroker
let mine: Session
beforeAll(async () => {
  paper = await reusedTestBroker()
  await paper.control('/clock', { to: '2026-03-11T02:00:00Z', rate: 0 })
})
beforeEach(async () => {
  mine = await paper.customer()
})
afterAll(() => paper.stop())

type Change = '/quotes/watchadd' | '/quotes/watchremove' | '/quotes/watchorder'
const ALL = LISTINGS.map(({ instrument }) => instrument.code)
const send = (path: Change, codes: string, requestid: string = randomUUID()) =>
  paper.call(path, { codes, requestid }, mine)
const change = async (path: Change, codes: string, requestid?: string): Promise<ReadonlyArray<string>> => {
  const answer = await send(path, codes, requestid)
  expect(answer).toMatchObject({ httpStatus: 200, status: 1 })
  return answer.data.codes
}
const watched = async (): Promise<ReadonlyArray<string>> => {
  const { data } = await paper.call('/quotes/watchlist', {}, mine)
  return data.map(({ code }) => code)
}

describe('the watchlist', () => {
  it('of a new customer is empty', async () => {
    expect(await watched()).toEqual([])
  })

  it('adds new codes on top in their order and leaves the others in place', async () => {
    await change('/quotes/watchadd', '96010')
    expect(await change('/quotes/watchadd', 'KLCI,96017')).toEqual(['KLCI', '96017', '96010'])
    expect(await change('/quotes/watchadd', '96010,EURUSD')).toEqual(['EURUSD', 'KLCI', '96017', '96010'])
    expect(await watched()).toEqual(['EURUSD', 'KLCI', '96017', '96010'])
  })

  it('has quotes with the line of the day', async () => {
    await change('/quotes/watchadd', '96010')
    const [row] = (await paper.call('/quotes/watchlist', {}, mine)).data
    expect(row).toMatchObject({
      code: '96010',
      name: 'Serimba Plantations Berhad',
      market: 'MY',
      decimals: 3,
      state: 'open',
    })
    expect(row?.trend.at(-1)).toBe(row?.nowprice)
  })

  it('accepts all codes or none', async () => {
    expect((await send('/quotes/watchadd', '96010,NOBODY')).msg).toBe('产品已下架或不存在')
    expect(await watched()).toEqual([])
  })

  it('holds two hundred', async () => {
    await change('/quotes/watchadd', ALL.slice(0, 200).join(','))
    expect((await send('/quotes/watchadd', ALL.slice(199, 201).join(','))).msg).toBe('自选数量已达上限')
    expect(await watched()).toEqual(ALL.slice(0, 200))
    expect(await change('/quotes/watchadd', ALL.slice(0, 3).join(','))).toHaveLength(200)
  })

  it('removes codes, also repeatedly', async () => {
    await change('/quotes/watchadd', '96010,96017,96024')
    expect(await change('/quotes/watchremove', '96017,EURUSD')).toEqual(['96010', '96024'])
    expect(await change('/quotes/watchremove', '96017')).toEqual(['96010', '96024'])
    expect(await change('/quotes/watchremove', '96010,96024')).toEqual([])
  })

  it('is sorted as requested; codes that were not named follow', async () => {
    await change('/quotes/watchadd', '96010,96017,96024,96031')
    expect(await change('/quotes/watchorder', '96031,EURUSD,96017')).toEqual(['96031', '96017', '96010', '96024'])
    expect(await watched()).toEqual(['96031', '96017', '96010', '96024'])
  })

  it('answers a repeated request with the first answer and changes nothing again', async () => {
    const requestid = randomUUID()
    const first = await change('/quotes/watchadd', '96010', requestid)
    await change('/quotes/watchremove', '96010')
    expect(await change('/quotes/watchadd', '96010', requestid)).toEqual(first)
    expect(await watched()).toEqual([])
    expect((await send('/quotes/watchadd', '96017', requestid)).msg).toBe('请求编号已被使用，请刷新后重试')
  })

  it('loses nothing when two processes change it at the same time', async () => {
    const twin = await paper.twin()
    const codes = ALL.slice(0, 12)
    const answers = await Promise.all(
      codes.map((code, index) =>
        callAt(index % 2 ? twin.url : paper.url, '/quotes/watchadd', { codes: code, requestid: randomUUID() }, mine),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 1))
    expect((await watched()).toSorted()).toEqual(codes.toSorted())
    await twin.stop()
  })

  it('is changed once, however many copies of one request are sent at the same time', async () => {
    const requestid = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('/quotes/watchadd', '96010,96017', requestid)),
    )
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toEqual(new Set(['{"codes":["96010","96017"]}']))
    expect(await watched()).toEqual(['96010', '96017'])
  })

  it("is one customer's own", async () => {
    await change('/quotes/watchadd', '96010')
    mine = await paper.customer()
    expect(await watched()).toEqual([])
  })
})

describe('recommendations', () => {
  const batch = async (name?: string) => (await paper.call('/quotes/recommend', name ? { batch: name } : {}, mine)).data
  const codesOf = ({ list }: { list: ReadonlyArray<{ code: string }> }) => list.map(({ code }) => code)

  it('contain one instrument of every market, each with its line', async () => {
    const { list, next } = await batch()
    expect([list.length, new Set(list.map(({ market }) => market)).size, next]).toEqual([12, 12, '2'])
    expect(list.every(({ trend }) => trend.length > 0)).toBe(true)
  })

  it('are replaced batch by batch, none twice, and after the last comes the first', async () => {
    const seen: Array<string> = []
    let name: string | undefined
    for (let turn = 0; turn < 12; turn += 1) {
      const answer = await batch(name)
      seen.push(...codesOf(answer))
      name = answer.next
    }
    expect([new Set(seen).size, name]).toEqual([144, '1'])
    expect(codesOf(await batch(name))).toEqual(codesOf(await batch()))
  })

  it('of an unknown name are the first', async () => {
    expect(await batch('99')).toEqual(await batch())
    expect(await batch('next please')).toEqual(await batch())
  })

  it('leave out watched codes, skip batches that are watched completely, and move no other', async () => {
    const [first, second] = [codesOf(await batch()), codesOf(await batch('2'))]
    await change('/quotes/watchadd', first.slice(0, 3).join(','))
    expect(codesOf(await batch())).toEqual(first.slice(3))
    await change('/quotes/watchadd', first.join(','))
    const after = await batch()
    expect([codesOf(after), after.next]).toEqual([second, '3'])
  })

  it('are none where all of them are watched', async () => {
    for (let turn = 0; turn < 12; turn += 1) await change('/quotes/watchadd', codesOf(await batch()).join(','))
    expect(await batch('5')).toEqual({ list: [], next: '1' })
  })
})
