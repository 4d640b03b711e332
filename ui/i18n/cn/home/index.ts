import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: '名称、代码或拼音',
  messages: '消息，{count} 条未读',
  activities: '投资业务',
  ipo: '新股申购',
  blockTrades: '大宗交易',
  fastLane: '快速通道',
  copyTrading: '跟单投资',
  lending: '证券出借',
  dayTrading: '日内交易',
  dividends: '股息',
  benefits: '新手福利',
} satisfies NamespaceHomeTranslation

export default home
