import type { NamespaceListsTranslation } from '../../i18n-types.ts'

const lists = {
  hint: 'تجمع القائمة أدوات من قائمة المتابعة. تُحفظ القوائم على هذا الجهاز.',
  newName: 'اسم القائمة الجديدة',
  create: 'إنشاء',
  name: 'اسم القائمة',
  save: 'حفظ',
  back: 'كل القوائم',
  full: 'لديك {count} {{count:قائمة|قائمة|قائمتان|قوائم|قائمة|قائمة}}، وهو الحد الأقصى.',
  problems: {
    empty: 'أدخل اسمًا',
    long: '{count} {{count:حرف|حرف|حرفان|أحرف|حرفًا|حرف}} على الأكثر',
    taken: 'لديك قائمة بهذا الاسم',
  },
  deleted: 'تم حذف القائمة «{name}»',
  instruments: 'أدوات القائمة',
  noneWatched: 'قائمة متابعتك فارغة.',
  shareHint: 'من يفتح الرابط يرى القائمة ويمكنه إضافتها.',
  share: 'مشاركة',
  copy: 'نسخ الرابط',
  shareTitle: 'قائمة المتابعة: {name}',
  copied: 'تم نسخ الرابط',
  notCopied: 'تعذّر نسخ الرابط',
  sharedTitle: 'قائمة مشتركة: {name}',
  unnamed: 'قائمة مشتركة',
  sharedHint: 'عند إضافة القائمة تُضاف هذه الأدوات إلى قائمة المتابعة أيضًا.',
  leftOut:
    '{count} {{count:أداة غير متاحة|أداة غير متاحة|أداتان غير متاحتين|أدوات غير متاحة|أداة غير متاحة|أداة غير متاحة}} هنا وقد استُبعدت.',
  noneOffered: 'لا تتوفر أي من أدواتها هنا',
  sharedFailed: 'تعذّر تحميل القائمة المشتركة',
  add: 'إضافة القائمة',
  notNow: 'ليس الآن',
  here: 'القوائم',
  inNone: 'ليست في أي قائمة',
  hereHint: 'كل أداة في قائمة موجودة في قائمة المتابعة أيضًا.',
  note: 'ملاحظة',
  noNote: 'اكتب ما تريد تذكّره عن هذه الأداة',
  noteHint: 'حتى {count} {{count:حرف|حرف|حرفين|أحرف|حرفًا|حرف}}. تُحفظ على هذا الجهاز فقط.',
  removeNote: 'حذف الملاحظة',
  noteRemoved: 'تم حذف الملاحظة',
} satisfies NamespaceListsTranslation

export default lists
