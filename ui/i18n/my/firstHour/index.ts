import type { NamespaceFirstHourTranslation } from '../../i18n-types.ts'

const firstHour = {
  title: 'Dagangan pertama anda',
  all: 'Semua langkah',
  progress: 'Langkah {step} daripada {steps}',
  later: 'Bukan sekarang',
  leave: 'Jangan tunjukkan lagi',
  finish: 'Selesai',
  states: { done: 'selesai', skipped: 'dilangkau' },
  practice: 'Anda berdagang dengan wang latihan. Ini bukan wang sebenar.',
  steps: {
    money: 'Wang dalam akaun',
    order: 'Pesanan pertama',
    fill: 'Padanan',
    stop: 'Henti rugi',
    sale: 'Jualan',
    profit: 'Keuntungan',
  },
  texts: {
    money: 'Pesanan dibayar daripada baki tunai. Buat deposit dahulu.',
    order:
      'Pilih satu instrumen dan beli kuantiti terkecil. Pesanan had menetapkan harga tertinggi yang anda bayar; pesanan pasaran dipadankan serta-merta pada harga terbaik.',
    closed: 'Pasaran bagi mata wang yang anda ada ditutup sekarang. Pesanan menunggu sehingga pasaran dibuka.',
    fill: 'Pesanan anda menunggu pihak lawan pada harga anda. Setelah dipadankan, anda mempunyai kedudukan. Sebelum itu anda boleh mengubah atau membatalkannya.',
    stop: '{name}: henti rugi menjual secara automatik apabila harga jatuh ke parasnya. Jadi anda tahu lebih awal anggaran kerugian anda.',
    sale: '{name}: jualan menutup kedudukan. Hanya selepas itu untung atau rugi menjadi muktamad.',
    saleFrom: '{name}: anda boleh menjual mulai {time}. Hanya selepas itu untung atau rugi menjadi muktamad.',
  },
  actions: {
    money: 'Deposit',
    order: 'Ke sebut harga',
    fill: 'Lihat pesanan',
    stop: 'Tetapkan henti rugi',
    sale: 'Jual',
    profit: 'Kedudukan ditutup',
  },
  sold: '{name} telah dijual. Untung atau rugi anda selepas yuran:',
  soldText: 'Dagangan anda sudah lengkap. Anda boleh melihatnya di Kedudukan ditutup.',
} satisfies NamespaceFirstHourTranslation

export default firstHour
