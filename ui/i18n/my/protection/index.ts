import type { NamespaceProtectionTranslation } from '../../i18n-types.ts'

const protection = {
  title: 'Lindungi',
  hint: 'Henti rugi, henti rugi mengekor, ambil untung',
  risk: {
    title: 'Henti rugi dan sasaran pada carta',
    summary:
      'Harga tutup 30 hari dagangan lalu, harga pesanan, serta henti rugi dan sasaran yang boleh diseret atau digerakkan dengan kekunci anak panah.',
    stop: 'Henti rugi',
    target: 'Sasaran',
    addStop: 'Tambah henti rugi',
    addTarget: 'Tambah sasaran',
    order: 'Pesanan {price}',
    at: '{price}: {amount}, {percent} daripada aset {currency} anda',
    loseAtMost: 'Rugi paling banyak',
    gives: 'Pada henti rugi, dengan semua yuran: {quantity}',
    tooMuch: 'Satu lot sahaja sudah rugi lebih daripada itu',
  },
  none: 'Tiada perlindungan',
  edit: 'Ubah',
  set: 'Tetapkan',
  remove: 'Buang perlindungan',
  save: 'Simpan',
  kind: 'Henti rugi',
  kinds: {
    none: 'Tiada',
    stop: 'Pada harga',
    trail: 'Mengekor',
  },
  stopPrice: 'Harga henti rugi',
  proposed: 'Cadangan: {percent} daripada harga semasa. Tiada yang ditetapkan sehingga anda simpan.',
  stopLimit: 'Had selepas henti rugi',
  stopLimitHint: 'Kosong: pada harga pasaran',
  unit: 'Jarak dalam',
  percent: 'Peratus',
  amount: 'Amaun',
  distance: 'Jarak daripada harga tertinggi',
  distanceHint:
    'Henti rugi mengikut harga dan tidak berundur. Bagi kedudukan jualan singkat, jarak dikira daripada harga terendah.',
  profitPrice: 'Harga ambil untung',
  atStop: 'Jika henti rugi dicapai',
  atProfit: 'Jika ambil untung dicapai',
  gap: 'Dicetuskan oleh harga terakhir. Selepas jurang harga, pesanan dipadankan pada harga berikutnya yang mungkin lebih buruk. Amaun ini anggaran selepas yuran.',
  stopNow: 'Henti rugi kini',
  takeProfit: 'Ambil untung',
  trigger: 'Dicetuskan pada',
  status: 'Status',
  states: {
    waiting: 'Menunggu padanan pertama',
    active: 'Aktif',
    triggered: 'Dicetuskan, sedang ditutup',
    ended: 'Tamat',
  },
  stops: 'Henti rugi dan ambil untung',
  stopsHint:
    'Menunggu harga terakhir mencapainya, kemudian menutup seluruh kedudukan. Kekal sehingga anda membuangnya atau kedudukan ditutup.',
  till: 'Hari terakhir',
  immediateHint: 'Yang tidak dipadankan serta-merta dibatalkan.',
  gtcHint: 'Paling lama 90 hari.',
  unreadable: 'Masukkan nombor',
  changedElsewhere:
    'Perlindungan ini telah diubah di tempat lain. Medan yang tidak anda ubah menunjukkan nilai baharu.',
} satisfies NamespaceProtectionTranslation

export default protection
