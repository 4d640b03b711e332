import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const account = {
  title: 'إدارة الحساب',
  userId: 'المعرّف {id}',
  openSettings: 'الإعدادات',
  hideFigures: 'إخفاء المبالغ',
  showFigures: 'إظهار المبالغ',
  currency: 'العملة',
  totalAssets: 'إجمالي الأصول',
  balance: 'الرصيد',
  frozen: 'الأصول المحجوزة',
  holdingValue: 'قيمة المراكز',
  floating: 'الربح/الخسارة غير المحققة',
  realised: 'الربح/الخسارة المحققة',
  computing: 'جارٍ حساب أصولك',
  allLanguages: 'كل اللغات',
  newTab: 'يُفتح في علامة تبويب جديدة',
  shortcuts: 'الاختصارات',
  shortcut: {
    bank: 'البطاقات',
    deposit: 'إيداع',
    withdraw: 'سحب',
    exchange: 'صرف',
    verify: 'توثيق',
  },
  menu: 'قائمة الحساب',
  row: {
    fundingRecords: 'سجل الأموال',
    positions: 'المحفظة',
    subscriptions: 'الاكتتابات',
    fundPassword: 'كلمة مرور الأموال',
    loginPassword: 'كلمة مرور الدخول',
    language: 'اللغة',
    privacy: 'سياسة الخصوصية',
    messages: 'الرسائل',
    customerService: 'خدمة العملاء',
  },
  signOut: 'تسجيل الخروج',
  signOutTitle: 'هل تريد تسجيل الخروج؟',
  signOutText: 'ستحتاج إلى كلمة المرور لتسجيل الدخول مجددًا على هذا الجهاز.',
} satisfies NamespaceAccountTranslation

export default account
