import type { Instant } from '../../../domain/calendar/zone.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** "GMT+8", "GMT-3:30"; minutes east of UTC. */
const offsetText = (minutes: number, greenwich: string): string => {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${greenwich}${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${two(rest)}`}`
}

/** Where a language places the offset, and its word for Greenwich, where it is not the usual one. */
const WRITTEN: Readonly<Record<string, (time: string, minutes: number) => string>> = {
  'zh-Hans': (time, minutes) => `${offsetText(minutes, 'GMT')} ${time}`,
  'zh-Hant': (time, minutes) => `${time} [${offsetText(minutes, 'GMT')}]`,
  // Isolated, so that it keeps its own direction in a right-to-left sentence.
  ar: (time, minutes) => `\u2068${time} ${offsetText(minutes, 'غرينتش')}\u2069`,
}

/** Minutes east of UTC of the zone of the device. */
const deviceOffset = (at: Instant): number => -new Date(at).getTimezoneOffset()

/**
 * "10:32 GMT+8" in the zone of the device, as `Intl` writes it in the language of the BCP 47 tag. Without `Intl`, whose
 * first format takes a slow phone more than 100 ms, and every screen shows this line.
 */
export const hourTime = (at: Instant, tag: string, minutes = deviceOffset(at)): string => {
  const local = new Date(at + minutes * 60_000)
  const time = `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`
  return WRITTEN[tag]?.(time, minutes) ?? `${time} ${offsetText(minutes, 'GMT')}`
}
