import type { NamespaceReturnsTranslation } from '../../i18n-types.ts'

const returns = {
  title: 'Pulangan',
  failed: 'Pulangan tidak dapat dimuatkan',
  period: 'Tempoh',
  periods: { '1m': '1B', '3m': '3B', '1y': '1T', all: 'Semua' },
  about: 'Apa yang ditunjukkan',
  everything: 'Semua aset',
  compare: 'Banding dengan indeks',
  noIndex: 'Tanpa indeks',
  gain: 'Untung atau rugi',
  timeWeighted: 'Pulangan berwajaran masa',
  moneyWeighted: 'Pulangan berwajaran wang',
  largestFall: 'Susutan maksimum',
  paidIn: 'Wang masuk',
  paidOut: 'Wang keluar',
  explained:
    'Pulangan bagi seluruh tempoh, selepas yuran, cukai dan faedah. Pulangan berwajaran masa tidak mengambil kira bila dan berapa wang masuk atau keluar; pulangan berwajaran wang mengambil kiranya. Semua mata wang ditukar kepada satu.',
  beyond:
    'Pulangan melebihi {limit} tidak ditunjukkan sebagai angka: ia berpunca daripada wang yang sangat sedikit, atau wang yang dilaburkan untuk sebahagian kecil tempoh sahaja. Untung atau rugi dalam wang lebih bermakna.',
  worth: 'Jumlah aset setiap hari',
  view: 'Carta',
  growth: 'Pulangan',
  asTable: 'Sebagai jadual',
  day: 'Hari',
  total: 'Jumlah aset',
  inAndOut: 'Wang masuk dan keluar',
  contributions: 'Sumbangan setiap kedudukan',
  asOf: 'Angka pada {time}',
  realised: 'Terealisasi',
  other: 'Ganjaran, faedah, yuran lain',
  rest: 'Kadar pertukaran dan pembundaran',
  statements: 'Penyata bulanan',
  incomeAndCosts: 'Pendapatan dan kos bulanan',
  lines: {
    dividends: 'Dividen sebelum cukai',
    lending: 'Pinjaman saham',
    rewards: 'Ganjaran',
    fees: 'Yuran',
    taxes: 'Cukai pegangan',
    interest: 'Faedah pinjaman tunai',
  },
} satisfies NamespaceReturnsTranslation

export default returns
