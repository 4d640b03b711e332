import type { ComponentType } from 'react'
import type { Namespaces } from '../ui/i18n/i18n-types.ts'
import type { ScreenPath } from '../ui/shell/routes.ts'

/** Where the code of something on screen is, and the words it needs. */
export interface Part {
  readonly load: () => Promise<{ readonly default: ComponentType }>
  readonly words?: readonly Namespaces[]
}

/** One screen: where its code is and what stands around it. Source: RULES.md, screens. */
export interface RouteRow extends Part {
  /** Needs no session. */
  readonly open?: true
  /** The bottom menu stays below it. */
  readonly menu?: true
  /** A form: nothing floats above its figures, fields and buttons. Customer service is one tap away in the panel. */
  readonly bare?: true
  /** Stands beside it where there is room: what it was chosen from. */
  readonly beside?: Part
  /** Has no use for more than a phone's width: where there is room, the greater part is for what stands beside it. */
  readonly narrow?: true
}

const quotes: Part = { load: () => import('../ui/quotes/QuotesBeside.tsx'), words: ['quotes', 'market'] }
const instrument: Part = { load: () => import('../ui/quotes/Info.tsx'), words: ['quotes', 'market', 'charts'] }
const positions: Part = {
  load: () => import('../ui/positions/PositionIndex.tsx'),
  words: ['positions', 'market', 'charts', 'server'],
}
const news: Part = { load: () => import('../ui/news/NewsIndex.tsx'), words: ['news', 'market'] }
const inbox: Part = { load: () => import('../ui/messages/MessageList.tsx'), words: ['inbox'] }
const mine: Part = { load: () => import('../ui/account/AccountCentre.tsx'), words: ['account'] }

const BLOCK_WORDS = ['block', 'funds', 'market', 'server'] as const

