import { login } from '../demoCustomer.ts'
import { SCREENS, visitScreens } from './support/everyScreen.ts'
import { expect, test } from './support/fixtures.ts'

/** A zone that no market has, by the name of its offsets in winter and summer. */
const DEVICE = { zone: 'Pacific/Chatham', names: /GMT\+1[23]:45/ }

/** Screens with events that are no market's: money, identity, the account, news and their messages. RULES.md, records. */
const OF_NO_MARKET = new Set([
  '/home/index',
  '/home/borrow?tab=credit',
  '/home/dayTrading?tab=applied',
  '/mine/activity',
  '/mine/activityList',
  '/mine/bank',
  '/mine/deposit',
  '/mine/email',
  '/mine/exchangeRate',
  '/mine/message',
  '/mine/messageInfo',
  '/mine/qr',
  '/mine/stored',
  '/mine/verified',
  '/mine/withdraw',
  '/news/index',
  '/news/info',
])

/** Tabs with events of their own. */
const TABS = [
  '/position/index?tab=pending',
  '/position/index?tab=history',
  '/home/dayTrading?tab=progress',
  '/home/dayTrading?tab=details',
  '/home/follow?tab=orders',
  '/home/borrow?tab=loans',
]

/** Texts in the zone of the device: whole rows of a list, so that one with a quote code is told from money. */
const inDeviceZone = (names: string): ReadonlyArray<string> => {
  const pattern = new RegExp(names)
  const rows = [...document.querySelectorAll<HTMLElement>('main li, main p, main dd, main dt, main button')]
  return rows
    .filter((row) => row.checkVisibility() && pattern.test(row.innerText) && !row.querySelector('li, p, dd, button'))
    .map((row) => row.innerText.replaceAll('\n', ' '))
}

test.use({ withDemo: true, timezoneId: DEVICE.zone })

test('an event of a market stands in the zone of its market on every screen', async ({ page, broker }) => {
  const session = await login(broker.url)
  await page.addInitScript((kept) => {
    localStorage.setItem('language', 'us')
    localStorage.setItem('tokend', kept.token)
    localStorage.setItem('account', kept.account)
  }, session)
  await page.goto(`${broker.url}/#/home/index`)
  const wrong: Array<readonly [address: string, row: string]> = []
  let own = 0
  await visitScreens(page, [...SCREENS, ...TABS], async (address) => {
    const found = await page.evaluate(inDeviceZone, DEVICE.names.source)
    const isOwn = OF_NO_MARKET.has(address) || OF_NO_MARKET.has(address.split('?')[0] ?? '')
    if (isOwn) own += found.length
    // A movement of money has no market; one of a trade names its instrument.
    else if (address.startsWith('/mine/fundingRecords')) own += found.length
    else wrong.push(...found.map((row) => [address, row] as const))
  })
  expect(wrong).toEqual([])
  // The device's zone is told by its name: the search would have found it.
  expect(own).toBeGreaterThan(0)
})
