import type { NamespaceLastSeenTranslation } from '../../i18n-types.ts'

const lastSeen = {
  figuresOf: 'Anda di luar talian. Masa angka: {time}',
  oldFigures: 'Belum dikemas kini. Masa angka: {time}',
  notSent: 'Angka ini tidak terkini. Tiada apa-apa boleh dihantar sehingga dikemas kini.',
  updateTitle: 'Versi baharu sudah sedia',
  updateText: 'Aplikasi dimuat semula untuk menggunakannya.',
  reload: 'Muat semula aplikasi',
  busy: 'Selesaikan atau tinggalkan dahulu apa yang sedang anda taip atau hantar, kemudian muat semula.',
} satisfies NamespaceLastSeenTranslation

export default lastSeen
