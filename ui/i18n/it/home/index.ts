import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: 'Nome, codice o pinyin',
  messages: 'Messaggi, {count} da leggere',
  activities: 'Attività di investimento',
  ipo: 'IPO',
  blockTrades: 'Blocchi',
  fastLane: 'Corsia rapida',
  copyTrading: 'Copy trading',
  lending: 'Prestito titoli',
  dayTrading: 'Day trading',
  dividends: 'Dividendi',
  benefits: 'Vantaggi',
} satisfies NamespaceHomeTranslation

export default home
