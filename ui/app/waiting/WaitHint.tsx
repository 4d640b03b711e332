import { useEffect } from 'react'
import { WAITING_TIME } from '../../../domain/withdrawals/waiting.ts'
import { useModel } from '../../data/app/app.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { locale } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { makeSecurityFeatures } from '../session/securityFeatures.model.ts'

export interface WaitHintProps {
  readonly text: (values: { readonly time: string }) => string
}

/** Before the tap: until when withdrawals would wait. Nothing in front of a server without a waiting time. */
export default function WaitHint({ text }: WaitHintProps) {
  const clock = useModel(makeNowModel)
  const now = useValue(clock.now)
  const { tag } = useValue(locale)
  const offered = useValue(useModel(makeSecurityFeatures).offered)
  useEffect(() => clock.keep(), [clock])
  if (now === null || !offered.has('waiting')) return null
  return <p className="text-small text-ink-2">{text({ time: deviceTime(now + WAITING_TIME, tag) })}</p>
}
