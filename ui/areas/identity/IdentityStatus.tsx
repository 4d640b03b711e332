import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleX from 'lucide-react/icons/circle-x'
import Hourglass from 'lucide-react/icons/hourglass'
import type { IdentityRecord } from '../../../ports/Identity.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { Breakdown, type Fact } from '../../kit/figures/Figures.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { deviceTime } from '../../data/clock/device.ts'

const LOOKS = {
  'under-review': { icon: Hourglass, tone: 'bg-amber-soft text-amber' },
  verified: { icon: BadgeCheck, tone: 'bg-green-soft text-green' },
  rejected: { icon: CircleX, tone: 'bg-red-soft text-red' },
}

/** The state of the proof, the time of the last change, and the reason of a rejection. */
export const IdentityStatus = ({ record }: { readonly record: IdentityRecord }) => {
  const words = useWords().identity
  const { tag } = useValue(locale)
  const { state, rejection, submittedAt, reviewedAt } = record
  if (state === 'not-submitted') return null
  const { icon: Icon, tone } = LOOKS[state]
  const facts: ReadonlyArray<Fact> = [
    ...(rejection === null ? [] : [{ label: words.reason(), value: words.reasons[rejection.reason]() }]),
    ...(rejection === null || rejection.remark === ''
      ? []
      : [{ label: words.remark(), value: <bdi className="whitespace-pre-line">{rejection.remark}</bdi> }]),
    ...(submittedAt === null ? [] : [{ label: words.submitted(), value: deviceTime(submittedAt, tag) }]),
    ...(reviewedAt === null || state === 'under-review'
      ? []
      : [{ label: words.reviewed(), value: deviceTime(reviewedAt, tag) }]),
    ...(state === 'rejected'
      ? []
      : [
          { label: words.name(), value: <bdi>{record.name}</bdi> },
          { label: words.idNumber(), value: <span className="num">{record.idNumber}</span> },
        ]),
  ]
  return (
    <Section>
      <div role="status" className="flex items-center gap-3">
        <span aria-hidden className={classes('grid size-11 shrink-0 place-items-center rounded-full', tone)}>
          <Icon className="size-5.5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h2 className="text-head">{words.states[state]()}</h2>
          <p className="text-small text-ink-2">{words.hints[state]()}</p>
        </div>
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <Breakdown facts={facts} />
      </div>
    </Section>
  )
}
