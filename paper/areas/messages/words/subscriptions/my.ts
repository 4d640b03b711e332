import type { SubscriptionWords } from '../words.ts'

export const subscriptions: SubscriptionWords = {
  'subscription-made': [
    'Permohonan diterima',
    'Permohonan anda sebanyak {quantity} saham {instrument} telah diterima.',
  ],
  'subscription-won': [
    'Saham diperuntukkan',
    'Anda diperuntukkan {quantity} saham {instrument} bernilai {money}. Saham itu dibayar dengan wang yang ditahan dan dikreditkan semasa penyenaraian.',
  ],
  'subscription-due': [
    'Saham diperuntukkan: sila bayar',
    'Anda diperuntukkan {quantity} saham {instrument}. Bayar {money} sebelum tarikh akhir, jika tidak anda akan kehilangan saham itu.',
  ],
  'subscription-not-won': ['Tiada saham diperuntukkan', 'Anda tidak diperuntukkan saham {instrument}.'],
  'subscription-paid': [
    'Bayaran dibuat',
    'Anda membayar {money} untuk {instrument}. Wang kekal ditahan sehingga saham dikreditkan.',
  ],
  'subscription-payment-failed': [
    'Bayaran gagal',
    'Wang tidak mencukupi untuk membayar {money} bagi {instrument}. Anda boleh cuba lagi sehingga tarikh akhir.',
  ],
  'subscription-refunded': [
    'Permohonan dibayar balik',
    '{money} daripada permohonan {instrument} anda tersedia semula.',
  ],
  'subscription-waived': [
    'Peruntukan luput',
    'Saham {instrument} tidak dibayar pada masanya. Peruntukan anda telah luput.',
  ],
  'subscription-cancelled': ['Permohonan dibatalkan', 'Permohonan {instrument} anda telah dibatalkan.'],
  'subscription-delivered': ['Saham dikreditkan', '{quantity} saham {instrument} kini dalam pegangan anda.'],
}
