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
  paidIn: 'المبالغ الداخلة',
  paidOut: 'المبالغ الخارجة',
  explained:
    'العوائد للفترة كاملة، بعد الرسوم والضرائب والفوائد. المرجح بالزمن لا يتأثر بوقت دخول الأموال أو خروجها ولا بمقدارها، والمرجح بالمال يحتسبهما. تُحوَّل العملات إلى عملة واحدة.',
  beyond:
    'لا يُعرض العائد الذي يتجاوز {limit} كرقم: فهو ناتج عن مبلغ صغير جدًا أو عن مال استُثمر جزءًا قصيرًا من المدة. الربح أو الخسارة بالمبلغ أوضح دلالة.',
  worth: 'إجمالي الأصول يوميًا',
  asTable: 'عرض كجدول',
  day: 'اليوم',
  total: 'إجمالي الأصول',
  inAndOut: 'الأموال الداخلة والخارجة',
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
