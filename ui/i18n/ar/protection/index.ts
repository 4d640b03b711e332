import type { NamespaceProtectionTranslation } from '../../i18n-types.ts'

const protection = {
  title: 'حماية',
  hint: 'وقف الخسارة، وقف متحرك، جني الأرباح',
  none: 'بلا حماية',
  edit: 'تعديل',
  set: 'ضبط',
  remove: 'إزالة الحماية',
  save: 'حفظ',
  kind: 'وقف الخسارة',
  kinds: {
    none: 'بلا',
    stop: 'عند سعر',
    trail: 'متحرك',
  },
  stopPrice: 'سعر وقف الخسارة',
  stopLimit: 'الحد بعد وقف الخسارة',
  stopLimitHint: 'فارغ: بسعر السوق',
  unit: 'وحدة المسافة',
  percent: 'نسبة مئوية',
  amount: 'مبلغ',
  distance: 'المسافة من أفضل سعر',
  distanceHint: 'يتبع الوقف السعر ولا يتراجع أبدًا.',
  profitPrice: 'سعر جني الأرباح',
  atStop: 'إذا بلغ السعر وقف الخسارة',
  atProfit: 'إذا بلغ السعر جني الأرباح',
  gap: 'يُفعَّل بآخر سعر. بعد فجوة سعرية يتم تنفيذ الأمر بالسعر التالي الذي قد يكون أسوأ. المبالغ تقديرية بعد الرسوم.',
  stopNow: 'الوقف الآن عند',
  takeProfit: 'جني الأرباح',
  trigger: 'فُعِّل عند',
  status: 'الحالة',
  states: {
    waiting: 'بانتظار أول تنفيذ',
    active: 'سارية',
    triggered: 'فُعِّلت، جارٍ الإغلاق',
    ended: 'انتهت',
  },
  unreadable: 'أدخل رقمًا',
} satisfies NamespaceProtectionTranslation

export default protection
