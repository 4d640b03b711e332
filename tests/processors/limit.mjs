// The gate must not grow without notice: its processor seconds have a limit, scaled by how slow the machine is.

/** What the gate may take on the reference machine. The goal is 950: docs/gate.md says how far it is, and what to do beyond the limit. */
const LIMIT = 1_750

/** The milliseconds of the fixed computation (`machine.mjs`) on the reference machine beside the gate. */
const REFERENCE = 60

/**
 * How many times as long as the reference machine this one has taken, by the mean of what was measured beside the gate; a
 * quicker machine has the same limit.
 */
export const scaleOf = (measurements) =>
  Math.max(1, measurements.reduce((sum, milliseconds) => sum + milliseconds, 0) / measurements.length / REFERENCE)

/** The line at the end of the gate: the processor seconds of each part, and how slow the machine was. */
export const processorLine = (parts, measurements) => {
  if (parts.some(({ seconds }) => seconds === undefined)) return 'Processor seconds: only Linux says them.'
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const each = parts.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)}`)
  return `Processor seconds: ${total.toFixed(0)} (${each.join(', ')}); this machine took ${scaleOf(measurements).toFixed(2)} times as long as the reference machine`
}

/** The check that the parts together stay within the limit; there is none where the system does not say the seconds. */
export const checkProcessorTime = (parts, measurements) => {
  const total = parts.reduce((sum, { seconds }) => sum + (seconds ?? Number.NaN), 0)
  if (Number.isNaN(total)) return { passed: 0, failed: 0, told: [], tests: [] }
  const scale = scaleOf(measurements)
  if (total <= LIMIT * scale) return { passed: 1, failed: 0, told: [], tests: [] }
  const limit = `${(LIMIT * scale).toFixed(0)} (${LIMIT} on the reference machine; this one took ${scale.toFixed(2)} times as long)`
  const line = `✗ the gate took ${total.toFixed(0)} processor seconds, and may take ${limit}: see docs/gate.md`
  return { passed: 0, failed: 1, told: [line], tests: [] }
}
