// How slow this machine is, by a fixed computation: processor seconds differ by half and more between machines.
import { createHash } from 'node:crypto'

const RECORDS = 20_000
const ROUNDS = 12

/** Numbers without a pattern, the same each time. */
const numbers = () => {
  let state = 1
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0)
}

/** What the gate's programs do most: texts are read and written, objects sorted and found, bytes hashed. */
export const compute = () => {
  const next = numbers()
  const records = Array.from({ length: RECORDS }, () => ({
    id: String(next()),
    price: next() % 100_000,
    name: `name ${next() % 997}`,
  }))
  const text = JSON.stringify(records)
  const sorted = JSON.parse(text).toSorted((one, other) => one.price - other.price || one.id.localeCompare(other.id))
  const sums = new Map()
  for (const { name, price } of sorted) sums.set(name, (sums.get(name) ?? 0) + price)
  let digest = JSON.stringify([...sums])
  for (let round = 0; round < ROUNDS; round += 1)
    digest = createHash('sha256').update(text).update(digest).digest('hex')
  return digest
}

const TIMES = 9

/** The processor milliseconds of one computation: the middle of several, after one that compiles it. */
export const measureMachine = () => {
  compute()
  const times = Array.from({ length: TIMES }, () => {
    const before = process.cpuUsage()
    compute()
    const { system, user } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return times.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)]
}
