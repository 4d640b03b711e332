import type { BaseTranslation } from '../../i18n-types.ts'

const home = {
  search: 'Search',
  unreadMessages: 'Messages, {count:number} unread',
  activities: 'Investment activities',
  ipo: 'IPO',
  aShares: 'A-share IPO',
  placements: 'Placements',
  blockTrades: 'Block trades',
  fastLane: 'Fast lane',
  copyTrading: 'Copy trading',
  toLending: 'Securities lending',
  dayTrading: 'Day trading',
  toDividends: 'Dividends',
  benefits: 'Rewards',
  notices: 'Notices',
  banners: 'Announcements',
  bannerAction: 'Find out more',
  indicesFailed: 'The indices could not be loaded',
  noIndices: 'No indices are quoted at the moment',
  marketHours: 'Market hours',
  movers: 'Movers',
  chooseMarket: 'Market',
  allMovers: 'See all',
  sort: 'Sort by',
  sorts: { gainers: 'Gainers', losers: 'Losers', turnover: 'Turnover' },
  moversFailed: 'The movers could not be loaded',
  noMovers: 'Nothing is listed here at the moment',
  latestNews: 'Latest news',
  allNews: 'All news',
} satisfies BaseTranslation

export default home
