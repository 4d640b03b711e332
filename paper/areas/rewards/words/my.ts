import type { ActivityWords } from './words.ts'

export const my: ActivityWords = {
  newcomer: {
    title: 'Ganjaran pelanggan baharu',
    summary: 'Enam langkah pertama, setiap satu dengan ganjarannya.',
    rules: [
      'Setiap tugasan dikira sekali, dari pembukaan akaun anda dan selama {days} hari.',
      'Tugasan yang dikunci akan dibuka sebaik sahaja tugasan sebelumnya selesai.',
    ],
  },
  season: {
    title: 'Musim penerokaan, suku {quarter} {year}',
    summary: 'Tiga perkara yang ramai tidak pernah cuba.',
    rules: ['Setiap tugasan dikira sekali dalam musim ini.'],
  },
  tasks: {
    identity: ['Sahkan identiti anda', 'Dikira setelah bukti identiti anda diterima.'],
    fundpassword: ['Tetapkan PIN transaksi', 'Anda memerlukannya untuk setiap pengeluaran.'],
    card: ['Tambah akaun pengeluaran', 'Akaun bank, kad atau dompet kripto untuk menerima pengeluaran.'],
    deposit: ['Buat deposit pertama', 'Dikira setelah dikreditkan, apa jua jumlahnya.'],
    trade: [
      'Buat dagangan pertama',
      'Dikira dengan padanan pertama. Satu lot memadai; lebih banyak dagangan tidak menambah ganjaran.',
    ],
    friend: ['Jemput seorang rakan', 'Dikira setelah rakan yang menggunakan kod anda mengesahkan identitinya.'],
    exchange: ['Tukar satu mata wang kepada yang lain', 'Apa jua jumlah dikira.'],
    limitorder: ['Berdagang dengan pesanan had', 'Dikira setelah pesanan had dipadankan. Satu lot memadai.'],
    secondmarket: ['Berdagang di pasaran kedua', 'Dikira dengan padanan pertama di pasaran lain. Satu lot memadai.'],
  },
  rules: [
    'Setelah memperoleh {from} atau lebih, anda boleh menuntut kesemuanya. Ia dikreditkan serta-merta ke baki {currency} anda.',
    'Tugasan yang selesai selepas tuntutan juga boleh dituntut.',
  ],
  terms: [
    'Ganjaran ialah wang latihan, seperti semua wang di sini.',
    'Anda juga boleh menuntut selepas tamat, tanpa tarikh akhir. Kurang daripada {from} pada akhirnya tidak boleh dituntut.',
    'Ganjaran yang dituntut milik anda: tiada baki minimum, tiada bilangan dagangan, dan boleh dikeluarkan seperti wang lain.',
    'Dagangan boleh merugikan lebih daripada ganjaran. Abaikan tugasan yang tidak sesuai untuk anda.',
  ],
}
