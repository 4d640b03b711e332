import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: 'Nama, kod atau pinyin',
  messages: 'Mesej, {count} belum dibaca',
  activities: 'Aktiviti pelaburan',
  ipo: 'IPO',
  blockTrades: 'Dagangan blok',
  fastLane: 'Laluan pantas',
  copyTrading: 'Salin dagangan',
  lending: 'Pinjaman sekuriti',
  dayTrading: 'Dagangan harian',
  dividends: 'Dividen',
  benefits: 'Manfaat',
} satisfies NamespaceHomeTranslation

export default home
