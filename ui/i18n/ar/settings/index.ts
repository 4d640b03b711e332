import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: 'الحساب',
    security: 'الأمان',
    trading: 'التداول',
    display: 'العرض',
  },
  row: {
    qr: 'رمز QR الخاص بي',
    verified: 'توثيق الهوية',
    bank: 'البطاقات والمحافظ',
    loginPassword: 'كلمة مرور الدخول',
    fundPassword: 'كلمة مرور الأموال',
    devices: 'الأجهزة',
    codes: 'رموز الدخول',
    passkeys: 'مفاتيح المرور',
    appearance: 'المظهر',
    direction: 'ألوان الأسعار',
    servicePlace: 'زر خدمة العملاء',
    hold: 'مهلة قبل الأوامر الكبيرة',
    language: 'اللغة',
    firstHour: 'صفقتك الأولى خطوة بخطوة',
    terms: 'شرح المصطلحات',
    about: 'عن التطبيق',
    logOut: 'تسجيل الخروج',
  },
  title: 'الإعدادات',
  light: 'فاتح',
  dark: 'داكن',
  system: 'حسب الجهاز',
  greenUp: 'الأخضر للارتفاع والأحمر للانخفاض',
  redUp: 'الأحمر للارتفاع والأخضر للانخفاض',
  blueDown: 'الأحمر للارتفاع والأزرق للانخفاض',
  hold: {
    hint: 'عشر ثوانٍ مع أكبر حركة سابقة بالمبلغ، ويمكنك الإلغاء.',
    off: 'بلا مهلة',
    all: 'قبل كل أمر',
    from: 'من {percent} من المبلغ المتاح فأكثر',
  },
  notifications: {
    title: 'إشعارات تنبيهات الأسعار',
    hint: 'تصلك حتى عندما يكون التطبيق مغلقًا.',
    blocked: 'محظورة على هذا الجهاز. اسمح بالإشعارات لهذا الموقع من إعدادات المتصفح، ثم اضغط هنا.',
    failed: 'تعذّر على المتصفح تفعيلها. يرجى المحاولة لاحقًا.',
  },
  directionHint: 'يمكنك تغييرها لاحقًا من الإعدادات.',
  languageHint: 'يُعاد تشغيل التطبيق باللغة التي تختارها.',
  logOutTitle: 'هل تريد تسجيل الخروج؟',
  logOutText: 'ستحتاج إلى كلمة المرور لتسجيل الدخول مجددًا على هذا الجهاز.',
  places: {
    header: 'في الشريط العلوي',
    left: { top: 'أعلى اليسار', middle: 'وسط اليسار', bottom: 'أسفل اليسار' },
    right: { top: 'أعلى اليمين', middle: 'وسط اليمين', bottom: 'أسفل اليمين' },
  },
} satisfies NamespaceSettingsTranslation

export default settings
