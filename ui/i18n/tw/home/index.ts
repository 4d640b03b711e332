import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: '搜尋',
  unreadMessages: '訊息，{count} 則未讀',
  activities: '投資業務',
  ipo: '新股申購',
  aShares: 'A 股新股',
  placements: '配售',
  blockTrades: '鉅額交易',
  fastLane: '快速通道',
  copyTrading: '跟單',
  toLending: '證券出借',
  dayTrading: '當沖',
  toDividends: '股利',
  benefits: '新手福利',
  notices: '公告',
  banners: '活動',
  bannerAction: '瞭解更多',
  indicesFailed: '指數載入失敗',
  noIndices: '暫無指數行情',
  marketHours: '各市場交易時間',
  movers: '漲跌排行',
  chooseMarket: '市場',
  allMovers: '查看全部',
  sort: '排序',
  sorts: { gainers: '漲幅', losers: '跌幅', turnover: '成交值' },
  moversFailed: '排行載入失敗',
  noMovers: '暫無商品',
  latestNews: '最新新聞',
  allNews: '全部新聞',
} satisfies NamespaceHomeTranslation

export default home
