// Made from openapi/messages/ by npm run generate. Do not edit.
import type { NamespaceServerTranslation } from '../../i18n-types.ts'

const server = {
  'account-exists': 'هذا الحساب موجود بالفعل',
  'inviter-not-found': 'لا يوجد داعٍ بهذا الرمز',
  'account-not-found': 'هذا الحساب غير موجود',
  'wrong-credentials': 'الحساب أو كلمة المرور غير صحيحة',
  'wrong-original-password': 'كلمة المرور الحالية غير صحيحة',
  'account-frozen': 'هذا الحساب مجمّد. يرجى التواصل مع خدمة العملاء',
  'login-again': 'يرجى تسجيل الدخول مرة أخرى',
  'identity-not-verified': 'يرجى إكمال التحقق من الهوية أولاً',
  'identity-failed': 'فشل التحقق من الهوية',
  'fund-password-not-set': 'يرجى تعيين كلمة مرور الأموال أولاً',
  registered: 'تم التسجيل بنجاح',
  'logged-in': 'تم تسجيل الدخول',
  'submitted-too-frequently': 'محاولات كثيرة جدًا. يرجى المحاولة لاحقًا',
  'system-busy': 'النظام مشغول. يرجى المحاولة لاحقًا',
  'submit-failed': 'تعذّر الإرسال',
  'upload-failed': 'فشل رفع الملف',
  'invalid-parameters': 'بعض البيانات غير صالحة. يرجى التحقق منها',
  'request-id-reused': 'سبق استخدام هذا الطلب لعملية أخرى. يرجى إعادة التحميل والمحاولة مجددًا',
  modified: 'تم حفظ التغييرات',
  added: 'تمت الإضافة',
  submitted: 'تم الإرسال',
  uploaded: 'تم رفع الملف',
  unknown: 'خطأ',
} satisfies NamespaceServerTranslation

export default server
