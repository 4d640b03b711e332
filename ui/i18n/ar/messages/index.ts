import type { NamespaceMessagesTranslation } from '../../i18n-types.ts'

const messages = {
  title: 'الرسائل',
  readAll: 'تعليم الكل كمقروء',
  allRead: 'تم تعليم جميع الرسائل كمقروءة',
  unread: 'غير مقروءة',
  failed: 'تعذّر تحميل الرسائل',
  none: 'لا توجد رسائل بعد',
  noneHint: 'ستظهر هنا إشعارات الإيداع والسحب والأوامر والأمان.',
  one: 'رسالة',
  oneFailed: 'تعذّر تحميل الرسالة',
  missing: 'هذه الرسالة غير موجودة',
  toList: 'كل الرسائل',
  open: 'فتح',
  kinds: {
    security: 'الأمان',
    funds: 'الأموال',
    identity: 'الهوية',
    trade: 'التداول',
    activity: 'العروض الترويجية',
    system: 'النظام',
  },
} satisfies NamespaceMessagesTranslation

export default messages