/** Every screen of the app; a path without a row does not compile. */
export const ROUTE_TABLE: Record<ScreenPath, RouteRow> = {
  '/login/start': { load: () => import('../ui/login/Start.tsx'), words: ['login'], open: true },
  '/login/logon': { load: () => import('../ui/login/Logon.tsx'), words: ['login'], open: true },
  '/login/register': { load: () => import('../ui/login/Register.tsx'), words: ['login'], open: true },
  '/login/login': { load: () => import('../ui/login/Login.tsx'), words: ['login'], open: true },
  '/login/loading': { load: () => import('../ui/login/Loading.tsx'), words: ['login'], open: true },
  '/home/index': {
    load: () => import('../ui/home/Home.tsx'),
    words: ['home', 'market', 'news', 'account', 'rewards'],
    menu: true,
  },
  '/home/newShare': {
    load: () => import('../ui/offers/NewShares.tsx'),
    words: ['offering', 'market'],
  },
  '/home/aguNewShare': {
    load: () => import('../ui/offers/AShares.tsx'),
    words: ['offering', 'market'],
  },
  '/home/newShareInfo': {
    load: () => import('../ui/offers/NewShareInfo.tsx'),
    words: ['offering', 'market', 'server'],
    bare: true,
  },
  '/home/dayTrading': {
    load: () => import('../ui/daytrade/DayTradingScreen.tsx'),
    words: ['daytrade', 'positions', 'market', 'server'],
    bare: true,
  },
  '/home/dividend': { load: () => import('../ui/dividends/DividendScreen.tsx'), words: ['payouts', 'market'] },
  '/home/large': { load: () => import('../ui/block/Large.tsx'), words: BLOCK_WORDS },
  '/home/largeInfo': { load: () => import('../ui/block/LargeInfo.tsx'), words: BLOCK_WORDS, bare: true },
  '/home/rush': { load: () => import('../ui/block/Rush.tsx'), words: BLOCK_WORDS, bare: true },
  '/home/follow': {
    load: () => import('../ui/follow/FollowScreen.tsx'),
    words: ['follow', 'charts', 'funds', 'market', 'server'],
    bare: true,
  },
  '/home/borrow': {
    load: () => import('../ui/borrow/Borrow.tsx'),
    words: ['borrow', 'funds', 'market', 'server'],
    bare: true,
  },
  '/quotes/index': {
    load: () => import('../ui/quotes/QuotesIndex.tsx'),
    words: ['quotes', 'market'],
    menu: true,
    beside: quotes,
  },
  '/quotes/search': { load: () => import('../ui/quotes/SearchScreen.tsx'), words: ['quotes', 'market'] },
  '/quotes/info': {
    load: () => import('../ui/quotes/Info.tsx'),
    words: ['quotes', 'market', 'charts'],
    beside: quotes,
  },
  '/quotes/infoBuy': {
    load: () => import('../ui/ticket/InfoBuy.tsx'),
    words: ['ticket', 'market', 'server'],
    bare: true,
    beside: instrument,
    narrow: true,
  },
  '/position/index': {
    ...positions,
    menu: true,
  },
  '/position/info': {
    load: () => import('../ui/positions/PositionInfo.tsx'),
    words: ['positions', 'ticket', 'market', 'charts', 'server'],
    bare: true,
    beside: positions,
  },
  '/news/index': { ...news, menu: true },
  '/news/info': { load: () => import('../ui/news/NewsInfo.tsx'), words: ['news', 'market', 'articles'], beside: news },
  '/market/subscribe': {
    load: () => import('../ui/offers/Placements.tsx'),
    words: ['offering', 'market'],
  },
  '/market/subscribeDetail': {
    load: () => import('../ui/offers/PlacementInfo.tsx'),
    words: ['offering', 'market', 'server'],
    bare: true,
  },
  '/market/subscribRecord': {
    load: () => import('../ui/offers/PlacementOrders.tsx'),
    words: ['offering', 'market', 'server'],
  },
  '/mine/index': { ...mine, menu: true },
  '/mine/message': { ...inbox, beside: mine },
  '/mine/messageInfo': { load: () => import('../ui/messages/MessageInfo.tsx'), words: ['inbox'], beside: inbox },
  '/mine/setting': { load: () => import('../ui/settings/Settings.tsx'), words: ['settings'], beside: mine },
  '/mine/qr': { load: () => import('../ui/invite/QrCard.tsx'), words: ['invite'], beside: mine },
  '/mine/loginPassword': {
    load: () => import('../ui/security/LoginPassword.tsx'),
    words: ['security', 'login'],
    bare: true,
    beside: mine,
  },
  '/mine/fundPassword': {
    load: () => import('../ui/security/FundPassword.tsx'),
    words: ['security'],
    bare: true,
    beside: mine,
  },
  '/mine/bank': { load: () => import('../ui/banking/Bank.tsx'), words: ['banking'], beside: mine },
  '/mine/bankAdd': {
    load: () => import('../ui/banking/BankAdd.tsx'),
    words: ['banking', 'funds', 'market', 'server'],
    bare: true,
    beside: mine,
  },
  '/mine/verified': {
    load: () => import('../ui/identity/Verified.tsx'),
    words: ['identity', 'server'],
    bare: true,
    beside: mine,
  },
  '/mine/language': {
    load: () => import('../ui/settings/Language.tsx'),
    words: ['settings'],
    open: true,
    beside: mine,
  },
  '/mine/company': { load: () => import('../ui/articles/Company.tsx'), words: ['articles'], open: true, beside: mine },
  '/mine/about': { load: () => import('../ui/articles/About.tsx'), words: ['articles'], open: true, beside: mine },
  '/mine/privacy': { load: () => import('../ui/articles/Privacy.tsx'), words: ['articles'], open: true, beside: mine },
  '/mine/agreement': {
    load: () => import('../ui/articles/Agreement.tsx'),
    words: ['articles'],
    open: true,
    beside: mine,
  },
  '/mine/fundingRecords': { load: () => import('../ui/records/FundingRecords.tsx'), words: ['records'], beside: mine },
  '/mine/transactionRecords': {
    load: () => import('../ui/records/TransactionRecords.tsx'),
    words: ['records'],
    beside: mine,
  },
  '/mine/positionHistory': {
    load: () => import('../ui/records/PositionRecords.tsx'),
    words: ['records'],
    beside: mine,
  },
  '/mine/withdraw': {
    load: () => import('../ui/funds/WithdrawScreen.tsx'),
    words: ['funds', 'market', 'server'],
    bare: true,
    beside: mine,
  },
  '/mine/stored': { load: () => import('../ui/funds/Stored.tsx'), words: ['funds'], bare: true, beside: mine },
  '/mine/deposit': {
    load: () => import('../ui/funds/DepositScreen.tsx'),
    words: ['funds', 'market', 'server'],
    bare: true,
    beside: mine,
  },
  '/mine/newShareOrder': {
    load: () => import('../ui/offers/NewShareOrders.tsx'),
    words: ['offering', 'market', 'server'],
    beside: mine,
  },
  '/mine/activity': {
    load: () => import('../ui/rewards/ActivityScreen.tsx'),
    words: ['rewards', 'market', 'server'],
    beside: mine,
  },
  '/mine/activityList': { load: () => import('../ui/rewards/ActivityList.tsx'), words: ['rewards'], beside: mine },
  '/mine/email': { load: () => import('../ui/complaint/Complaint.tsx'), words: ['complaint'], beside: mine },
  '/mine/exchangeRate': {
    load: () => import('../ui/exchange/ExchangeScreen.tsx'),
    words: ['exchange', 'funds', 'market', 'server'],
    bare: true,
    beside: mine,
  },
}
