import { useEffect } from 'react'
import { locale } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { hourTime } from '../../data/clock/hourTime.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { useModel } from '../../data/app/app.ts'

/** The time by the broker's clock, in the zone of the device. The clock of a simulation may differ from real time. */
export default function BrokerClock() {
  const { now, keep } = useModel(makeNowModel)
  const { tag } = useValue(locale)
  const at = useValue(now)
  useEffect(() => keep(), [keep])
  return at === null ? null : <time className="num shrink-0">{hourTime(at, tag)}</time>
}
