// The gate must not grow without notice: its processor seconds have a limit, scaled by how slow the machine is.

/** What the gate may take on the reference machine. The goal is 950: docs/gate.md says how far it is, and what to do beyond the limit. */
const LIMIT = 1_750

/** The milliseconds of the fixed computation (`machine.mjs`) on the reference machine when it is quiet. */
const REFERENCE = 50

/**
 * How many times as long as the reference machine this one takes. The slowest measurement counts, since other work on the
 * machine makes everything slower while it lasts; a quicker machine has the same limit.
 */
export const scaleOf = (measurements) => Math.max(1, ...measurements.map((milliseconds) => milliseconds / REFERENCE))

/** What the gate has counted of each part, as it says it at the end. */
export const processorLine = (parts) => {
  if (parts.some(({ seconds }) => seconds === undefined)) return 'Processor seconds: only Linux says them.'
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const each = parts.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)}`)
  return `Processor seconds: ${total.toFixed(0)} (${each.join(', ')})`
}

/** The check that the parts together stay within the limit; there is none where the system does not say the seconds. */
export const checkProcessorTime = (parts, measurements) => {
  const total = parts.reduce((sum, { seconds }) => sum + (seconds ?? Number.NaN), 0)
  if (Number.isNaN(total)) return { passed: 0, failed: 0, told: [], tests: [] }
  const scale = scaleOf(measurements)
  if (total <= LIMIT * scale) return { passed: 1, failed: 0, told: [], tests: [] }
  const limit = `${(LIMIT * scale).toFixed(0)} (${LIMIT} on the reference machine; this one takes ${scale.toFixed(2)} times as long)`
  const line = `✗ the gate took ${total.toFixed(0)} processor seconds, and may take ${limit}: see docs/gate.md`
  return { passed: 0, failed: 1, told: [line], tests: [] }
}
