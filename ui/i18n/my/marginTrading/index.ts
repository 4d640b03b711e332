import type { NamespaceMarginTradingTranslation } from '../../i18n-types.ts'

const marginTrading = {
  title: 'Jualan singkat dan leveraj',
  off: 'Tidak aktif',
  on: 'Aktif',
  intro:
    'Anda membeli dengan wang sendiri dan kerugian anda paling banyak setakat yang dibayar. Dengan margin anda boleh melakukan dua perkara lagi, dan rugi dengan lebih cepat.',
  leverage: {
    title: 'Leveraj',
    text: 'Anda membayar sebahagian nilai pesanan, iaitu margin, dan broker meminjamkan bakinya. Pada leveraj 5×, perubahan harga 1% mengubah margin anda sebanyak 5%.',
  },
  short: {
    title: 'Beli (long) dan jualan singkat',
    text: 'Long bermaksud anda membeli dan untung apabila harga naik. Jualan singkat bermaksud anda menjual saham yang tidak dimiliki dan membelinya semula kemudian: anda untung apabila harga turun, dan rugi apabila harga naik.',
  },
  stopOut: {
    title: 'Ditutup secara automatik',
    text: 'Apabila hanya {percent} daripada margin tinggal, broker menutup kedudukan secara automatik pada harga ketika itu. Anda boleh menambah margin sebelum itu.',
  },
  loss: 'Anda boleh kehilangan semua margin anda. Broker menanggung kerugian yang melebihinya.',
  kept: 'Tetapan ini kekal aktif untuk anda pada peranti ini sehingga anda mematikannya di sini. Kedudukan terbuka tidak berubah.',
  switchOn: 'Aktifkan margin',
  switchOff: 'Matikan margin',
  notNow: 'Bukan sekarang',
} satisfies NamespaceMarginTradingTranslation

export default marginTrading
