import type { ScreenPath } from '../ui/app/navigation/routes.ts'
import type { LoadFigure, Part, RouteRow } from './routeRow.ts'

const quotes: Part = { load: () => import('../ui/areas/quotes/list/QuotesBeside.tsx'), words: ['quotes', 'markets'] }
const instrument: Part = {
  load: () => import('../ui/areas/quotes/instrument/Info.tsx'),
  words: ['quotes', 'markets', 'charts'],
}
const positions: Part = {
  load: () => import('../ui/areas/portfolio/PositionIndex.tsx'),
  words: ['positions', 'account', 'markets', 'charts'],
}
const news: Part = { load: () => import('../ui/areas/news/NewsIndex.tsx'), words: ['news', 'markets'] }
const inbox: Part = { load: () => import('../ui/areas/messages/MessageList.tsx'), words: ['messages'] }
const mine: Part = { load: () => import('../ui/areas/wealth/AccountCentre.tsx'), words: ['account'] }

/** The total of all currencies. */
const TOTAL: LoadFigure = () => import('../ui/areas/wealth/worth.model.ts').then(({ loadTotal }) => loadTotal)

/** What the customer has in one currency, and in all. */
const ACCOUNT: LoadFigure = () => import('../ui/areas/wealth/AccountCentre.tsx').then(({ loadAccount }) => loadAccount)

/** An instrument and its price. */
const PRICE: LoadFigure = () =>
  import('../ui/areas/quotes/instrument/Info.tsx').then(({ loadInstrument }) => loadInstrument)

const BLOCK_WORDS = ['block', 'transfers', 'markets', 'server'] as const

