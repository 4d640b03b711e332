import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: '종목명, 코드 또는 병음',
  messages: '메시지, 읽지 않음 {count}개',
  activities: '투자 서비스',
  ipo: '공모주',
  blockTrades: '블록딜',
  fastLane: '패스트 레인',
  copyTrading: '카피 트레이딩',
  lending: '증권 대차',
  dayTrading: '데이 트레이딩',
  dividends: '배당',
  benefits: '혜택',
} satisfies NamespaceHomeTranslation

export default home
