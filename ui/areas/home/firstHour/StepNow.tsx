import type { ComponentProps } from 'react'
import { type FirstStep, marketToBegin } from '../../../../domain/home/firstHour.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useSimulation } from '../../../app/session/useSimulation.ts'
import { Term } from '../../../app/terms/Term.tsx'
import { useModel } from '../../../data/app/app.ts'
import { eventTime } from '../../../data/clock/event.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { ButtonLink } from '../../../kit/buttons/Button.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { nameIn } from '../../markets/listing.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import type { FirstHourNow } from './facts.ts'

interface StepProps {
  readonly step: FirstStep
  readonly now: FirstHourNow
}

/** The name of a step, which explains its term where it has one. */
export const StepName = ({ step }: { readonly step: FirstStep }) => {
  const words = useWords().firstHour.steps
  switch (step) {
    case 'fill':
      return <Term of="filled">{words.fill()}</Term>
    case 'stop':
      return <Term of="stopLoss">{words.stop()}</Term>
    case 'profit':
      return <Term of="realised">{words.profit()}</Term>
    default:
      return words[step]()
  }
}

/** The markets as a first order meets them. */
const useMarket = ({ currencies }: FirstHourNow) => {
  const markets = useValue(useModel(makeMarketsModel).markets)
  const rows = markets.map(({ code, currency, state, tradable }) => ({
    code,
    currency,
    tradable,
    isOpen: state === 'open',
  }))
  return { market: marketToBegin(rows, currencies), isKnown: markets.length > 0 }
}

const OrderStep = ({ now }: Pick<StepProps, 'now'>) => {
  const all = useWords()
  const words = all.firstHour
  const isPractice = useSimulation()
  const { isKnown, market } = useMarket(now)
  return (
    <>
      {isPractice && (
        <p>
          <Term of="practiceMoney">{words.practice()}</Term>
        </p>
      )}
      <p>{words.texts.order()}</p>
      <p className="flex flex-wrap gap-x-4">
        <Term of="limitOrder">{all.markets.orderTypes.limit()}</Term>
        <Term of="marketOrder">{all.markets.orderTypes.market()}</Term>
      </p>
      {isKnown && market === null && <p>{words.texts.closed()}</p>}
      <ButtonLink wide size="medium" render={<Go to="/quotes/index" search={{ ...(market && { market }) }} />}>
        {words.actions.order()}
      </ButtonLink>
    </>
  )
}

/** What the position of a first trade is called, and when it can be sold where that is not yet. */
const usePosition = ({ position }: FirstHourNow) => {
  const { code, tag } = useValue(locale)
  const lockedUntil = position && position.closable.value === 0n ? position.sellableFrom : null
  return {
    name: position ? nameIn(position, code) : '',
    time: position && lockedUntil !== null ? eventTime(lockedUntil, tag, position.zone) : null,
    render: position ? (
      <Go to="/position/info" search={{ id: position.id }} />
    ) : (
      <Go to="/position/index" search={{ tab: 'holdings' }} />
    ),
  }
}

interface SimpleProps {
  readonly text: string
  readonly action: string
  readonly render: ComponentProps<typeof ButtonLink>['render']
}

const Simple = ({ action, render, text }: SimpleProps) => (
  <>
    <p>{text}</p>
    <ButtonLink wide size="medium" render={render}>
      {action}
    </ButtonLink>
  </>
)

/** What the next step is, in plain words, and the way to the screen where it is taken. */
export const StepBody = ({ now, step }: StepProps) => {
  const { actions, texts } = useWords().firstHour
  const { name, render, time } = usePosition(now)
  switch (step) {
    case 'money':
      return <Simple text={texts.money()} action={actions.money()} render={<Go to="/mine/stored" />} />
    case 'order':
      return <OrderStep now={now} />
    case 'fill':
      return (
        <Simple
          text={texts.fill()}
          action={actions.fill()}
          render={<Go to="/position/index" search={{ tab: 'pending' }} />}
        />
      )
    case 'stop':
      return <Simple text={texts.stop({ name })} action={actions.stop()} render={render} />
    case 'sale':
      return (
        <Simple
          text={time === null ? texts.sale({ name }) : texts.saleFrom({ name, time })}
          action={actions.sale()}
          render={render}
        />
      )
    default:
      return null
  }
}
