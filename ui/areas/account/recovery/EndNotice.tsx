import type { Instant } from '../../../../domain/calendar/zone.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { deviceTime } from '../../../data/clock/device.ts'
import { sentenceGap } from '../../../i18n/inText.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { useValue } from '../../../kit/useValue.ts'

export interface EndNoticeProps {
  readonly at: Instant
}

/** Warns the customer of a recovery that somebody else may have asked for, with what stops it. */
export const EndNotice = ({ at }: EndNoticeProps) => {
  const words = useWords().access.lostCodes
  const { tag } = useValue(locale)
  return (
    <div className="pt-3">
      <Banner title={words.ends({ time: deviceTime(at, tag) })}>
        {words.endsText()}
        {sentenceGap()}
        <Go to="/mine/loginPassword" className="tap font-semibold text-accent">
          {words.change()}
        </Go>
      </Banner>
    </div>
  )
}
