import type { NamespaceIdentityTranslation } from '../../i18n-types.ts'

const identity = {
  title: 'توثيق الهوية',
  intro: 'مطلوب قبل تعيين كلمة مرور الأموال وإضافة بطاقة والسحب.',
  states: {
    'under-review': 'قيد المراجعة',
    verified: 'موثّقة',
    rejected: 'مرفوضة',
  },
  hints: {
    'under-review': 'نحتاج عادة إلى يوم عمل واحد، وستصلك رسالة بالنتيجة.',
    verified: 'تم تأكيد هويتك، ولا يلزم أي إجراء آخر.',
    rejected: 'يرجى التصحيح أدناه والإرسال من جديد.',
  },
  reason: 'السبب',
  remark: 'ملاحظة المراجع',
  reasons: {
    unreadable: 'إحدى الصور غير مقروءة',
    namediffers: 'الاسم لا يطابق المستند',
    numberdiffers: 'رقم الهوية لا يطابق المستند',
    expired: 'انتهت صلاحية المستند',
    other: 'سبب آخر',
  },
  name: 'الاسم الكامل',
  nameHint: 'كما هو في المستند تمامًا',
  idNumber: 'رقم الهوية',
  front: 'وجه المستند',
  back: 'ظهر المستند',
  addFront: 'إضافة الوجه',
  addBack: 'إضافة الظهر',
  camera: 'التقاط صورة',
  pictureHint: 'JPEG أو PNG أو WebP حتى 10 ميغابايت، مع ظهور الزوايا الأربع ودون انعكاس.',
  private: 'لا يرى هذه الصور سواك ومراجعونا.',
  submit: 'إرسال للمراجعة',
  submitted: 'تاريخ الإرسال',
  reviewed: 'تاريخ المراجعة',
  sent: 'أُرسلت للمراجعة',
  loadFailed: 'تعذر تحميل حالة التوثيق',
  pictureFailed: 'تعذر تحميل الصورة',
  toFundPassword: 'تعيين كلمة مرور الأموال أو تغييرها',
  problems: {
    'name-required': 'أدخل اسمك الكامل',
    'name-malformed': 'استخدم من 2 إلى 60 حرفًا كما في المستند',
    'id-number-required': 'أدخل رقم الهوية',
    'id-number-malformed': 'استخدم من 5 إلى 24 حرفًا لاتينيًا أو رقمًا أو شرطة أو خطًا مائلًا',
    'id-number-used': 'رقم الهوية هذا مستخدم في حساب آخر',
    'image-required': 'أضف هذه الصورة',
    'images-same': 'يجب أن يكون الوجه والظهر صورتين مختلفتين',
  },
} satisfies NamespaceIdentityTranslation

export default identity
