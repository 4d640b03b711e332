import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: '名稱、代碼或拼音',
  messages: '訊息，{count} 則未讀',
  activities: '投資業務',
  ipo: '新股申購',
  blockTrades: '大宗交易',
  fastLane: '快速通道',
  copyTrading: '跟單投資',
  lending: '證券出借',
  dayTrading: '當沖交易',
  dividends: '股息',
  benefits: '新手福利',
} satisfies NamespaceHomeTranslation

export default home
