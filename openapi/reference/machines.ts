import { CALENDAR_CODES } from '../../domain/calendar/calendars.ts'
import { marketState } from '../../domain/calendar/marketState.ts'
import { decimal, zero } from '../../domain/money/decimal.ts'
import { PAYMENT_RULES, type PaymentRule } from '../../domain/offers/offer.ts'
import * as subscriptions from '../../domain/offers/subscription.ts'
import { type Phase, taskState } from '../../domain/rewards/task.ts'
import { lifecycles, type Machine, type Step } from './lifecycles.ts'

const unique = (steps: ReadonlyArray<Step>): ReadonlyArray<Step> => [
  ...new Map(steps.map((step) => [`${step.from} ${step.event} ${step.to}`, step])).values(),
]

const PRICE = decimal('2')
const QUANTITY = decimal('100')
const [BEFORE, DEADLINE] = [0, 1]

/** What can happen to a subscription, each where its rules allow it. */
const subscriptionSteps = (payment: PaymentRule): ReadonlyArray<Step> => {
  const first = subscriptions.subscribe(payment, PRICE, QUANTITY)
  const steps = new Array<Step>()
  const seen = new Map([[first.state, first]])
  for (const row of seen.values()) {
    const nexts: ReadonlyArray<readonly [event: string, next: subscriptions.Subscription]> = [
      ...(subscriptions.mayCancel(row, DEADLINE, BEFORE)
        ? [['the customer cancels', subscriptions.cancel(row)] as const]
        : []),
      ...(row.state === 'waiting'
        ? [
            ['the lottery gives shares', subscriptions.announce(row, QUANTITY)] as const,
            ['the lottery gives none', subscriptions.announce(row, zero)] as const,
          ]
        : []),
      ...(subscriptions.mayPay(row, DEADLINE, BEFORE)
        ? [
            ['the customer pays', subscriptions.pay(row)] as const,
            ['a payment without the money', { ...row, state: 'payment-failed' }] as const,
          ]
        : []),
      ['the deadline passes', subscriptions.lapse(row)],
    ]
    for (const [event, next] of nexts) {
      if (next.state === row.state) continue
      steps.push({ from: row.state, event, to: next.state })
      if (!seen.has(next.state)) seen.set(next.state, next)
    }
  }
  return unique(steps)
}

const PHASES: ReadonlyArray<Phase> = ['upcoming', 'running', 'ended']
const BOTH = [false, true]

/** How the state of a task changes where one of its conditions does. */
const taskSteps = (): ReadonlyArray<Step> => {
  const steps = new Array<Step>()
  const add = (event: string, from: string, to: string) => from !== to && steps.push({ from, event, to })
  for (const [at, phase] of PHASES.entries())
    for (const isUnlocked of BOTH)
      for (const isCompleted of BOTH) {
        const from = taskState(phase, { isCompleted, isUnlocked })
        const next = PHASES[at + 1]
        if (next !== undefined)
          add(
            next === 'ended' ? 'the activity ends' : 'the activity begins',
            from,
            taskState(next, { isCompleted, isUnlocked }),
          )
        if (!isUnlocked)
          add('the task before it is completed', from, taskState(phase, { isCompleted, isUnlocked: true }))
        if (!isCompleted && phase !== 'ended')
          add('its condition is met', from, taskState(phase, { isCompleted: true, isUnlocked }))
      }
  return unique(steps)
}

/** A Monday, 2026-06-08, in milliseconds, and the changes of state from there that show every way between them. */
const MONDAY = 1_780_876_800_000
const CHANGES = 12

/** How the hours of every market change its state. */
const marketSteps = (): ReadonlyArray<Step> => {
  const steps = CALENDAR_CODES.flatMap((calendar) => {
    const [found, seen] = [new Array<Step>(), new Array<number>()]
    let at: number | undefined = MONDAY
    while (at !== undefined && seen.length < CHANGES) {
      seen.push(at)
      const from = marketState(calendar, at)
      const to = from.nextChange === undefined ? from : marketState(calendar, from.nextChange)
      if (to.state !== from.state)
        found.push({
          from: from.state,
          event: to.state === 'open' ? 'a session begins' : 'a session ends',
          to: to.state,
        })
      at = from.nextChange
    }
    return found
  })
  return unique(steps)
}

const PAYMENTS: Readonly<Record<PaymentRule, string>> = {
  'up-front': 'paid with money that is frozen from the start',
  'after-winning': 'paid after winning',
}

/** The state machines of the rules, made by running the rules themselves. */
export const machines = (): ReadonlyArray<Machine> => [
  ...Object.values(lifecycles),
  ...PAYMENT_RULES.map((payment) => ({
    id: `subscription-${payment}`,
    title: `A subscription, ${PAYMENTS[payment]}`,
    shownIn: ['OfferState'],
    start: 'waiting',
    steps: subscriptionSteps(payment),
  })),
  {
    id: 'task',
    title: 'A task of an activity',
    shownIn: ['ActivityTask', 'properties', 'status'],
    start: 'locked',
    steps: taskSteps(),
  },
  { id: 'market', title: 'A market and its hours', shownIn: ['TradingState'], start: 'closed', steps: marketSteps() },
]
