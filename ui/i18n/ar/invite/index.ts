import type { NamespaceInviteTranslation } from '../../i18n-types.ts'

const invite = {
  title: 'بطاقة QR',
  invites: 'امسح الرمز لفتح حساب',
  shareTitle: 'افتح حسابًا بدعوة مني',
  qrLabel: 'رمز QR لدعوتك',
  code: 'رمز الدعوة',
  link: 'رابط الدعوة',
  noLink: 'يُدخل أصدقاؤك هذا الرمز عند التسجيل.',
  copyCode: 'نسخ الرمز',
  copyLink: 'نسخ الرابط',
  share: 'مشاركة',
  save: 'حفظ الصورة',
  copied: 'تم النسخ',
  notCopied: 'تعذر النسخ',
  saved: 'تم حفظ الصورة',
  notSaved: 'تعذر حفظ الصورة',
  cardFailed: 'تعذر تحميل بطاقتك',
  friends: 'الأصدقاء المدعوون',
  states: {
    registered: 'مسجَّل',
    verified: 'هوية موثّقة',
    deposited: 'أتمّ أول إيداع',
  },
  none: 'لم يستخدم أحد رمزك بعد',
  noneHint: 'شارك رابطك أو دع صديقًا يمسح الرمز.',
  friendsFailed: 'تعذر تحميل قائمة الأصدقاء',
  avatar: 'تغيير صورتك',
  avatarBusy: 'يجري رفع صورتك',
  avatarChanged: 'تم تغيير صورتك',
  avatarFailed: 'تعذر تغيير صورتك',
} satisfies NamespaceInviteTranslation

export default invite
