import type { BaseTranslation } from '../../i18n-types.ts'

const home = {
  search: 'Name, code or pinyin',
  messages: 'Messages, {count:number} unread',
  activities: 'Investment activities',
  ipo: 'IPO',
  blockTrades: 'Block trades',
  fastLane: 'Fast lane',
  copyTrading: 'Copy trading',
  lending: 'Lending',
  dayTrading: 'Day trading',
  dividends: 'Dividends',
  benefits: 'Benefits',
} satisfies BaseTranslation

export default home
