import type { NamespaceDaytradeTranslation } from '../../i18n-types.ts'

const daytrade = {
  title: 'Dagangan harian',
  tabs: {
    trade: 'Buat pesanan',
    progress: 'Sedang berdagang',
    details: 'Butiran dagangan',
    applied: 'Permohonan',
  },
  failed: 'Tidak dapat dimuatkan',
  whichMarket: 'Pasaran',
  nextSquareOff: 'Penutupan paksa seterusnya',
  shut: 'Dagangan harian tidak boleh dibuka sekarang. Ia boleh dibuka semula apabila pasaran dibuka.',
  trade: 'Dagang',
  tradeOf: 'Dagangan harian {name}',
  noInstruments: 'Tiada instrumen dagangan harian di sini',
  noInstrumentsHint: 'Pilih pasaran lain.',
  gates: {
    identity: {
      title: 'Sahkan identiti anda dahulu',
      text: 'Hanya pelanggan yang disahkan boleh memohon dagangan harian.',
    },
    'identity-review': {
      title: 'Identiti anda sedang disemak',
      text: 'Anda boleh memohon dagangan harian selepas identiti disahkan.',
    },
    apply: {
      title: 'Dagangan harian belum diaktifkan',
      text: 'Mohon sekali sahaja. Selepas kelulusan broker, anda boleh membuka dagangan harian.',
    },
    review: {
      title: 'Permohonan anda sedang disemak',
      text: 'Kami akan menghantar mesej sebaik sahaja ia diluluskan.',
    },
  },
  toIdentity: 'Sahkan identiti',
  apply: 'Mohon',
  applyTitle: 'Mohon dagangan harian',
  applyNow: 'Mohon sekarang',
  appliedDone: 'Permohonan dihantar',
  close: 'Selesai',
  terms: {
    within:
      'Dagangan harian boleh ditutup pada bila-bila masa pada hari ia dibuka. Had 15 minit selepas membeli dan T+1 tidak terpakai.',
    squareOff:
      'Apa yang masih terbuka {minutes} minit sebelum pasaran ditutup akan ditutup oleh broker pada harga pasaran.',
    costs:
      'Yuran, margin dan leveraj sama seperti pesanan lain. Jika dagangan digantung, penutupan paksa menunggu sehingga dagangan disambung semula.',
    risk: 'Harga boleh bergerak pantas dalam sehari. Anda boleh kehilangan keseluruhan jumlah yang dilaburkan.',
  },
  closeTrade: 'Tutup',
  closeOf: 'Tutup {name}',
  noProgress: 'Tiada dagangan harian berjalan',
  noProgressHint: 'Pesanan yang belum dipadankan disenaraikan di bawah “Permohonan”.',
  squaredOff: 'Ditutup paksa',
  noDetails: 'Belum ada dagangan harian yang tamat',
  noDetailsHint: 'Dagangan harian dipaparkan di sini selepas ditutup.',
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
  noOrders: 'Tiada pesanan dagangan harian',
  noOrdersHint: 'Pesanan anda dalam 24 jam terakhir dipaparkan di sini. Yang masih menunggu boleh dibatalkan.',
} satisfies NamespaceDaytradeTranslation

export default daytrade
