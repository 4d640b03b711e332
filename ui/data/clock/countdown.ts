const SECOND = 1_000
const two = (n: number): string => String(n).padStart(2, '0')

/** Milliseconds as "12:05", or "26:12:05" from an hour on; rounded up to whole seconds. */
export const countdown = (millis: number): string => {
  const seconds = Math.ceil(Math.max(0, millis) / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const tail = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${tail}` : tail
}
