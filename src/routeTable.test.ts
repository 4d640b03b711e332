import { expect, it } from 'vitest'
import { ROUTE_TABLE } from './routeTable.ts'

const pathsWith = (fact: 'open' | 'hideSupportButton') =>
  Object.entries(ROUTE_TABLE).flatMap(([path, row]) => (row[fact] && !path.startsWith('/login/') ? [path] : []))

/** The addresses of the product, which links from outside may name. Source: RULES.md, screens. */
const ADDRESSES = {
  login: 'start logon register login loading',
  home: 'index newShare aguNewShare newShareInfo dayTrading dividend large largeInfo rush follow borrow',
  quotes: 'index search info infoBuy',
  position: 'index info',
  news: 'index info',
  market: 'subscribe subscribeDetail subscribRecord',
  mine:
    'index message messageInfo setting qr loginPassword fundPassword bank bankAdd verified language company about ' +
    'privacy agreement fundingRecords transactionRecords positionHistory withdraw stored deposit newShareOrder ' +
    'activity activityList email exchangeRate',
}

it.each(Object.entries(ADDRESSES))('has every address of the product below /%s', (area, names) => {
  const addresses = names.split(' ').map((name) => `/${area}/${name}`)
  expect(addresses.filter((address) => !(address in ROUTE_TABLE))).toEqual([])
})

it('no screen of a customer opens without a session', () => {
  // Source: RULES.md, screens.
  const readable = ['/mine/language', '/mine/company', '/mine/about', '/mine/privacy', '/mine/agreement']
  expect(pathsWith('open')).toEqual(readable)
})

it('no floating button covers a form of money, cards, identity or passwords', () => {
  // Source: RULES.md, customer service.
  const forms = [
    '/home/newShareInfo',
    '/home/dayTrading',
    '/home/largeInfo',
    '/home/rush',
    '/home/follow',
    '/home/borrow',
    '/home/plans',
    '/quotes/infoBuy',
    '/position/info',
    '/market/subscribeDetail',
    '/mine/loginPassword',
    '/mine/fundPassword',
    '/mine/loginCodes',
    '/mine/passkeys',
    '/mine/bankAdd',
    '/mine/verified',
    '/mine/withdraw',
    '/mine/stored',
    '/mine/deposit',
    '/mine/exchangeRate',
  ]
  expect(pathsWith('hideSupportButton')).toEqual(forms)
})
