import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: '검색',
  unreadMessages: '메시지, 읽지 않음 {count}개',
  activities: '투자 서비스',
  ipo: '공모주',
  aShares: 'A주 공모주',
  placements: '유상증자',
  blockTrades: '대량매매',
  fastLane: '빠른 매매',
  copyTrading: '카피 트레이딩',
  toLending: '주식 대여',
  dayTrading: '데이트레이딩',
  toDividends: '배당금',
  benefits: '신규 혜택',
  notices: '공지',
  banners: '안내',
  bannerAction: '자세히 보기',
  indicesFailed: '지수를 불러오지 못했습니다',
  noIndices: '현재 제공되는 지수가 없습니다',
  marketHours: '시장별 거래 시간',
  movers: '등락 순위',
  chooseMarket: '시장',
  allMovers: '전체 보기',
  sort: '정렬 기준',
  sorts: { gainers: '상승률', losers: '하락률', turnover: '거래대금' },
  moversFailed: '순위를 불러오지 못했습니다',
  noMovers: '현재 표시할 종목이 없습니다',
  latestNews: '최신 뉴스',
  allNews: '전체 뉴스',
} satisfies NamespaceHomeTranslation

export default home
