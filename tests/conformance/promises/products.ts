import {
  compare,
  decimal,
  decimalsOf,
  divideTo,
  figure,
  isNear,
  isSame,
  known,
  minus,
  percentOf,
  plus,
  roundTo,
  sumOf,
  times,
  zero,
} from '../contract/amounts.ts'
import { feePromises, rest } from './fees.ts'
import { type Claim, equals, goesWith, holds, type Row } from './promise.ts'
import type { PromiseOf } from './success.ts'

const CENT = decimal('0.01')

/** A share in percentage points with two decimals, however its half was rounded. */
function* points(
  row: Row,
  name: string,
  at: string,
  part: string | ReturnType<typeof figure>,
  whole: unknown,
): Iterable<Claim> {
  const [shown, base] = [known(row[name]), figure(whole)]
  if (shown === undefined || typeof part === 'string' || isSame(base, zero)) return
  const exact = divideTo(times(part, decimal('100')), base, 8, 'half-even')
  yield holds(`${at}/${name}`, isNear(shown, exact, CENT), 'the share in percentage points, two decimals', row[name])
}

export const blockPromises: PromiseOf = function* (row, at) {
  const [price, now] = [known(row['price']), known(row['nowprice'])]
  yield equals(
    `${at}/minquantity`,
    row['minquantity'],
    times(figure(row['minlots']), figure(row['lot'])),
    'minlots × lot',
  )
  yield holds(
    `${at}/minquantity`,
    compare(figure(row['minquantity']), decimal('300')) >= 0,
    '300 shares at least',
    row['minquantity'],
  )
  yield holds(
    `${at}/remaining`,
    compare(figure(row['remaining']), figure(row['quantity'])) <= 0,
    'no more than the block',
    row['remaining'],
  )
  if (price === undefined || now === undefined) return
  yield* points(row, 'discount', at, minus(now, price), row['nowprice'])
  yield* points(row, 'profitrate', at, minus(now, price), row['price'])
  const sold = times(price, minus(figure(row['quantity']), figure(row['remaining'])))
  if (String(row['status']) === '1') yield equals(`${at}/turnover`, row['turnover'], sold, 'price × what was bought')
}

export const blockPreview: PromiseOf = function* (row, at, { form, memory }) {
  const block = memory.thing('block', row['id'])
  yield equals(`${at}/amount`, row['amount'], times(figure(row['price']), figure(form['quantity'])), 'price × quantity')
  const priced = { ...row, currency: block?.['currency'] }
  yield* feePromises(priced, at, block && memory.rulesOf(block['code']), 'buy')
  yield equals(`${at}/total`, row['total'], plus(figure(row['amount']), figure(row['feetotal'])), 'amount + fees')
  yield equals(
    `${at}/shortfall`,
    row['shortfall'],
    rest(figure(row['total']), figure(row['available'])),
    'what is missing to pay the total',
  )
  if (block !== undefined)
    yield equals(`${at}/quantity`, row['quantity'], times(figure(row['lots']), figure(block['lot'])), 'lots × lot')
  if (block !== undefined) yield equals(`${at}/price`, row['price'], known(block['price']), 'the price of the block')
}

export const blockTradePromises: PromiseOf = function* (row, at) {
  yield equals(`${at}/money`, row['money'], times(figure(row['buyprice']), figure(row['quantity'])), 'price × quantity')
  yield holds(
    `${at}/held`,
    compare(figure(row['held']), figure(row['quantity'])) <= 0,
    'no more than was bought',
    row['held'],
  )
  if (isSame(figure(row['held']), figure(row['quantity'])) && known(row['nowprice']) !== undefined)
    yield* points(row, 'profitrate', at, minus(figure(row['nowprice']), figure(row['buyprice'])), row['buyprice'])
}

const STEPS = ['opentime', 'closetime', 'drawtime', 'resulttime', 'listtime']

export const offerPromises: PromiseOf = function* (row, at) {
  const [price, market] = [figure(row['price']), known(row['marketprice'])]
  yield goesWith(
    `${at}/premium`,
    known(row['premium']) !== undefined,
    market !== undefined,
    'a premium where there is a market price',
  )
  if (market !== undefined) {
    yield equals(`${at}/premium`, row['premium'], minus(market, price), 'market price - issue price')
    yield* points(row, 'premiumrate', at, minus(market, price), row['price'])
  }
  const share = divideTo(times(figure(row['subscribed']), decimal('100')), figure(row['offered']), 0, 'down')
  yield equals(
    `${at}/progress`,
    row['progress'],
    compare(share, decimal('100')) > 0 ? decimal('100') : share,
    'subscribed / offered in per cent, rounded down',
  )
  for (const [nth, step] of STEPS.entries()) {
    const before = STEPS[nth - 1]
    if (before !== undefined)
      yield holds(`${at}/${step}`, Number(row[step]) >= Number(row[before]), `not before ${before}`, row[step])
  }
  const band = row['band'] as Row | undefined
  if (band !== undefined) {
    const inside = compare(figure(band['low']), price) <= 0 && compare(price, figure(band['high'])) <= 0
    yield holds(`${at}/price`, inside, 'a price of the band', row['price'])
    const isOpen = ['upcoming', 'open'].includes(String(row['stage']))
    if (isOpen) yield equals(`${at}/price`, row['price'], figure(band['high']), 'the highest price, before the result')
  }
  yield holds(`${at}/min`, compare(figure(row['min']), figure(row['max'])) <= 0, 'no more than max', row['min'])
  yield holds(
    `${at}/mine`,
    (row['mine'] as ReadonlyArray<Row>).every((own) => own['offerid'] === row['id']),
    'a subscription of this offer',
    row['mine'],
  )
}

