import type { NamespaceEveningTranslation } from '../../i18n-types.ts'

const evening = {
  title: '{market}: sesi hari ini telah tamat',
  dismiss: 'Tutup',
  moved: 'Perubahan dalam pegangan anda',
  unmoved: 'Tiada perubahan dalam pegangan anda.',
  tomorrow: 'Sehingga akhir esok',
  nothingDue: 'Tiada apa-apa yang perlu dijelaskan.',
  thatIsAll: 'Itu sahaja.',
  together: 'Keseluruhan',
  contribution: 'Sumbangan: {points}',
  rate: 'Kesan kadar {currency}, 24 jam',
  causes: {
    dividend: 'Didagangkan tanpa dividen mulai hari ini',
    market: 'Pasaran: {index} {change}',
    price: 'Perubahan harga tanpa sebab yang diketahui',
  },
  due: {
    lottery: '{name}: keputusan pengundian, {time}',
    settled: '{name}: boleh dijual mulai {time}',
    'ex-dividend': '{name}: esok tarikh eks',
    dividend: '{name}: dividen {amount} dibayar',
    loan: 'Pinjaman {amount} perlu dibayar, {time}',
    lent: '{name}: saham dipinjamkan dipulangkan, {time}',
  },
} satisfies NamespaceEveningTranslation

export default evening
