import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const news = {
  title: 'الأخبار',
  categories: 'الفئات',
  all: 'الكل',
  listFailed: 'تعذّر تحميل الأخبار',
  empty: 'لا توجد أخبار هنا بعد',
  emptyHint: 'تصفّح فئة أخرى أو عُد لاحقًا.',
  article: 'المقال',
  related: 'أدوات ذات صلة',
  share: 'مشاركة',
  linkCopied: 'تم نسخ الرابط',
  copyFailed: 'تعذّر نسخ الرابط',
  articleFailed: 'تعذّر تحميل المقال',
  unknown: 'هذا المقال غير موجود',
  unknownHint: 'ربما سُحب المقال أو كُتب العنوان بشكل خاطئ.',
  toNews: 'كل الأخبار',
} satisfies NamespaceNewsTranslation

export default news
