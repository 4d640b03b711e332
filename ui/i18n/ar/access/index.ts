import type { NamespaceAccessTranslation } from '../../i18n-types.ts'

const access = {
  devices: 'الأجهزة',
  here: 'هذا الجهاز',
  unknown: 'جهاز غير معروف',
  device: 'متصفح {browser} على {system}',
  since: 'وقت الدخول: {time}',
  used: 'آخر استخدام: {time}',
  place: 'الشبكة {place}',
  logOut: 'تسجيل الخروج',
  endTitle: 'هل تريد تسجيل الخروج من هذا الجهاز؟',
  endText: 'يلزم تسجيل الدخول من جديد من {device}. إن كنت لا تعرفه فغيّر كلمة مرور الدخول أيضًا.',
  endOthers: 'تسجيل الخروج من الأجهزة الأخرى كلها',
  endOthersTitle: 'هل تريد تسجيل الخروج من الأجهزة الأخرى كلها؟',
  endOthersText: 'تبقى جلستك مفتوحة على هذا الجهاز. إن كنت لا تعرف أحدها فغيّر كلمة مرور الدخول أيضًا.',
  ended: 'تم تسجيل الخروج من ذلك الجهاز',
  endedOthers: 'تم تسجيل الخروج من الأجهزة الأخرى كلها',
  onlyHere: 'أنت مسجّل الدخول على هذا الجهاز فقط.',
  elsewhere: 'أجهزة أخرى',
  loadFailed: 'تعذّر تحميل أجهزتك',
} satisfies NamespaceAccessTranslation

export default access
