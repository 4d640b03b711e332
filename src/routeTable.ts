import type { ComponentType } from 'react'
import type { Namespaces } from '../ui/i18n/i18n-types.ts'
import type { ScreenPath } from '../ui/shell/routes.ts'

/** One screen: where its code is, which words it needs and whether the bottom menu stays below it. */
export interface RouteRow {
  readonly load: () => Promise<{ readonly default: ComponentType }>
  readonly words?: readonly Namespaces[]
  readonly menu?: true
}

/** Stands where a screen of later work will be. */
const later: RouteRow = { load: () => import('../ui/shell/NotAvailable.tsx') }

/** Every screen of the app; a path without a row does not compile. */
export const ROUTE_TABLE: Record<ScreenPath, RouteRow> = {
  '/login/start': { load: () => import('../ui/login/Start.tsx'), words: ['login'] },
  '/login/logon': { load: () => import('../ui/login/Logon.tsx'), words: ['login'] },
  '/login/register': { load: () => import('../ui/login/Register.tsx'), words: ['login'] },
  '/login/login': { load: () => import('../ui/login/Login.tsx'), words: ['login'] },
  '/login/loading': { load: () => import('../ui/login/Loading.tsx'), words: ['login'] },
  '/home/index': {
    load: () => import('../ui/home/Home.tsx'),
    words: ['home', 'market', 'news', 'account'],
    menu: true,
  },
  '/home/newShare': later,
  '/home/aguNewShare': later,
  '/home/newShareInfo': later,
  '/home/dayTrading': later,
  '/home/dividend': later,
  '/home/large': later,
  '/home/largeInfo': later,
  '/home/rush': later,
  '/home/follow': later,
  '/home/borrow': later,
  '/quotes/index': { load: () => import('../ui/quotes/QuotesIndex.tsx'), words: ['quotes', 'market'], menu: true },
  '/quotes/search': { load: () => import('../ui/quotes/SearchScreen.tsx'), words: ['quotes', 'market'] },
  '/quotes/info': { load: () => import('../ui/quotes/Info.tsx'), words: ['quotes', 'market', 'charts'] },
  '/quotes/infoBuy': { load: () => import('../ui/ticket/InfoBuy.tsx'), words: ['ticket', 'market', 'server'] },
  '/position/index': {
    load: () => import('../ui/positions/PositionIndex.tsx'),
    words: ['positions', 'market', 'charts', 'server'],
    menu: true,
  },
  '/position/info': {
    load: () => import('../ui/positions/PositionInfo.tsx'),
    words: ['positions', 'ticket', 'market', 'charts', 'server'],
  },
  '/news/index': { load: () => import('../ui/news/NewsIndex.tsx'), words: ['news', 'market'], menu: true },
  '/news/info': { load: () => import('../ui/news/NewsInfo.tsx'), words: ['news', 'market', 'articles'] },
  '/market/subscribe': later,
  '/market/subscribeDetail': later,
  '/market/subscribRecord': later,
  '/mine/index': { load: () => import('../ui/account/AccountCentre.tsx'), words: ['account'], menu: true },
  '/mine/message': { load: () => import('../ui/messages/MessageList.tsx'), words: ['inbox'] },
  '/mine/messageInfo': { load: () => import('../ui/messages/MessageInfo.tsx'), words: ['inbox'] },
  '/mine/setting': { load: () => import('../ui/settings/Settings.tsx'), words: ['settings'] },
  '/mine/qr': { load: () => import('../ui/invite/QrCard.tsx'), words: ['invite'] },
  '/mine/loginPassword': { load: () => import('../ui/security/LoginPassword.tsx'), words: ['security', 'login'] },
  '/mine/fundPassword': { load: () => import('../ui/security/FundPassword.tsx'), words: ['security'] },
  '/mine/bank': { load: () => import('../ui/banking/Bank.tsx'), words: ['banking'] },
  '/mine/bankAdd': { load: () => import('../ui/banking/BankAdd.tsx'), words: ['banking', 'market', 'server'] },
  '/mine/verified': { load: () => import('../ui/identity/Verified.tsx'), words: ['identity', 'server'] },
  '/mine/language': { load: () => import('../ui/settings/Language.tsx'), words: ['settings'] },
  '/mine/company': { load: () => import('../ui/articles/Company.tsx'), words: ['articles'] },
  '/mine/about': { load: () => import('../ui/articles/About.tsx'), words: ['articles'] },
  '/mine/privacy': { load: () => import('../ui/articles/Privacy.tsx'), words: ['articles'] },
  '/mine/agreement': { load: () => import('../ui/articles/Agreement.tsx'), words: ['articles'] },
  '/mine/fundingRecords': { load: () => import('../ui/records/FundingRecords.tsx'), words: ['records'] },
  '/mine/transactionRecords': { load: () => import('../ui/records/TransactionRecords.tsx'), words: ['records'] },
  '/mine/positionHistory': { load: () => import('../ui/records/PositionRecords.tsx'), words: ['records'] },
  '/mine/withdraw': { load: () => import('../ui/funds/WithdrawScreen.tsx'), words: ['funds', 'market', 'server'] },
  '/mine/stored': { load: () => import('../ui/funds/Stored.tsx'), words: ['funds'] },
  '/mine/deposit': { load: () => import('../ui/funds/DepositScreen.tsx'), words: ['funds', 'market', 'server'] },
  '/mine/newShareOrder': later,
  '/mine/activity': later,
  '/mine/activityList': later,
  '/mine/email': { load: () => import('../ui/complaint/Complaint.tsx'), words: ['complaint'] },
  '/mine/exchangeRate': {
    load: () => import('../ui/exchange/ExchangeScreen.tsx'),
    words: ['exchange', 'funds', 'market', 'server'],
  },
}
