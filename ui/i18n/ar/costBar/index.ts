import type { NamespaceCostBarTranslation } from '../../i18n-types.ts'

const costBar = {
  title: 'كم يكلّفك هذا',
  sentence: {
    both: 'الرسوم {fees} والضرائب {taxes}: {percent}',
    fees: 'الرسوم {fees}: {percent}',
    taxes: 'الضرائب {taxes}: {percent}',
  },
  show: 'عرض التكلفة',
  estimated: 'تقدير',
  charged: 'المحصَّل حتى الآن',
  share: '{percent} من القيمة',
  scale: 'في الأسفل مكبَّرًا: الشريط كله يساوي {percent} من القيمة.',
  kinds: {
    fees: 'الرسوم',
    taxes: 'الضرائب',
    spread: 'فارق السعرين',
    charges: 'الرسوم والضرائب',
  },
  spreadNote: 'فارق السعرين هو نصف الفرق بين أفضل سعر في الطلب وأفضل سعر في العرض. وهو ضمن السعر ولا يُحصَّل منفصلًا.',
} satisfies NamespaceCostBarTranslation

export default costBar
