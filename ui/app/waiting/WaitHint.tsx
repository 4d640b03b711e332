import { useEffect, useState } from 'react'
import { WAITING_TIME } from '../../../domain/withdrawals/waiting.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { locale } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { makeSecurityFeatures } from '../session/securityFeatures.model.ts'

export interface WaitHintProps {
  readonly text: (values: { readonly time: string }) => string
  /** The wait begins with this hint, which does not move on with the clock. */
  readonly begun?: boolean
}

/** Until when withdrawals wait, or would wait after the tap. Nothing in front of a server without a waiting time. */
export default function WaitHint({ begun = false, text }: WaitHintProps) {
  const app = useApp()
  const clock = useModel(makeNowModel)
  const now = useValue(clock.now)
  const { tag } = useValue(locale)
  const offered = useValue(useModel(makeSecurityFeatures).offered)
  const [since, setSince] = useState<Instant | null>(null)
  useEffect(() => clock.keep(), [clock])
  useEffect(() => void app.run(clock.looking).then(() => setSince(clock.now.peek())), [app, clock])
  const from = begun ? since : now
  if (from === null || !offered.has('waiting')) return null
  return <p className="text-small text-ink-2">{text({ time: deviceTime(from + WAITING_TIME, tag) })}</p>
}
