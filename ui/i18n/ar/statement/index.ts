import type { NamespaceStatementTranslation } from '../../i18n-types.ts'

const statement = {
  title: 'كشف الحساب',
  owner: 'الحساب {account}',
  months: 'الشهر',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  print: 'طباعة أو حفظ بصيغة PDF',
  failed: 'تعذّر تحميل كشف الحساب',
  running: 'لم ينتهِ الشهر بعد: هذا ما حدث حتى الآن.',
  inUtc: 'جميع التواريخ والأوقات بتوقيت UTC.',
  opening: 'الرصيد الافتتاحي',
  openingFrozen: 'المبلغ المحجوز في البداية',
  closing: 'الرصيد الختامي',
  closingFrozen: 'المبلغ المحجوز في النهاية',
  taxes: 'الضريبة المقتطعة',
  interest: 'الفوائد المدفوعة',
  realised: 'الربح أو الخسارة المحققة',
  movements: 'الحركات',
  noMovements: 'لا توجد حركات',
  holdings: 'المراكز',
  heldAt: 'وقت التقييم: {time}',
  noHoldings: 'لم تكن هناك مراكز.',
  value: 'القيمة',
  timeUtc: 'الوقت (UTC)',
  code: 'الرمز',
} satisfies NamespaceStatementTranslation

export default statement
