import type { NamespaceDividendsTranslation } from '../../i18n-types.ts'

const dividends = {
  title: 'توزيعات الأرباح',
  short: 'بيع على المكشوف',
  exOn: 'انتهاء الحق {day}',
  payOn: 'الدفع {day}',
  exDate: 'تاريخ انتهاء الحق',
  payDate: 'تاريخ الدفع',
  perShare: 'للسهم',
  quantity: 'الأسهم',
  gross: 'الإجمالي',
  tax: 'الضريبة المقتطعة ({rate})',
  writtenOff: 'تحمّله الوسيط',
  net: 'المقيَّد لك',
  owed: 'المخصوم منك',
  paidAt: 'وقت القيد',
  instrument: 'عرض الأداة',
  holdings: 'عرض مراكزك',
  failed: 'تعذّر تحميل توزيعات الأرباح',
  noneUpcoming: 'لا توجد توزيعات قادمة',
  noneUpcomingHint: 'تظهر هنا التوزيعات المعلنة للأسهم التي تملكها.',
  nonePaid: 'لم تُدفع توزيعات بعد',
  nonePaidHint: 'يظهر هنا ما تستلمه، أو ما تدفعه عن مركز بيع على المكشوف.',
  simulated: 'توزيعات محاكاة لشركات خيالية.',
  about: 'تُقتطع الضريبة بالنسبة المعتادة في كل سوق، وليس هذا مشورة ضريبية.',
  tabs: { upcoming: 'القادمة', paid: 'المدفوعة' },
  states: { announced: 'تقديري', fixed: 'محدد', paid: 'مدفوع' },
  notes: {
    announced: 'بحسب ما تملكه الآن. يُعتدّ بما تملكه عند الإغلاق السابق لتاريخ انتهاء الحق.',
    fixed: 'يُعتدّ بما كنت تملكه عند الإغلاق السابق لتاريخ انتهاء الحق، والبيع الآن لا يغيّر شيئًا.',
    paid: 'قُيِّد في رصيد هذه العملة.',
    short: 'في مركز البيع على المكشوف تدفع أنت التوزيعات. ما ينقص رصيدك يتحمّله الوسيط.',
  },
} satisfies NamespaceDividendsTranslation

export default dividends
