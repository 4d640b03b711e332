import type { Instant } from '../../../domain/calendar/zone.ts'
import { locale } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { relativeTime } from '../../data/clock/relativeTime.ts'

/**
 * "Paper Wire · 5 minutes ago" and below it "15 Jan 2026, 10:32 GMT+8": always two lines, so that nothing moves when
 * the first one changes. The caller keeps the now model running.
 */
export const NewsTime = ({ source, time }: { readonly source: string; readonly time: Instant }) => {
  const { tag } = useValue(locale)
  const now = useValue(useModel(makeNowModel).now)
  const ago = now === null ? null : relativeTime(time, now, tag)
  return (
    <span className="block text-micro text-ink-3">
      <span className="block min-h-[1lh] truncate">
        <bdi>{source}</bdi>
        {source !== '' && ago !== null && ' · '}
        {ago}
      </span>
      <span className="block">{deviceTime(time, tag)}</span>
    </span>
  )
}
