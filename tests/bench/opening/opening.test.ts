import { describe, expect, it } from 'vitest'
import { arrivals, ASSUMED, FROM } from './arrivals.ts'
import { makeQueue, randomWait, type Services } from './queue.ts'
import { leastCores, simulate } from './simulate.ts'

const SERVICES: Services = {
  logIn: { broker: 0.05, database: 0.001 },
  open: { broker: 0.004, database: 0.002 },
  order: { broker: 0.001, database: 0.001 },
}
const one = { logIn: 0, open: 0, order: 1 }
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describe('customers who come to an opening bell', () => {
  const came = arrivals(ASSUMED)

  it('are as many as assumed, nearly all within the hour', () => {
    const { after, before, customers, order } = ASSUMED
    expect(sumOf(came.map(({ open }) => open)) / (customers * (before + after))).toBeCloseTo(1, 3)
    expect(sumOf(came.map((each) => each.order)) / (customers * order * (before + after))).toBeCloseTo(1, 3)
  })

  it('send no order before it', () => {
    expect(sumOf(came.slice(0, -FROM).map(({ order }) => order))).toBe(0)
    expect(came[-FROM]?.order).toBeGreaterThan(10_000)
  })
})

describe('a queue', () => {
  it('serves as much a second as its cores can, the first first, and loses nothing', () => {
    const queue = makeQueue(2, () => 0.5)
    const orders = (chunks: ReadonlyArray<{ at: number; count: { order: number } }>) =>
      chunks.map(({ at, count }) => [at, count.order])
    expect(orders(queue.serve([{ at: 0, count: { ...one, order: 10 } }]))).toEqual([[0, 4]])
    expect(queue.backlog()).toBe(3)
    expect(orders(queue.serve([{ at: 1, count: one }]))).toEqual([[0, 4]])
    expect(orders(queue.serve([]))).toEqual([
      [0, 2],
      [1, 1],
    ])
    expect(queue.backlog()).toBe(0)
  })

  it('lets random arrivals wait as the theory of one server says', () => {
    // M/M/1: the mean wait is service · ρ / (1 − ρ).
    expect(randomWait(0.1, 1, 0.8)).toBeCloseTo(0.4, 10)
    expect(randomWait(0.1, 64, 0.5)).toBeLessThan(0.0001)
  })
})

describe('an opening', () => {
  const came = [...Array.from({ length: -FROM }, () => ({ logIn: 0, open: 0, order: 0 })), { ...one, order: 1_000 }]
  const quiet = Array.from({ length: 20 }, () => ({ logIn: 0, open: 0, order: 0 }))

  it('takes the time that the slower of brokers and databases needs', () => {
    // 1,000 orders of 1 ms are a second of one core's work, and 0.8 of 0.125 cores are a tenth of a core: ten seconds.
    const { late, lost, median } = simulate({ name: '', brokerCores: 100, databaseCores: 0.125 }, SERVICES, [
      ...came,
      ...quiet,
    ])
    expect([Math.floor(median), Math.floor(late)]).toEqual([4, 9])
    expect(lost).toBeCloseTo(0, 10)
  })

  it('says that an order which is never done took for ever', () => {
    const { late, lost } = simulate({ name: '', brokerCores: 100, databaseCores: 0.01 }, SERVICES, [...came, ...quiet])
    expect(late).toBe(Infinity)
    expect(lost).toBeGreaterThan(0.9)
  })

  it('finds the least cores with which nearly all orders take a second', () => {
    const everybody = arrivals({ ...ASSUMED, customers: 100_000 })
    const cores = leastCores('databaseCores', SERVICES, everybody)
    const at = (databaseCores: number) =>
      simulate({ name: '', brokerCores: 65_536, databaseCores }, SERVICES, everybody).late
    expect(at(cores)).toBeLessThanOrEqual(1)
    expect(at(cores - 1)).toBeGreaterThan(1)
  })
})
