import type { Decimal } from '../../../domain/money/decimal.ts'
import type { Offer } from '../../../ports/Offers.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Breakdown, type Fact } from '../../kit/figures/Figures.tsx'
import { useValue } from '../../kit/useValue.ts'
import { eventTime } from '../../data/clock/event.ts'
import { classes } from '../../kit/classes.ts'
import { bandText, priceIn, sharesText } from './offerText.ts'
import { Term } from '../../app/terms/Term.tsx'

interface Step {
  readonly key: 'subscription' | 'draw' | 'cutOff' | 'result' | 'payment' | 'refund' | 'listing' | 'delivery'
  readonly at: number
  /** The end of the step; a step without an end is over once it has begun. */
  readonly until?: number
}

const stepsOf = ({ kind, terms, timetable }: Offer): ReadonlyArray<Step> => [
  { key: 'subscription', at: timetable.opensAt, until: timetable.closesAt },
  { key: terms.band ? 'cutOff' : 'draw', at: timetable.drawsAt },
  { key: 'result', at: timetable.announcedAt },
  terms.payment === 'after-winning'
    ? { key: 'payment', at: timetable.announcedAt, until: timetable.payBy }
    : { key: 'refund', at: timetable.refundsAt },
  { key: kind === 'placement' ? 'delivery' : 'listing', at: timetable.listsAt },
]

const standOf = ({ at, until = at }: Step, now: number): 'stepDone' | 'stepNow' | 'stepNext' =>
  now < at ? 'stepNext' : now < until ? 'stepNow' : 'stepDone'

const DOT = {
  stepDone: 'bg-accent',
  stepNow: 'bg-accent ring-4 ring-accent-soft',
  stepNext: 'border-2 border-line bg-surface',
}

/** The timetable of an offer, step by step, with past, current and future steps. */
export const Timeline = ({ now, offer }: { readonly offer: Offer; readonly now: number }) => {
  const words = useWords().offers
  const { tag } = useValue(locale)
  const time = (at: number) => eventTime(at, tag, offer.zone)
  return (
    <ol className="grid">
      {stepsOf(offer).map((step, nth, { length }) => {
        const stand = standOf(step, now)
        return (
          <li key={step.key} className="relative flex gap-3 pb-4 last:pb-0">
            {/* No style inside of :last-child: with one, a row that is added to any list has the row before it styled again, whole. */}
            {nth < length - 1 && <span aria-hidden className="absolute inset-y-0 start-[5px] mt-2 w-px bg-line" />}
            <span aria-hidden className={classes('relative mt-1.5 size-2.75 shrink-0 rounded-full', DOT[stand])} />
            <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
              <span className={classes('text-body', stand === 'stepNow' && 'font-semibold')}>
                {step.key === 'draw' ? <Term of="lottery">{words.steps.draw()}</Term> : words.steps[step.key]()}
                <span className="block text-small text-ink-2">
                  {time(step.at)}
                  {step.until !== undefined && <span className="block">{words.until({ time: time(step.until) })}</span>}
                </span>
              </span>
              <span className={classes('text-small', stand === 'stepNow' ? 'text-accent' : 'text-ink-3')}>
                {words[stand]()}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The details of an offer: its size and its limits. Its dates are in its timetable. */
export const OfferFacts = ({ offer }: { readonly offer: Offer }) => {
  const words = useWords().offers
  const { offered, subscribed, terms } = offer
  const { band } = terms
  const figure = (label: string, text: string): Fact => ({ label, value: <span className="num">{text}</span> })
  const shares = (label: string, quantity: Decimal) => figure(label, sharesText(words, quantity))
  const facts: ReadonlyArray<Fact> = [
    ...(band
      ? [
          figure(words.priceBand(), `${bandText(band)}\u00a0${offer.currency}`),
          figure(words.bidStep(), priceIn(offer, band.step)),
        ]
      : []),
    shares(words.offered(), offered),
    shares(words.subscribed(), subscribed),
    shares(words.minimum(), terms.minimum),
    shares(words.maximum(), terms.maximum),
  ]
  return <Breakdown facts={facts} />
}
