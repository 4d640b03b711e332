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

/** The processor milliseconds of one computation. */
const measure = () => {
  const before = process.cpuUsage()
  compute()
  const { system, user } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Milliseconds between two measurements: they take less than a hundredth of it. */
const EVERY = 20_000

/**
 * Measures the machine while it works: what it does at the same time makes everything slower, which a quiet moment
 * does not show.
 *
 * @returns `measurements` has the processor milliseconds of each computation so far; `end` makes it the last one
 */
export const watchMachine = (every = EVERY) => {
  // The first ones are compiled meanwhile.
  for (let time = 0; time < 3; time += 1) compute()
  const measurements = [measure()]
  const timer = setInterval(() => measurements.push(measure()), every)
  return { measurements, end: () => clearInterval(timer) }
}
