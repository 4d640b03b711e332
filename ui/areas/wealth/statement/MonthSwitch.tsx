import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLayoutEffect, useRef } from 'react'
import { type Month, monthBounds } from '../../../../domain/calendar/month.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useModel } from '../../../data/app/app.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { dateText } from '../../../kit/dates/dateFormat.ts'
import { useValue } from '../../../kit/useValue.ts'
import { makeStatementModel } from './statement.model.ts'

const STEP = 'grid size-11 place-items-center text-accent'

interface StepProps {
  readonly label: string
  readonly month: Month | null
  readonly Icon: typeof ChevronLeft
  /** It has got the focus, or lost it to something else. */
  readonly onFocus: (has: boolean) => void
}

/** A link to a neighbouring month; its place stays empty where there is none. */
const Step = ({ Icon, label, month, onFocus }: StepProps) =>
  month === null ? (
    <span className="size-11" />
  ) : (
    <Go
      replace
      to="/mine/statement"
      search={{ month }}
      aria-label={label}
      className={STEP}
      onFocus={() => onFocus(true)}
      onBlur={() => onFocus(false)}
    >
      <Icon aria-hidden className="size-5 rtl:-scale-x-100" />
    </Go>
  )

/** The month that is shown or being loaded, and the steps to its neighbours. */
export const MonthSwitch = ({ month }: { readonly month: Month }) => {
  const words = useWords().statement
  const { next, previous } = useModel(makeStatementModel)
  const { tag } = useValue(locale)
  const steps = useRef<HTMLElement>(null)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    // At the first or the last month the step that was pressed has gone: the other one takes the focus.
    if (hasFocus.current && document.activeElement === document.body) steps.current?.querySelector('a')?.focus()
  })
  const hold = (has: boolean) => void (hasFocus.current = has)
  const name = dateText(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }, monthBounds(month)[0])
  return (
    <nav
      ref={steps}
      aria-label={words.months()}
      className="flex items-center justify-between border-b border-line bg-surface px-1"
    >
      <Step label={words.previous()} month={useValue(previous)} Icon={ChevronLeft} onFocus={hold} />
      <p role="status" className="text-center font-semibold">
        {name}
      </p>
      <Step label={words.next()} month={useValue(next)} Icon={ChevronRight} onFocus={hold} />
    </nav>
  )
}
