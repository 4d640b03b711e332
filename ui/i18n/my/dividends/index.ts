import type { NamespaceDividendsTranslation } from '../../i18n-types.ts'

const dividends = {
  title: 'Dividen',
  short: 'jualan singkat',
  exOn: 'Tarikh eks {day}',
  payOn: 'Tarikh bayaran {day}',
  exDate: 'Tarikh eks',
  payDate: 'Tarikh bayaran',
  perShare: 'Sesaham',
  quantity: 'Saham',
  gross: 'Kasar',
  tax: 'Cukai pegangan ({rate})',
  writtenOff: 'Ditanggung oleh broker',
  net: 'Dikreditkan kepada anda',
  owed: 'Dicaj kepada anda',
  paidAt: 'Direkodkan',
  instrument: 'Lihat instrumen',
  holdings: 'Lihat pegangan',
  failed: 'Dividen tidak dapat dimuatkan',
  noneUpcoming: 'Tiada dividen akan datang',
  noneUpcomingHint: 'Dividen yang diumumkan bagi saham pegangan anda muncul di sini.',
  nonePaid: 'Belum ada dividen dibayar',
  nonePaidHint: 'Apa yang anda terima, atau bayar bagi kedudukan jualan singkat, muncul di sini.',
  simulated: 'Dividen simulasi syarikat rekaan.',
  about: 'Cukai dipegang pada kadar biasa setiap pasaran; ini bukan nasihat cukai.',
  tabs: { upcoming: 'Akan datang', paid: 'Dibayar' },
  states: { announced: 'Anggaran', fixed: 'Ditetapkan', paid: 'Dibayar' },
  notes: {
    announced: 'Mengikut pegangan anda sekarang. Yang dikira ialah pegangan semasa penutupan sebelum tarikh eks.',
    fixed: 'Pegangan semasa penutupan sebelum tarikh eks dikira; menjual sekarang tidak mengubahnya.',
    paid: 'Direkodkan ke baki mata wang ini.',
    short: 'Bagi kedudukan jualan singkat, anda menanggung dividennya. Kekurangan baki anda ditanggung oleh broker.',
  },
} satisfies NamespaceDividendsTranslation

export default dividends
