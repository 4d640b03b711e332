import type { BrowserContext, Page } from '@playwright/test'
import { decimal } from '../../../domain/money/decimal.ts'
import { formatAmount, formatQuantity } from '../../../domain/money/format.ts'
import { longRuns } from '../../../paper/testing/longRuns.ts'
import { expect, test } from '../support/fixtures.ts'
import { SCREENS, walkInLanguages } from './visitScreens.ts'

/** Calls whose answers are about the customer; what an order would cost is seen, since nobody confirms what they do not see. */
const OWN =
  /\/api\/vue\/(trade|funds|plan|exchange|dividend|lending|credit|follow\/orders|daytrade|block\/trades|user)\b/
/** Fields with what the customer has, paid or earned; prices, rates and limits have other names. */
const FIELDS = new Set(
  `amount available balance buyingpower cost fees floatingprofit frozen gross held holdingvalue marketvalue money net openedquantity outstanding owed
  paid profit quantity realisedprofit received rest sum tax total totalassets value worth yingkui`.split(/\s+/),
)
/** What is available for an order. */
const BALANCES = new Set(['available', 'balance', 'buyingpower', 'frozen'])
/** The form of an order, which may cost what a holding is worth: its balances are hidden. */
const TICKET = '/quotes/infoBuy'
/** Written by the broker, and read on purpose. */
const IN_FULL = ['/mine/message', '/mine/messageInfo']
const TABS = ['assets', 'holdings', 'funds', 'pending', 'history', 'exchanged'].map(
  (tab) => `/position/index?tab=${tab}`,
)
const MORE = ['/home/borrow?tab=loans', '/home/borrow?tab=credit', '/home/follow?tab=orders', '/home/plans?code=FD1002']

/** Adds the figures of an answer, as the app writes them. Shorter ones are also prices, sizes of lots and days. */
const collect = (data: unknown, into: Set<string>, fields = FIELDS): void => {
  if (Array.isArray(data)) for (const one of data) collect(one, into, fields)
  else if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data)) {
      const isFigure = fields.has(name) && /^-?\d+(\.\d+)?$/.test(String(value))
      if (!isFigure) collect(value, into, fields)
      else
        for (const text of [formatAmount, formatQuantity].map((format) =>
          format(decimal(String(value).replace('-', ''))),
        ))
          if (text.length >= 7) into.add(text)
    }
}

/** Screens that are known to show such figures: where they are not hidden, the same search has to find them. */
const SHOWN = [
  '/home/index',
  '/position/index',
  '/mine/index',
  '/mine/fundingRecords',
  '/mine/statement',
  '/mine/taxReport',
]

test('no screen shows an own figure while figures are hidden', async ({ browser, broker }, { project }) => {
  test.setTimeout(longRuns(240_000, 900_000))
  const own = new Set<string>()
  const balances = new Set<string>()
  const seen = new Map<string, ReadonlyArray<string>>()
  const screensWith = new Set<string>()
  const prepare = async (context: BrowserContext): Promise<void> => {
    // In Spanish they are shown, in English they are hidden.
    await context.addInitScript(() =>
      localStorage.setItem('hideFigures', localStorage.getItem('language') === 'us' ? '1' : '0'),
    )
    context.on('response', async (response) => {
      if (!OWN.test(response.url()) || response.url().includes('preview')) return
      const answer: unknown = await response.json().catch(() => null)
      collect(answer, own)
      collect(answer, balances, BALANCES)
    })
  }
  const figuresOn = async (page: Page, path: string): Promise<ReadonlyArray<string>> => {
    const known = path === TICKET ? balances : own
    const text = await page.locator('main').innerText()
    return (text.match(/\d[\d.]*(,\d+)?/g) ?? []).filter((figure) => known.has(figure))
  }
  const paths = [...SCREENS, ...TABS, ...MORE]
  await walkInLanguages(
    { browser, broker, settings: project.use, prepare },
    ['es', 'us'],
    (language) => (language === 'es' ? SHOWN : paths),
    async (page, address, language) => {
      const [path = ''] = address.split('?')
      const found = await figuresOn(page, path)
      if (language === 'es' && found.length > 0) screensWith.add(path)
      if (language === 'us' && found.length > 0 && !IN_FULL.includes(path)) seen.set(address, found)
    },
  )
  expect(Object.fromEntries(seen), 'what is shown of one’s own while figures are hidden').toEqual({})
  expect([...screensWith].toSorted()).toEqual(SHOWN.toSorted())
})
