import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Circle from 'lucide-react/icons/circle'
import CircleDot from 'lucide-react/icons/circle-dot'
import Minus from 'lucide-react/icons/minus'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { firstHourOf, type StepNow, type StepState } from '../../../../domain/home/firstHour.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useOrderFeature } from '../../../app/session/useOrderFeature.ts'
import { useModel } from '../../../data/app/app.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Button, ButtonLink } from '../../../kit/buttons/Button.tsx'
import { focusHeadingIfLost } from '../../../kit/focusHeading.ts'
import { classes } from '../../../kit/classes.ts'
import { Progress } from '../../../kit/feedback/Progress.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { nameIn } from '../../markets/listing.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import type { FirstHourNow, FirstSale } from './facts.ts'
import { FirstHourRoom } from './FirstHourRoom.tsx'
import { makeFirstHourModel } from './firstHour.model.ts'
import { StepBody, StepName } from './StepNow.tsx'

const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const
const ICONS: Readonly<Record<StepState, ReactNode>> = {
  done: <Check {...ICON} className="size-5 shrink-0 text-green" />,
  next: <CircleDot {...ICON} className="size-5 shrink-0 text-accent" />,
  open: <Circle {...ICON} />,
  later: <Circle {...ICON} />,
  skipped: <Minus {...ICON} />,
}

/** All steps with their states, for who wants to see the whole way. */
const AllSteps = ({ steps }: { readonly steps: ReadonlyArray<StepNow> }) => {
  const words = useWords().firstHour
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-1 text-small text-accent active:opacity-60"
      >
        {words.all()}
        <ChevronDown aria-hidden className={classes('size-4', open && 'rotate-180')} />
      </button>
      <ol id={id} hidden={!open} aria-label={words.all()} className="grid gap-2 pb-2">
        {steps.map(({ state, step }) => (
          <li
            key={step}
            aria-current={state === 'next' ? 'step' : undefined}
            className={classes('flex items-center gap-2.5', state === 'next' ? 'font-semibold' : 'text-ink-2')}
          >
            {ICONS[state]}
            <span className="min-w-0 grow">
              <StepName step={step} />
            </span>
            {(state === 'done' || state === 'skipped') && (
              <span className="text-small text-ink-3">{words.states[state]()}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Hides the card; its buttons go with it, so the heading of home takes the focus. */
const useHide = () => {
  const { later, leave } = useModel(makeFirstHourModel)
  const hide = async (how: () => Promise<void>): Promise<void> => {
    await how()
    focusHeadingIfLost()
  }
  return { later: () => void hide(later), leave: () => void hide(leave) }
}

/** The end: what the first trade brought. */
const Sold = ({ sale: { position, profit } }: { readonly sale: FirstSale }) => {
  const words = useWords().firstHour
  const { leave } = useHide()
  const name = nameIn(position, useValue(locale).code)
  return (
    <>
      <p>{words.sold({ name })}</p>
      <p className="text-title">
        <Change amount={profit} currency={position.currency} />
      </p>
      <p className="text-small text-ink-2">{words.soldText()}</p>
      <div className="pair pt-1">
        <ButtonLink kind="secondary" size="medium" render={<Go to="/mine/positionHistory" />}>
          {words.actions.profit()}
        </ButtonLink>
        <Button size="medium" onClick={leave}>
          {words.finish()}
        </Button>
      </div>
    </>
  )
}

const Card = ({ now }: { readonly now: FirstHourNow }) => {
  const words = useWords().firstHour
  const { later, leave } = useHide()
  const offersStops = useOrderFeature('protection')
  const steps = firstHourOf(now.facts, offersStops)
  const nth = steps.findIndex(({ state }) => state === 'next')
  const next = steps[nth]?.step
  const title = useId()
  return (
    <FirstHourRoom>
      <div role="group" aria-labelledby={title} className="flex min-h-full flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id={title} className="text-head">
            {words.title()}
          </h2>
          {next && (
            <span className="text-small text-ink-3">{words.progress({ step: nth + 1, steps: steps.length })}</span>
          )}
        </div>
        <Progress percent={next ? Math.floor((nth * 100) / steps.length) : 100} label={words.title()} />
        {next ? (
          <>
            <h3 className="pt-1 font-semibold">
              <StepName step={next} />
            </h3>
            <div className="grid gap-2 text-small text-ink-2">
              <StepBody step={next} now={now} />
            </div>
            <AllSteps steps={steps} />
            <div className="mt-auto flex flex-wrap justify-between gap-x-3">
              <Button kind="quiet" size="small" onClick={later}>
                {words.later()}
              </Button>
              <Button kind="quiet" size="small" onClick={leave}>
                {words.leave()}
              </Button>
            </div>
          </>
        ) : (
          now.sale && <Sold sale={now.sale} />
        )}
      </div>
    </FirstHourRoom>
  )
}

/** Leads a newcomer through a first trade, step by step. Needs the words `firstHour`. */
export default function FirstHour() {
  const { now, open } = useModel(makeFirstHourModel)
  const shown = useValue(now)
  // Its first step says whether a market is open: that would move what is below it.
  const markets = useValue(useModel(makeMarketsModel).status)
  useEffect(open, [open])
  return shown && (markets === 'ready' || markets === 'failed') ? <Card now={shown} /> : <FirstHourRoom />
}
