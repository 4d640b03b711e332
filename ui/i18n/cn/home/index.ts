import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: '搜索',
  unreadMessages: '消息，{count} 条未读',
  activities: '投资业务',
  ipo: '新股申购',
  aShares: 'A股新股',
  placements: '配售',
  blockTrades: '大宗交易',
  fastLane: '快速通道',
  copyTrading: '跟单',
  toLending: '证券出借',
  dayTrading: '日内交易',
  toDividends: '股息',
  benefits: '新手福利',
  notices: '公告',
  banners: '活动',
  bannerAction: '了解更多',
  indicesFailed: '指数加载失败',
  noIndices: '暂无指数行情',
  marketHours: '各市场交易时间',
  movers: '涨跌榜',
  chooseMarket: '市场',
  allMovers: '查看全部',
  sort: '排序',
  sorts: { gainers: '涨幅', losers: '跌幅', turnover: '成交额' },
  moversFailed: '榜单加载失败',
  noMovers: '暂无品种',
  latestNews: '最新资讯',
  allNews: '全部资讯',
} satisfies NamespaceHomeTranslation

export default home