/** Every screen of the app; a path without a row does not compile. */
export const ROUTE_TABLE: Record<ScreenPath, RouteRow> = {
  '/login/start': { load: () => import('../ui/areas/account/login/Start.tsx'), words: ['login'], open: true },
  '/login/logon': { load: () => import('../ui/areas/account/login/Logon.tsx'), words: ['login'], open: true },
  '/login/register': { load: () => import('../ui/areas/account/login/Register.tsx'), words: ['login'], open: true },
  '/login/login': { load: () => import('../ui/areas/account/login/Login.tsx'), words: ['login'], open: true },
  '/login/loading': { load: () => import('../ui/areas/account/startUp/Loading.tsx'), words: ['login'], open: true },
  '/home/index': {
    load: () => import('../ui/areas/home/Home.tsx'),
    words: ['home', 'markets', 'account'],
    menu: true,
    figure: TOTAL,
  },
  '/home/newShare': { load: () => import('../ui/areas/offers/NewShares.tsx'), words: ['offers', 'markets'] },
  '/home/aguNewShare': { load: () => import('../ui/areas/offers/AShares.tsx'), words: ['offers', 'markets'] },
  '/home/newShareInfo': {
    load: () => import('../ui/areas/offers/NewShareInfo.tsx'),
    words: ['offers', 'markets', 'server'],
    hideSupportButton: true,
  },
  '/home/dayTrading': {
    load: () => import('../ui/areas/daytrade/DayTradingScreen.tsx'),
    words: ['daytrade', 'positions', 'markets', 'server'],
    hideSupportButton: true,
  },
  '/home/dividend': { load: () => import('../ui/areas/dividends/DividendScreen.tsx'), words: ['dividends', 'markets'] },
  '/home/large': { load: () => import('../ui/areas/block/Large.tsx'), words: BLOCK_WORDS },
  '/home/largeInfo': {
    load: () => import('../ui/areas/block/LargeInfo.tsx'),
    words: BLOCK_WORDS,
    hideSupportButton: true,
  },
  '/home/rush': { load: () => import('../ui/areas/block/Rush.tsx'), words: BLOCK_WORDS, hideSupportButton: true },
  '/home/follow': {
    load: () => import('../ui/areas/copytrading/FollowScreen.tsx'),
    words: ['copytrading', 'charts', 'transfers', 'markets', 'server'],
    hideSupportButton: true,
  },
  '/home/borrow': {
    load: () => import('../ui/areas/credit/Borrow.tsx'),
    words: ['lending', 'transfers', 'markets', 'server'],
    hideSupportButton: true,
  },
  '/home/plans': {
    load: () => import('../ui/areas/savings/Plans.tsx'),
    words: ['savings', 'transfers', 'markets', 'server'],
    hideSupportButton: true,
  },
  '/quotes/index': {
    load: () => import('../ui/areas/quotes/list/QuotesIndex.tsx'),
    words: ['quotes', 'markets'],
    menu: true,
    masterPane: quotes,
  },
  '/quotes/search': {
    load: () => import('../ui/areas/quotes/search/SearchScreen.tsx'),
    // What can be done is found by the titles of the account centre and the settings.
    words: ['quotes', 'markets', 'account', 'records', 'settings'],
  },
  '/quotes/info': {
    load: () => import('../ui/areas/quotes/instrument/Info.tsx'),
    words: ['quotes', 'markets', 'charts'],
    figure: PRICE,
    masterPane: quotes,
  },
  '/quotes/infoBuy': {
    load: () => import('../ui/areas/orders/ticket/InfoBuy.tsx'),
    words: ['orders', 'markets', 'server'],
    hideSupportButton: true,
    masterPane: instrument,
    maxPhoneWidth: true,
  },
  '/position/index': {
    ...positions,
    menu: true,
    figure: TOTAL,
  },
  '/position/info': {
    load: () => import('../ui/areas/positions/detail/PositionInfo.tsx'),
    words: ['positions', 'orders', 'markets', 'charts', 'server'],
    hideSupportButton: true,
    masterPane: positions,
  },
  '/news/index': { ...news, menu: true },
  '/news/info': {
    load: () => import('../ui/areas/news/NewsInfo.tsx'),
    words: ['news', 'markets', 'articles'],
    masterPane: news,
  },
  '/market/subscribe': {
    load: () => import('../ui/areas/offers/Placements.tsx'),
    words: ['offers', 'markets'],
  },
  '/market/subscribeDetail': {
    load: () => import('../ui/areas/offers/PlacementInfo.tsx'),
    words: ['offers', 'markets', 'server'],
    hideSupportButton: true,
  },
  '/market/subscribRecord': {
    load: () => import('../ui/areas/offers/PlacementOrders.tsx'),
    words: ['offers', 'markets', 'server'],
  },
  '/mine/index': { ...mine, menu: true, asksCustomer: true, figure: ACCOUNT },
  '/mine/message': { ...inbox, masterPane: mine },
  '/mine/messageInfo': {
    load: () => import('../ui/areas/messages/MessageInfo.tsx'),
    words: ['messages'],
    masterPane: inbox,
  },
  '/mine/setting': {
    load: () => import('../ui/areas/account/settings/Settings.tsx'),
    words: ['settings', 'account'],
    masterPane: mine,
  },
  '/mine/qr': { load: () => import('../ui/areas/invitation/QrCard.tsx'), words: ['invitation'], masterPane: mine },
  '/mine/loginPassword': {
    load: () => import('../ui/areas/account/security/LoginPassword.tsx'),
    words: ['security', 'login'],
    hideSupportButton: true,
    masterPane: mine,
  },
  '/mine/fundPassword': {
    load: () => import('../ui/areas/account/security/FundPassword.tsx'),
    words: ['security'],
    hideSupportButton: true,
    masterPane: mine,
  },
  '/mine/devices': {
    load: () => import('../ui/areas/account/security/Devices.tsx'),
    words: ['access'],
    masterPane: mine,
  },
  '/mine/loginCodes': {
    load: () => import('../ui/areas/account/security/LoginCodes.tsx'),
    words: ['access'],
    hideSupportButton: true,
    masterPane: mine,
  },
  '/mine/passkeys': {
    load: () => import('../ui/areas/account/security/Passkeys.tsx'),
    words: ['passkeys', 'access'],
    hideSupportButton: true,
    masterPane: mine,
  },
  '/mine/bank': { load: () => import('../ui/areas/payees/Bank.tsx'), words: ['payees'], masterPane: mine },
  '/mine/bankAdd': {
    load: () => import('../ui/areas/payees/BankAdd.tsx'),
    words: ['payees', 'transfers', 'markets', 'server'],
    hideSupportButton: true,
    masterPane: mine,
  },
  '/mine/verified': {
    load: () => import('../ui/areas/identity/Verified.tsx'),
    words: ['identity', 'server'],
    hideSupportButton: true,
    masterPane: mine,
  },
  '/mine/language': {
    load: () => import('../ui/areas/account/settings/Language.tsx'),
    words: ['settings'],
    open: true,
    masterPane: mine,
  },
  '/mine/company': {
    load: () => import('../ui/areas/articles/ArticleScreen.tsx').then((screen) => ({ default: screen.Company })),
    words: ['articles'],
    open: true,
    masterPane: mine,
  },
  '/mine/about': {
    load: () => import('../ui/areas/articles/About.tsx'),
    words: ['articles'],
    open: true,
    masterPane: mine,
  },
  '/mine/privacy': {
    load: () => import('../ui/areas/articles/ArticleScreen.tsx').then((screen) => ({ default: screen.Privacy })),
    words: ['articles'],
    open: true,
    masterPane: mine,
  },
  '/mine/agreement': {
    load: () => import('../ui/areas/articles/ArticleScreen.tsx').then((screen) => ({ default: screen.Agreement })),
    words: ['articles'],
    open: true,
    masterPane: mine,
  },
  '/mine/fundingRecords': {
    load: () => import('../ui/areas/records/FundingRecords.tsx'),
    words: ['records'],
    masterPane: mine,
  },
  '/mine/transactionRecords': {
    load: () => import('../ui/areas/records/TransactionRecords.tsx'),
    words: ['records'],
    masterPane: mine,
  },
  '/mine/positionHistory': {
    load: () => import('../ui/areas/records/PositionRecords.tsx'),
    words: ['records', 'markets'],
    masterPane: mine,
  },
  '/mine/statement': {
    load: () => import('../ui/areas/wealth/statement/StatementScreen.tsx'),
    words: ['statement', 'records', 'account'],
    masterPane: mine,
  },
  '/mine/taxReport': {
    load: () => import('../ui/areas/wealth/taxReport/TaxReportScreen.tsx'),
    words: ['statement', 'records', 'account', 'markets'],
    masterPane: mine,
  },
  '/mine/withdraw': {
    load: () => import('../ui/areas/withdrawals/WithdrawScreen.tsx'),
    words: ['transfers', 'markets', 'server'],
    hideSupportButton: true,
    masterPane: mine,
  },
  '/mine/stored': {
    load: () => import('../ui/areas/deposits/Stored.tsx'),
    words: ['transfers'],
    hideSupportButton: true,
    masterPane: mine,
  },
  '/mine/deposit': {
    load: () => import('../ui/areas/deposits/DepositScreen.tsx'),
    words: ['transfers', 'markets', 'server'],
    hideSupportButton: true,
    masterPane: mine,
  },
  '/mine/newShareOrder': {
    load: () => import('../ui/areas/offers/NewShareOrders.tsx'),
    words: ['offers', 'markets', 'server'],
    masterPane: mine,
  },
  '/mine/activity': {
    load: () => import('../ui/areas/rewards/ActivityScreen.tsx'),
    words: ['rewards', 'markets', 'server'],
    masterPane: mine,
  },
  '/mine/activityList': {
    load: () => import('../ui/areas/rewards/ActivityList.tsx'),
    words: ['rewards'],
    masterPane: mine,
  },
  '/mine/email': {
    load: () => import('../ui/areas/messages/complaint/Complaint.tsx'),
    words: ['complaint'],
    masterPane: mine,
  },
  '/mine/exchangeRate': {
    load: () => import('../ui/areas/exchange/ExchangeScreen.tsx'),
    words: ['exchange', 'transfers', 'markets', 'server'],
    hideSupportButton: true,
    masterPane: mine,
  },
}
