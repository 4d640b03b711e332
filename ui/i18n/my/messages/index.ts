import type { NamespaceMessagesTranslation } from '../../i18n-types.ts'

const messages = {
  title: 'Mesej',
  readAll: 'Tandai semua sebagai dibaca',
  allRead: 'Semua mesej telah ditandai sebagai dibaca',
  unread: 'Belum dibaca',
  failed: 'Mesej tidak dapat dimuatkan',
  none: 'Belum ada mesej',
  noneHint: 'Makluman deposit, pengeluaran, pesanan dan keselamatan akan muncul di sini.',
  one: 'Mesej',
  oneFailed: 'Mesej tidak dapat dimuatkan',
  missing: 'Mesej ini tidak wujud',
  toList: 'Semua mesej',
  open: 'Buka',
  kinds: {
    security: 'Keselamatan',
    funds: 'Tunai',
    identity: 'Identiti',
    trade: 'Dagangan',
    activity: 'Promosi',
    system: 'Sistem',
  },
} satisfies NamespaceMessagesTranslation

export default messages
