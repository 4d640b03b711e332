/** A zone of no market, by the names of its offsets in winter and summer. */
export const DEVICE = { zone: 'Pacific/Chatham', names: /GMT\+1[23]:45/ }

/** Screens with events that belong to no market: money, identity, the account, news and their messages. RULES.md, records. */
const OF_NO_MARKET = new Set([
  '/home/index',
  '/home/borrow?tab=credit',
  '/home/dayTrading?tab=applied',
  '/position/index?tab=exchange',
  '/position/index?tab=exchanged',
  '/mine/activity',
  '/mine/activityList',
  '/mine/bank',
  '/mine/bankAdd',
  '/mine/deposit',
  '/mine/email',
  '/mine/devices',
  '/mine/exchangeRate',
  '/mine/fundPassword',
  '/mine/loginPassword',
  '/mine/message',
  '/mine/passkeys',
  '/mine/messageInfo',
  '/mine/qr',
  '/mine/stored',
  '/mine/verified',
  '/mine/withdraw',
  '/news/index',
  '/news/info',
])

/** Whether an address shows events that belong to no market. A movement of money has no market; one of a trade names its instrument. */
export const isOfNoMarket = (address: string): boolean =>
  OF_NO_MARKET.has(address) ||
  OF_NO_MARKET.has(address.split('?')[0] ?? '') ||
  address.startsWith('/mine/fundingRecords') ||
  // Its report is of all assets together.
  address === '/position/index' ||
  address === '/position/index?tab=assets'

/** Texts in the zone of the device: whole rows of a list, so that a row with a quote code is distinguished from money. */
export const inDeviceZone = (names: string): ReadonlyArray<string> => {
  const pattern = new RegExp(names)
  const rows = [...document.querySelectorAll<HTMLElement>('main li, main p, main dd, main dt, main button')]
  return rows
    .filter((row) => row.checkVisibility() && pattern.test(row.innerText) && !row.querySelector('li, p, dd, button'))
    .map((row) => row.innerText.replaceAll('\n', ' '))
}
