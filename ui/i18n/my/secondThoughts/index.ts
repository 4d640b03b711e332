import type { NamespaceSecondThoughtsTranslation } from '../../i18n-types.ts'

const secondThoughts = {
  title: 'Fikir sekali lagi',
  notSent: 'Pesanan belum dihantar. Ambil sepuluh saat untuk berfikir.',
  largest: {
    long: 'Kejatuhan terbesar setahun lalu, dalam wang',
    short: 'Kenaikan terbesar setahun lalu, dalam wang',
  },
  moved: {
    long: 'Harga jatuh {percent}: daripada {before} pada {from} kepada {after} pada {until}. Jika berulang, pesanan ini rugi sebanyak jumlah di atas, tidak termasuk yuran.',
    short:
      'Harga naik {percent}: daripada {before} pada {from} kepada {after} pada {until}. Jika berulang, jualan singkat ini rugi sebanyak jumlah di atas, tidak termasuk yuran.',
  },
  none: {
    long: 'Harga tidak jatuh sepanjang setahun lalu, tetapi masih boleh jatuh.',
    short: 'Harga tidak naik sepanjang setahun lalu, tetapi masih boleh naik.',
  },
  margin: 'Dengan margin, broker menutup kedudukan lebih awal: apabila rugi kira-kira {amount}.',
  failed: 'Harga lalu tidak dapat dimuatkan.',
  note: 'Harga boleh bergerak lebih jauh daripada itu.',
  left: 'Boleh dihantar dalam {seconds} saat.',
  over: 'Kini boleh dihantar.',
} satisfies NamespaceSecondThoughtsTranslation

export default secondThoughts
