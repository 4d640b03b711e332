import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const news = {
  title: 'Berita',
  categories: 'Kategori',
  all: 'Semua',
  listFailed: 'Berita tidak dapat dimuatkan',
  empty: 'Belum ada berita di sini',
  emptyHint: 'Lihat kategori lain atau kembali kemudian.',
  article: 'Artikel',
  related: 'Instrumen berkaitan',
  share: 'Kongsi',
  linkCopied: 'Pautan disalin',
  copyFailed: 'Pautan tidak dapat disalin',
  articleFailed: 'Artikel tidak dapat dimuatkan',
  unknown: 'Artikel ini tidak wujud',
  unknownHint: 'Artikel mungkin telah ditarik balik atau alamatnya tersalah taip.',
  toNews: 'Semua berita',
} satisfies NamespaceNewsTranslation

export default news
