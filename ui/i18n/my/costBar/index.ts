import type { NamespaceCostBarTranslation } from '../../i18n-types.ts'

const costBar = {
  title: 'Kos kepada anda',
  sentence: {
    both: 'Yuran {fees} dan cukai {taxes}: {percent}',
    fees: 'Yuran {fees}: {percent}',
    taxes: 'Cukai {taxes}: {percent}',
  },
  show: 'Tunjukkan kosnya',
  estimated: 'Anggaran',
  charged: 'Dicaj setakat ini',
  share: '{percent} daripada nilai',
  scale: 'Di bawah, dibesarkan: seluruh bar ialah {percent} daripada nilai.',
  kinds: {
    fees: 'Yuran',
    taxes: 'Cukai',
    spread: 'Spread',
    charges: 'Yuran dan cukai',
  },
  spreadNote:
    'Spread ialah separuh jurang antara bida terbaik dan tawaran terbaik. Ia sebahagian daripada harga dan tidak dicaj berasingan.',
} satisfies NamespaceCostBarTranslation

export default costBar
