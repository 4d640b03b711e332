import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleX from 'lucide-react/icons/circle-x'
import Hourglass from 'lucide-react/icons/hourglass'
import type { ReactNode } from 'react'
import type { IdentityRecord } from '../../ports/Identity.ts'
import { locale, useWords } from '../i18n/words.ts'
import { classes } from '../kit/classes.ts'
import { Section } from '../kit/Section.tsx'
import { useValue } from '../kit/useValue.ts'
import { deviceTime } from '../messages/deviceTime.ts'

const LOOKS = {
  'under-review': { icon: Hourglass, tone: 'bg-amber-soft text-amber' },
  verified: { icon: BadgeCheck, tone: 'bg-green-soft text-green' },
  rejected: { icon: CircleX, tone: 'bg-red-soft text-red' },
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 py-1.5">
    <dt className="shrink-0 text-small text-ink-2">{name}</dt>
    <dd className="min-w-0 text-end text-body wrap-anywhere">{children}</dd>
  </div>
)

/** Where the proof stands: its state, when it got there, and why it was rejected. */
export const Standing = ({ record }: { readonly record: IdentityRecord }) => {
  const words = useWords().identity
  const { tag } = useValue(locale)
  const { state, rejection, submittedAt, reviewedAt } = record
  if (state === 'not-submitted') return <p className="px-4 py-3 text-small text-ink-2">{words.intro()}</p>
  const { icon: Icon, tone } = LOOKS[state]
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
      <dl className="mt-3 border-t border-line pt-2">
        {rejection && <Fact name={words.reason()}>{words.reasons[rejection.reason]()}</Fact>}
        {rejection && rejection.remark !== '' && (
          <Fact name={words.remark()}>
            <bdi className="whitespace-pre-line">{rejection.remark}</bdi>
          </Fact>
        )}
        {submittedAt !== null && <Fact name={words.submitted()}>{deviceTime(submittedAt, tag)}</Fact>}
        {reviewedAt !== null && state !== 'under-review' && (
          <Fact name={words.reviewed()}>{deviceTime(reviewedAt, tag)}</Fact>
        )}
        {state !== 'rejected' && (
          <>
            <Fact name={words.name()}>
              <bdi>{record.name}</bdi>
            </Fact>
            <Fact name={words.idNumber()}>
              <span className="num">{record.idNumber}</span>
            </Fact>
          </>
        )}
      </dl>
    </Section>
  )
}
