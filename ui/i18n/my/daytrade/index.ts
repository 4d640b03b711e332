import type { NamespaceDaytradeTranslation } from '../../i18n-types.ts'

const daytrade = {
  title: 'Dagangan intrahari',
  tabs: {
    trade: 'Baharu',
    progress: 'Terbuka',
    details: 'Ditutup',
    applied: 'Pesanan',
  },
  failed: 'Tidak dapat dimuatkan',
  facilityFailed: 'Kebenaran dagangan intrahari anda tidak dapat dimuatkan',
  about: 'Dagangan intrahari dibuka di sini dan ditutup pada hari yang sama.',
  whichMarket: 'Pasaran',
  nextSquareOff: 'Penutupan paksa seterusnya',
  shut: 'Dagangan intrahari tidak boleh dibuka sekarang. Ia boleh dibuka semula apabila pasaran dibuka.',
  trade: 'Dagang',
  tradeOf: 'Dagangan intrahari {name}',
  noInstruments: 'Tiada instrumen dagangan intrahari di sini',
  noInstrumentsHint: 'Pilih pasaran lain.',
  gates: {
    identity: {
      title: 'Sahkan identiti anda dahulu',
      text: 'Hanya pelanggan yang disahkan boleh memohon dagangan intrahari.',
    },
    'identity-review': {
      title: 'Identiti anda sedang disemak',
      text: 'Anda boleh memohon dagangan intrahari selepas identiti disahkan.',
    },
    apply: {
      title: 'Dagangan intrahari belum diaktifkan',
      text: 'Mohon sekali sahaja. Selepas kelulusan broker, anda boleh membuka dagangan intrahari.',
    },
    review: {
      title: 'Permohonan anda sedang disemak',
      text: 'Kami akan menghantar mesej sebaik sahaja ia diluluskan.',
    },
  },
  apply: 'Mohon',
  applyTitle: 'Mohon dagangan intrahari',
  applyNow: 'Mohon sekarang',
  appliedDone: 'Permohonan dihantar',
  close: 'Selesai',
  terms: {
    within:
      'Dagangan intrahari boleh ditutup pada bila-bila masa pada hari ia dibuka. Tempoh menunggu 15 minit selepas membeli dan T+1 tidak terpakai.',
    squareOff:
      'Apa yang masih terbuka {minutes} minit sebelum pasaran ditutup akan ditutup oleh broker pada harga pasaran.',
    costs:
      'Yuran, margin dan leveraj sama seperti pesanan lain. Jika dagangan digantung, penutupan paksa menunggu sehingga dagangan disambung semula.',
    risk: 'Harga boleh bergerak pantas dalam sehari. Anda boleh kehilangan keseluruhan jumlah yang dilaburkan.',
  },
  closeTrade: 'Tutup',
  closeOf: 'Tutup {name}',
  noProgress: 'Tiada dagangan intrahari terbuka',
  noProgressHint: 'Pesanan yang belum dipadankan disenaraikan di bawah “Pesanan”.',
  openTrade: 'Buka dagangan intrahari',
  squaredOff: 'Ditutup paksa',
  noDetails: 'Belum ada dagangan intrahari yang ditutup',
  noDetailsHint: 'Dagangan intrahari dipaparkan di sini selepas ditutup.',
  ended: 'Cara ia tamat',
  endedAtSquareOff: 'Ditutup paksa oleh broker',
  endedBefore: 'Ditutup sebelum penutupan paksa',
  state: 'Status',
  standings: {
    'not-applied': 'Belum dipohon',
    'under-review': 'Sedang disemak',
    approved: 'Diluluskan',
  },
  appliedAt: 'Dipohon pada',
  approvedAt: 'Diluluskan pada',
  application: 'Permohonan',
  recentOrders: 'Pesanan 24 jam terakhir',
  noOrders: 'Tiada pesanan dagangan intrahari',
  noOrdersHint: 'Pesanan anda dalam 24 jam terakhir dipaparkan di sini. Yang masih menunggu boleh dibatalkan.',
} satisfies NamespaceDaytradeTranslation

export default daytrade
