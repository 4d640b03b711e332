import type { NamespaceArticlesTranslation } from '../../i18n-types.ts'

const articles = {
  title: {
    company: 'عن الشركة',
    about: 'عن التطبيق',
    privacy: 'سياسة الخصوصية',
    agreement: 'اتفاقية العميل',
    guide: 'دليل المبتدئين',
    terms: 'قاموس المصطلحات',
    complaint: 'بريد الشكاوى',
  },
  version: 'الإصدار',
  checkUpdate: 'البحث عن تحديثات',
  upToDate: 'لديك أحدث إصدار',
  available: 'الإصدار {latest} متاح',
  required: 'لم يعد هذا الإصدار مدعومًا. حدّث إلى الإصدار {latest}.',
  update: 'التحديث الآن',
  checkFailed: 'تعذّر البحث عن تحديثات',
  failed: 'تعذّر تحميل النص',
  failedHint: 'تحقق من اتصالك وحاول مرة أخرى.',
  empty: 'لا يوجد محتوى بعد',
} satisfies NamespaceArticlesTranslation

export default articles
