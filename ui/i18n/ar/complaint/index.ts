import type { NamespaceComplaintTranslation } from '../../i18n-types.ts'

const complaint = {
  title: 'شكوى',
  intro: 'يقرأ فريق خدمة العملاء كل شكوى ويرد عليها برسالة. خمس شكاوى كحد أقصى خلال 24 ساعة.',
  subject: 'الموضوع',
  content: 'ماذا حدث؟',
  contentHint: 'التواريخ والمبالغ والأرقام المرجعية تساعدنا على الرد أسرع.',
  email: 'البريد الإلكتروني',
  emailHint: 'لتلقي الرد بالبريد الإلكتروني أيضًا',
  send: 'إرسال الشكوى',
  sent: 'تم إرسال الشكوى',
  number: 'رقم الشكوى {number}',
  sentHint: 'سيصلك الرد في رسالة. احتفظ بالرقم لاستخدامه إذا تواصلت معنا.',
  toMessages: 'الانتقال إلى الرسائل',
  another: 'كتابة شكوى أخرى',
  checking: 'لم يصل رد. نتحقق مما إذا كانت شكواك قد وصلت.',
  lost: 'تعذّر التأكد من وصول شكواك. إعادة الإرسال تسجلها مرة واحدة فقط.',
  sendAgain: 'إعادة الإرسال',
  giveUp: 'تجاهل',
  problems: {
    'title-required': 'أدخل الموضوع',
    'content-required': 'صف ما حدث',
    'email-malformed': 'عنوان البريد الإلكتروني غير صحيح',
  },
} satisfies NamespaceComplaintTranslation

export default complaint
