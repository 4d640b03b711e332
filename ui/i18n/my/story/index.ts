import type { NamespaceStoryTranslation } from '../../i18n-types.ts'

const story = {
  ofOrder: 'Kronologi pesanan',
  ofPosition: 'Kronologi kedudukan',
  failed: 'Kronologi tidak dapat dimuatkan',
  now: 'Sekarang',
  copy: 'Salin',
  copied: 'Disalin',
  copyFailed: 'Tidak dapat disalin',
  save: 'Simpan sebagai teks',
  saved: 'Fail disimpan',
  limit: {
    'open-long': 'Pesanan had dibuat: beli {quantity} pada {price} atau kurang.',
    'open-short': 'Pesanan had dibuat: jual singkat {quantity} pada {price} atau lebih.',
    'close-long': 'Pesanan had dibuat: jual {quantity} pada {price} atau lebih.',
    'close-short': 'Pesanan had dibuat: beli balik {quantity} pada {price} atau kurang.',
  },
  market: {
    'open-long': 'Pesanan pasaran dibuat: beli {quantity}.',
    'open-short': 'Pesanan pasaran dibuat: jual singkat {quantity}.',
    'close-long': 'Pesanan pasaran dibuat: jual {quantity}.',
    'close-short': 'Pesanan pasaran dibuat: beli balik {quantity}.',
  },
  broker: {
    'open-long': 'Broker membuat pesanan untuk membeli {quantity}.',
    'open-short': 'Broker membuat pesanan untuk menjual singkat {quantity}.',
    'close-long': 'Broker membuat pesanan untuk menjual {quantity}.',
    'close-short': 'Broker membuat pesanan untuk membeli balik {quantity}.',
  },
  filled: {
    'open-long': 'Dipadankan: {quantity} dibeli pada {price}.',
    'open-short': 'Dipadankan: {quantity} dijual singkat pada {price}.',
    'close-long': 'Dipadankan: {quantity} dijual pada {price}.',
    'close-short': 'Dipadankan: {quantity} dibeli balik pada {price}.',
  },
  cancelled: 'Pesanan dibatalkan. Tidak dipadankan: {rest} daripada {quantity}.',
  expired: 'Pesanan luput. Tidak dipadankan: {rest} daripada {quantity}.',
  rejected: 'Broker menolak pesanan.',
  reason: 'Sebab: {reason}',
  waiting: 'Pesanan sedang menunggu. Belum dipadankan: {rest} daripada {quantity}. Sah sehingga {time}.',
  protected: {
    stop: 'Henti rugi ditetapkan pada {price}.',
    trail: 'Henti rugi mengekor berada pada {price}.',
    'take-profit': 'Ambil untung ditetapkan pada {price}.',
  },
  moved: {
    'stop-moved': 'Henti rugi dipindahkan ke {price}.',
    'take-profit-moved': 'Ambil untung dipindahkan ke {price}.',
  },
  trailSet: 'Henti rugi mengekor ditetapkan pada jarak {distance} daripada harga tertinggi.',
  removed: {
    'stop-loss': 'Henti rugi dibatalkan.',
    'trailing-stop': 'Henti rugi mengekor dibatalkan.',
    'take-profit': 'Ambil untung dibatalkan.',
  },
  triggered: {
    'stop-loss': 'Harga mencapai henti rugi: {price}.',
    'trailing-stop': 'Harga mencapai henti rugi mengekor: {price}.',
    'take-profit': 'Harga mencapai ambil untung: {price}.',
  },
  dividend: 'Dividen dibayar: {amount} selepas cukai, untuk {quantity} yang dipegang.',
  dividendOwed: 'Dividen dicaj: {amount}, untuk {quantity} yang dijual singkat.',
  held: 'Dipegang: {quantity}.',
  closedProfit: 'Kedudukan ditutup. Untung selepas semua yuran: {amount}.',
  closedLoss: 'Kedudukan ditutup. Rugi selepas semua yuran: {amount}.',
  fees: 'Yuran dan cukai setakat ini: {amount}.',
} satisfies NamespaceStoryTranslation

export default story
