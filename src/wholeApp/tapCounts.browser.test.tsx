import { expect, it, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { exampleAnswer, exampleOf, exampleWith } from '../../tests/contract/smallServer.ts'
import { listOf, nodeOf } from '../../openapi/tools/node.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { button, sheet } from '../testing/flows/flow.ts'
import { choosePicture } from '../testing/flows/money.ts'
import { mountExamples } from '../testing/mountSmallServer.tsx'

// How many taps the main tasks take, each from home: docs/decisions/taps.md. A change that needs more says why there.

const CODE = 'MY0101'
const PASSWORD = '739182'

type Words = ReturnType<typeof currentWords>
type Answers = (path: string, form: URLSearchParams) => object | undefined

interface Task {
  readonly name: string
  /** How many taps it takes: a change that needs more says why in docs/decisions/taps.md. */
  readonly takes: number
  /** What the server answers, where it is not the first example. */
  readonly answers?: Answers
  readonly run: (words: Words) => Promise<unknown>
}

const tap = (target: Locator) => target.click()

/** Types; a field without the focus is tapped first. */
const type = async (field: Locator, text: string) => {
  await expect.element(field).toBeVisible()
  if (field.element() !== document.activeElement) await tap(field)
  await field.fill(text)
}

/** The first link to a screen. */
const linkTo = async (path: string, within: Locator) => {
  const find = () => within.elements().flatMap((one) => [...one.querySelectorAll<HTMLElement>(`a[href*="${path}"]`)])[0]
  await expect.poll(find).toBeDefined()
  return page.elementLocator(find()!)
}

const main = page.getByRole('main')
const menu = ({ menu: name }: Words, item: string) =>
  page.getByRole('navigation', { name: name() }).getByText(item, { exact: true })
/** A screen of the account centre. */
const account = async (words: Words, path: string) => {
  await tap(menu(words, words.menuMine()))
  await tap(await linkTo(path, page.getByRole('dialog')))
}
/** The page of the instrument, found by its code. */
const find = async ({ home, quotes }: Words) => {
  await tap(page.getByRole('link', { name: home.search() }))
  await type(page.getByRole('searchbox'), CODE)
  await tap(page.getByRole('list', { name: quotes.hits() }).getByRole('link').first())
}
const send = async ({ orders }: Words) => {
  await tap(button(orders.review()).last())
  await tap(button(orders.send(), sheet))
  await expect.element(sheet.getByText(orders.result.orderNumber(), { exact: true })).toBeVisible()
}
const buy = async (words: Words, atMarket: boolean) => {
  await find(words)
  await tap(page.getByRole('link', { name: words.quotes.buy(), exact: true }))
  if (atMarket) await tap(page.getByRole('radio', { name: words.markets.orderTypes.market() }))
  await send(words)
}
const withdraw = async ({ server, transfers }: Words) => {
  await type(page.getByLabelText(transfers.fundPassword(), { exact: true }), PASSWORD)
  await tap(button(transfers.review()))
  await tap(button(transfers.withdrawSend(), sheet))
  await expect.element(sheet.getByText(server['withdrawal-submitted']())).toBeVisible()
}
/** Where no passkey is used, and the preview is of what is typed. */
const byPassword: Answers = (path, form) =>
  path === '/security/passkeys'
    ? exampleAnswer(path, 'empty')
    : path === '/funds/withdrawpreview'
      ? exampleWith(path, () => ({ money: form.get('money') ?? '0', arrival: '100.00' }))
      : undefined
/** One position, which has no protection until it gets one. */
const onePosition = (): Answers => {
  let protection: unknown = undefined
  return (path) => {
    if (path === '/trade/protect') protection = nodeOf(exampleOf(path)['data'])['protection']
    if (path !== '/trade/positionlist') return undefined
    return exampleWith(path, ({ list }) => ({ list: [{ ...nodeOf(listOf(list)[0]), protection }], next: '' }))
  }
}
const openHolding = async (words: Words) => {
  await tap(menu(words, words.menuPosition()))
  await tap(await linkTo('position/info', main))
}

const TASKS: ReadonlyArray<Task> = [
  {
    name: 'exchange records are seen',
    takes: 2,
    run: async (words) => {
      await tap(menu(words, words.menuPosition()))
      await tap(page.getByRole('tab', { name: words.positions.exchangeTabs(), exact: true }))
      await expect.element(page.getByRole('heading', { name: words.positions.tabs.exchanged() })).toBeVisible()
      await expect.element(main.getByText('2.303,60').first()).toBeVisible()
    },
  },
  {
    name: 'euros are exchanged into ringgit',
    takes: 8,
    run: async (words) => {
      const { exchange, server } = words
      await account(words, 'mine/index')
      await tap(await linkTo('mine/exchangeRate', main))
      await tap(button(new RegExp(`^${exchange.to()}`)))
      await tap(sheet.getByRole('option', { name: 'MYR' }))
      await type(page.getByLabelText(exchange.pay(), { exact: true }), '100')
      await tap(button(exchange.continue()))
      await tap(button(exchange.send(), sheet))
      await expect.element(sheet.getByText(server.exchanged(), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'a deposit is reported',
    takes: 7,
    run: async (words) => {
      const { server, transfers } = words
      await account(words, 'mine/stored')
      await type(page.getByLabelText(transfers.amount(), { exact: true }), '250')
      await tap(page.getByText(transfers.reported(), { exact: true }))
      await expect.poll(() => document.querySelector('main input[type=file]')).not.toBeNull()
      // The picker of pictures is the system's.
      const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
      await tap(button(transfers.addProof()))
      expect(opened).toHaveBeenCalledOnce()
      opened.mockRestore()
      await choosePicture(words)
      await tap(button(transfers.review()))
      await tap(button(transfers.depositSend(), sheet))
      await expect.element(sheet.getByText(server['deposit-submitted'](), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'a withdrawal is requested',
    takes: 6,
    answers: byPassword,
    run: async (words) => {
      await account(words, 'mine/withdraw')
      await type(page.getByLabelText(words.transfers.amount(), { exact: true }), '125')
      await withdraw(words)
    },
  },
  {
    name: 'everything is withdrawn',
    takes: 5,
    answers: byPassword,
    run: async (words) => {
      await account(words, 'mine/withdraw')
      await tap(button(words.transfers.withdrawAll()))
      await withdraw(words)
    },
  },
  {
    name: 'the records of seven days are seen',
    takes: 3,
    answers: (path, form) =>
      path === '/records/funding' && form.has('from') ? exampleAnswer(path, 'empty') : undefined,
    run: async (words) => {
      const { records } = words
      await account(words, 'mine/fundingRecords')
      await expect.element(page.getByRole('list', { name: records.fundingTitle() })).toBeVisible()
      await tap(button(records.periods.week()))
      await expect.element(button(records.periods.week())).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => page.getByRole('list', { name: records.fundingTitle() }).elements()).toEqual([])
    },
  },
  {
    name: 'an instrument is added to the watchlist from search',
    takes: 2,
    answers: (path) =>
      path === '/quotes/search'
        ? exampleWith(path, ({ list }) => ({ list: [{ ...nodeOf(nodeOf(list)[0]), watched: false }] }))
        : path === '/quotes/watchlist'
          ? exampleAnswer(path, 'empty')
          : undefined,
    run: async ({ home, quotes }) => {
      await tap(page.getByRole('link', { name: home.search() }))
      await type(page.getByRole('searchbox'), CODE)
      await tap(page.getByRole('list', { name: quotes.hits() }).getByRole('button').first())
      await expect.element(button(quotes.unwatch({ name: 'Harimau Foods' }))).toBeVisible()
    },
  },
  {
    name: 'a price alert is set',
    takes: 5,
    answers: (path) => (path === '/alert/list' ? exampleAnswer(path, 'empty') : undefined),
    run: async (words) => {
      const { alerts, quotes } = words
      await find(words)
      await tap(button(quotes.priceAlerts()))
      await type(sheet.getByLabelText(alerts.price(), { exact: true }).last(), '1,60')
      await tap(button(alerts.set(), sheet))
      await expect.poll(() => sheet.getByRole('listitem').elements()).toHaveLength(1)
    },
  },
  {
    name: 'a limit order is placed at the price given',
    takes: 5,
    run: (words) => buy(words, false),
  },
  { name: 'an instrument is bought at market', takes: 6, run: (words) => buy(words, true) },
  {
    name: 'what one owns is bought again',
    takes: 3,
    run: async (words) => {
      await tap(page.getByRole('link', { name: words.home.buyMore({ name: 'Harimau Foods' }) }))
      await send(words)
    },
  },
  {
    name: 'what the largest holding did today is seen',
    takes: 0,
    run: async ({ home }) => {
      const largest = page.getByRole('list', { name: home.shares() }).getByRole('listitem').first()
      await expect.element(largest).toHaveTextContent(/[+−]?\d+,\d\d.MYR.*%/)
      await expect.element(largest).toBeInViewport({ ratio: 0.99 })
    },
  },
  {
    name: 'the fees of last month are seen',
    takes: 2,
    run: async (words) => {
      const { positions, returns } = words
      await tap(menu(words, words.menuPosition()))
      await tap(page.getByRole('tab', { name: positions.assetTabs(), exact: true }))
      await expect.element(page.getByRole('heading', { name: returns.incomeAndCosts() })).toBeVisible()
      await expect.element(main.getByText(returns.lines.fees(), { exact: true }).last()).toBeVisible()
    },
  },
  {
    name: 'past orders are seen',
    takes: 2,
    run: async (words) => {
      await tap(menu(words, words.menuPosition()))
      await tap(page.getByRole('tab', { name: words.positions.orderTabs() }))
      const past = page.getByRole('list', { name: words.positions.pastKinds.orders(), exact: true })
      await expect.element(past.getByRole('listitem').first()).toHaveTextContent(CODE)
      await expect.element(past).toBeInViewport()
    },
  },
  {
    name: 'a stop is set on a position',
    takes: 3,
    answers: onePosition(),
    run: async ({ home, protection, quotes }) => {
      await tap(page.getByRole('list', { name: home.shares() }).getByRole('link').first())
      await tap(page.getByRole('link', { name: quotes.protect(), exact: true }))
      // The stop is proposed, with what it would lose.
      await expect.element(sheet.getByLabelText(protection.stopPrice())).not.toHaveValue('')
      await expect.element(sheet.getByText(protection.atStop(), { exact: true })).toBeVisible()
      await tap(button(protection.save(), sheet))
      await expect.element(page.getByText(protection.states.active(), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'a whole position is sold at market',
    takes: 7,
    answers: (path) => (path === '/trade/order' ? exampleAnswer(path, 'filled') : undefined),
    run: async (words) => {
      const { markets, orders } = words
      await openHolding(words)
      await tap(button(markets.actions['close-long']()).first())
      await tap(sheet.getByRole('radio', { name: markets.orderTypes.market() }))
      await tap(button(orders.share.all(), sheet))
      await tap(button(orders.review()).last())
      await tap(button(orders.send(), sheet).last())
      await expect
        .element(sheet.getByRole('heading', { name: markets.orderStates.filled(), exact: true }))
        .toBeVisible()
    },
  },
]

for (const { answers, name, run, takes } of TASKS)
  it(`${name}, in ${takes} taps`, async () => {
    const { atRest, go, leave } = await mountExamples(
      'us',
      (path, form) => answers?.(path, form) ?? exampleAnswer(path),
    )
    await go('/home/index')
    await atRest('/home/index')
    let taps = 0
    const count = ({ isTrusted }: Event) => void (taps += isTrusted ? 1 : 0)
    addEventListener('pointerup', count, true)
    // Also after a failure: an app that stays would go on with the history of the next one.
    await run(currentWords()).finally(() => {
      removeEventListener('pointerup', count, true)
      return leave()
    })
    expect(taps).toBe(takes)
  })