export const subscriptionPromises: PromiseOf = function* (row, at) {
  const [money, held, state] = [figure(row['money']), figure(row['held']), String(row['state'])]
  yield equals(`${at}/money`, row['money'], times(figure(row['price']), figure(row['quantity'])), 'price × quantity')
  const [cutoff, allotted] = [known(row['cutoff']), figure(row['allotted'])]
  yield equals(`${at}/due`, row['due'], times(cutoff ?? figure(row['price']), allotted), 'price × allotted')
  yield goesWith(`${at}/cutoff`, row['cutoff'] !== undefined, row['bid'] !== undefined, 'a cut-off price of a bid')
  if (cutoff !== undefined && compare(allotted, zero) > 0)
    yield holds(`${at}/cutoff`, compare(cutoff, figure(row['price'])) <= 0, 'no more than was bid', row['cutoff'])
  const isUpfront = row['payment'] === 'upfront'
  if (state === 'waiting')
    yield equals(`${at}/held`, row['held'], isUpfront ? money : zero, 'the whole amount, where it is paid up front')
  if (state === 'cancelled' || state === 'waived')
    yield equals(`${at}/held`, row['held'], zero, 'nothing once it is over')
  if (state === 'cancelled')
    yield equals(`${at}/refunded`, row['refunded'], isUpfront ? money : zero, 'all that was frozen')
  yield holds(
    `${at}/held`,
    compare(plus(held, figure(row['refunded'])), money) <= 0,
    'with what was refunded no more than the amount',
    row['held'],
  )
  yield goesWith(
    `${at}/allotted`,
    known(row['allotted']) !== undefined,
    !['waiting', 'cancelled'].includes(state),
    'a quantity once there is a result',
  )
}

export const productPromises: PromiseOf = function* (row, at) {
  yield holds(
    `${at}/raised`,
    compare(figure(row['raised']), figure(row['scale'])) <= 0,
    'no more than the scale',
    row['raised'],
  )
  const [opens, stops, ends] = ['opentime', 'stoptime', 'endtime'].map((name) => Number(row[name])) as [
    number,
    number,
    number,
  ]
  yield holds(`${at}/stoptime`, opens < stops && stops <= ends, 'after opentime and not after endtime', row['stoptime'])
  yield holds(`${at}/drawdown`, compare(figure(row['drawdown']), zero) >= 0, '0 or more', row['drawdown'])
}

export const followOrderPromises: PromiseOf = function* (row, at, { memory }) {
  yield equals(`${at}/profit`, row['profit'], minus(figure(row['value']), figure(row['money'])), 'value - money')
  const product = memory.thing('product', row['code'])
  const fee =
    product &&
    roundTo(percentOf(figure(row['money']), figure(product['feerate'])), decimalsOf(row['currency']), 'half-up')
  yield equals(`${at}/fee`, row['fee'], fee, 'feerate of money, rounded half up')
  const isOver = row['state'] === 'ended'
  yield goesWith(`${at}/closetime`, known(row['closetime']) !== undefined, isOver, 'a time once it has ended')
  yield holds(
    `${at}/status`,
    (String(row['status']) === '0') === !isOver,
    `what ${String(row['state'])} is as a number`,
    row['status'],
  )
  if (product === undefined) return
  const locked = Math.min(Number(row['buytime']) + Number(product['lockdays']) * 86_400_000, Number(row['endtime']))
  yield holds(
    `${at}/unlocktime`,
    Number(row['unlocktime']) === locked,
    `${locked}: lockdays after buying`,
    row['unlocktime'],
  )
}

const taskSums = (tasks: ReadonlyArray<Row>) => ({
  all: sumOf(tasks.map(({ reward }) => figure(reward))),
  done: sumOf(tasks.filter(({ status }) => String(status) === '2').map(({ reward }) => figure(reward))),
})

export const activityPromises: PromiseOf = function* (row, at, { path, data }) {
  const figures = row['figures'] as Row
  const both = plus(figure(figures['withdrawn']), figure(figures['withdrawable']))
  yield equals(`${at}/figures/obtained`, figures['obtained'], both, 'withdrawn + withdrawable')
  yield holds(
    `${at}/completed`,
    Number(row['completed']) <= Number(row['tasks']),
    'no more than there are',
    row['completed'],
  )
  if (path !== '/activity/info') return
  const tasks = (data as Row)['list'] as ReadonlyArray<Row>
  const { all, done } = taskSums(tasks)
  yield equals(`${at}/figures/total`, figures['total'], all, 'the rewards of all tasks')
  yield equals(`${at}/figures/obtained`, figures['obtained'], done, 'the rewards of the completed tasks')
  yield holds(`${at}/tasks`, Number(row['tasks']) === tasks.length, `${tasks.length}, the tasks listed`, row['tasks'])
}
