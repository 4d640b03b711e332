import type { NamespaceArticlesTranslation } from '../../i18n-types.ts'

const articles = {
  title: {
    company: 'Tentang syarikat',
    about: 'Tentang aplikasi',
    privacy: 'Dasar privasi',
    agreement: 'Perjanjian pelanggan',
    guide: 'Panduan pemula',
    terms: 'Glosari',
    complaint: 'E-mel aduan',
  },
  version: 'Versi',
  checkUpdate: 'Semak kemas kini',
  upToDate: 'Anda mempunyai versi terbaharu',
  available: 'Versi {latest} sudah tersedia',
  required: 'Versi ini tidak lagi disokong. Kemas kini ke versi {latest}.',
  update: 'Kemas kini sekarang',
  checkFailed: 'Tidak dapat menyemak kemas kini',
  failed: 'Teks tidak dapat dimuatkan',
  failedHint: 'Semak sambungan anda dan cuba lagi.',
  empty: 'Belum ada kandungan di sini',
} satisfies NamespaceArticlesTranslation

export default articles
