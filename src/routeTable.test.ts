import { expect, it } from 'vitest'
import { ROUTE_TABLE } from './routeTable.ts'

const pathsWith = (fact: 'open' | 'hideSupportButton') =>
  Object.entries(ROUTE_TABLE).flatMap(([path, row]) => (row[fact] && !path.startsWith('/login/') ? [path] : []))

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
