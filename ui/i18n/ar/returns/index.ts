import type { NamespaceReturnsTranslation } from '../../i18n-types.ts'

const returns = {
  title: 'العوائد',
  failed: 'تعذّر تحميل العوائد',
  period: 'الفترة',
  periods: { '1m': 'شهر', '3m': '3 أشهر', '1y': 'سنة', all: 'الكل' },
  about: 'النطاق',
  everything: 'كل الأصول',
  compare: 'مقارنة بمؤشر',
  noIndex: 'بلا مؤشر',
  gain: 'الربح أو الخسارة',
  timeWeighted: 'العائد المرجح بالزمن',
  moneyWeighted: 'العائد المرجح بالمال',
  largestFall: 'أكبر هبوط',
  paidIn: 'الإيداعات',
  paidOut: 'السحوبات',
  explained:
    'العوائد للفترة كاملة، بعد الرسوم والضرائب والفوائد. العائد المرجح بالزمن لا يتأثر بوقت الإيداع والسحب ولا بمبالغهما، والعائد المرجح بالمال يحتسبهما. تُحوَّل العملات إلى عملة واحدة.',
  beyond:
    'لا يُعرض العائد الذي يتجاوز {limit} كرقم: فهو ناتج عن مبلغ صغير جدًا أو عن مال استُثمر جزءًا قصيرًا من المدة. الربح أو الخسارة بالمبلغ أوضح دلالة.',
  worth: 'إجمالي الأصول يوميًا',
  view: 'الرسم البياني',
  growth: 'العائد',
  asTable: 'عرض كجدول',
  day: 'اليوم',
  total: 'إجمالي الأصول',
  inAndOut: 'الإيداعات والسحوبات',
  contributions: 'مساهمة كل مركز',
  asOf: 'الأرقام كما في الساعة {time}',
  realised: 'المحقق',
  other: 'المكافآت والفوائد والرسوم الأخرى',
  rest: 'أسعار الصرف والتقريب',
  statements: 'كشوف الحساب الشهرية',
  incomeAndCosts: 'الدخل والتكاليف شهريًا',
  lines: {
    dividends: 'التوزيعات قبل الضريبة',
    lending: 'إقراض الأسهم',
    rewards: 'المكافآت',
    fees: 'الرسوم',
    taxes: 'الضريبة المقتطعة',
    interest: 'فوائد القروض',
  },
} satisfies NamespaceReturnsTranslation

export default returns
