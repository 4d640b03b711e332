import { figure, formatDecimal, isSame, minus, plus } from '../../contract/amounts.ts'
import { reading, type Steps, writing } from '../../workflow.ts'
import { NOTHING, NOWHERE } from '../nowhere.ts'
import { SHARES, tradables } from './tradable.ts'

type Offering = Pick<Steps<'/common/config'>, 'ask' | 'need'>

const offered = async ({ ask, need }: Offering): Promise<void> => {
  const entries = await ask('/common/config', { type: 'all' })
  const isOffered = entries.some(({ name, value }) => name === 'savingsplans' && String(value) === '1')
  need(isOffered ? true : undefined, 'the server offers no savings plans')
}

/** The plans that there are: each is listed and shown alike, with what it bought. */
export const savingsPlans = reading(
  'savings plans with their purchases',
  ['/common/config', '/plan/list', '/plan/info'],
  async ({ ask, need, refuse, holds }) => {
    await offered({ ask, need })
    await refuse('/plan/info', { id: NOWHERE }, 'plan-not-found')
    for (const plan of await ask('/plan/list')) {
      const shown = await ask('/plan/info', { id: plan.id })
      const bought = shown.list.filter(({ state }) => state === 'bought').length
      holds(
        '/plan/info',
        '/data/plan/purchases',
        `at least the ${bought} purchases of this page`,
        shown.plan.purchases,
        Number(shown.plan.purchases) >= bought,
      )
      const days = shown.list.map(({ planday }) => planday)
      holds('/plan/info', '/data/list', 'each planned day once', days, new Set(days).size === days.length)
    }
  },
)

/** A plan is previewed, started, changed, paused, resumed and ended. */
export const savingsPlan = writing(
  'a savings plan: started, changed, paused, ended',
  [
    '/common/config',
    '/market/list',
    '/market/movers',
    '/quotes/info',
    '/plan/list',
    '/plan/info',
    '/plan/preview',
    '/plan/add',
    '/plan/change',
    '/plan/state',
  ],
  async ({ ask, change, refuse, refuseForm, need, holds, takeBack, id }) => {
    await offered({ ask, need })
    const all = await tradables({ ask })
    const found = all.find(({ market }) => SHARES.has(market))
    const { code } = need(found, 'no open market of shares takes orders for an instrument that somebody bids for')
    const least = await ask('/plan/preview', { code, money: '1', rhythm: 'monthly', day: '31' })
    const money = formatDecimal(figure(least.minimum))
    const terms = { code, money, rhythm: 'monthly', day: '31' } as const
    const wanted = (more: object) => ({ ...terms, ...more, requestid: id() })
    await refuse('/plan/add', wanted({ code: NOTHING }), 'product-not-found')
    await refuse('/plan/preview', { ...terms, code: NOTHING }, 'product-not-found')
    const other = all.find(({ market }) => !SHARES.has(market) && market !== 'FUND')
    if (other !== undefined) {
      await refuse('/plan/preview', { ...terms, code: other.code }, 'plan-not-offered')
      await refuse('/plan/add', wanted({ code: other.code }), 'plan-not-offered')
    }
    await refuse('/plan/add', wanted({ rhythm: 'weekly', day: '6' }), 'invalid-parameters')
    for (const day of ['0', '32']) await refuseForm('/plan/add', wanted({ day }), 'invalid-parameters')
    const below = formatDecimal(minus(figure(least.minimum), figure('1')))
    await refuse('/plan/add', wanted({ money: below }), 'amount-below-minimum')
    const beyond = formatDecimal(plus(figure(least.maximum), figure('1')))
    await refuse('/plan/add', wanted({ money: beyond }), 'amount-above-maximum')
    const preview = await ask('/plan/preview', terms)
    let running: string | undefined
    takeBack('a savings plan', '/plan/state', () =>
      running === undefined ? undefined : { id: running, state: 'ended' as const, requestid: id() },
    )
    const plan = await change('/plan/add', wanted({ reminder: '1' }), { altered: { day: '30' } })
    running = plan.id
    holds(
      '/plan/add',
      '/data/state',
      'active, with nothing bought yet',
      plan.state,
      plan.state === 'active' && Number(plan.purchases) === 0,
    )
    holds(
      '/plan/add',
      '/data/nextday',
      `${preview.nextday}, as in the preview`,
      plan.nextday,
      plan.nextday === preview.nextday,
    )
    const shown = await ask('/plan/info', { id: plan.id })
    holds('/plan/info', '/data/plan/id', plan.id, shown.plan.id, shown.plan.id === plan.id)
    const listed = (await ask('/plan/list')).filter((one) => one.id === plan.id)
    holds('/plan/list', '/data', `the plan ${plan.id}, once`, listed.length, listed.length === 1)
    const double = formatDecimal(plus(figure(money), figure(money)))
    const changing = { id: plan.id, money: double, rhythm: 'weekly', day: '1', reminder: '0' } as const
    await refuse('/plan/change', { ...changing, money: below, requestid: id() }, 'amount-below-minimum')
    await refuse('/plan/change', { ...changing, money: beyond, requestid: id() }, 'amount-above-maximum')
    await refuse('/plan/change', { ...changing, id: NOWHERE, requestid: id() }, 'plan-not-found')
    await refuse('/plan/preview', { ...terms, id: NOWHERE }, 'plan-not-found')
    const changed = await change('/plan/change', { ...changing, requestid: id() }, { altered: { day: '2' } })
    holds('/plan/change', '/data/money', double, changed.money, isSame(figure(changed.money), figure(double)))
    const isEarlier = Number(changed.nexttime) <= Number(plan.nexttime)
    holds('/plan/change', '/data/nexttime', 'not after that of the month', changed.nexttime, isEarlier)
    const paused = await change(
      '/plan/state',
      { id: plan.id, state: 'paused', requestid: id() },
      { altered: { state: 'ended' } },
    )
    holds(
      '/plan/state',
      '/data/nexttime',
      'none while it is paused',
      paused.nexttime,
      String(paused.nexttime) === '-' || paused.nexttime === '',
    )
    await change('/plan/state', { id: plan.id, state: 'active', requestid: id() }, { altered: { state: 'paused' } })
    await change('/plan/state', { id: plan.id, state: 'ended', requestid: id() }, { altered: { state: 'paused' } })
    running = undefined
    await refuse('/plan/state', { id: plan.id, state: 'active', requestid: id() }, 'plan-ended')
    await refuse('/plan/change', { ...changing, requestid: id() }, 'plan-ended')
    await refuse('/plan/preview', { ...terms, id: plan.id }, 'plan-ended')
    await refuse('/plan/state', { id: NOWHERE, state: 'active', requestid: id() }, 'plan-not-found')
  },
)
