import type { NamespaceAlertsTranslation } from '../../i18n-types.ts'

const alerts = {
  unit: 'التنبيه عند',
  price: 'السعر',
  percent: 'التغير اليومي',
  direction: 'الاتجاه',
  up: 'ارتفاع',
  down: 'انخفاض',
  change: 'النسبة المئوية منذ الإغلاق السابق',
  hint: 'تصلك رسالة واحدة عندما يبلغ السعر هذا الحد.',
  unreadable: 'أدخل رقمًا',
  aboveZero: 'أدخل سعرًا أكبر من صفر',
  outOfRange: 'من 0,1 إلى 100\u00a0%، بمنزلتين عشريتين كحد أقصى',
  waits: {
    above: 'السعر {value} أو أعلى',
    below: 'السعر {value} أو أقل',
    rise: 'ارتفاع يومي قدره {value} أو أكثر',
    fall: 'انخفاض يومي قدره {value} أو أكثر',
  },
  fromNow: 'مقارنةً بالسعر الحالي: {change}',
  set: 'ضبط التنبيه',
  here: 'لهذه الأداة',
  others: 'لأدوات أخرى',
  remove: 'إزالة التنبيه «{alert}»',
  metAt: 'بلغ {price}، {time}',
  failed: 'تعذّر تحميل تنبيهات الأسعار',
  notice: 'تنبيه سعر: {name}',
  reached: 'بلغ السعر {price}.',
  seen: 'عرض الأداة',
  atPrice: 'ضبط تنبيه سعر عند {price}',
} satisfies NamespaceAlertsTranslation

export default alerts
