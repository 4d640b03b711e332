import type { NamespaceStoryTranslation } from '../../i18n-types.ts'

const story = {
  ofOrder: 'سجل هذا الأمر',
  ofPosition: 'سجل هذا المركز',
  failed: 'تعذّر تحميل السجل',
  now: 'الآن',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ',
  save: 'حفظ كنص',
  saved: 'تم حفظ الملف',
  limit: {
    'open-long': 'أُرسل أمر محدد السعر: شراء {quantity} بسعر {price} أو أقل.',
    'open-short': 'أُرسل أمر محدد السعر: بيع {quantity} على المكشوف بسعر {price} أو أكثر.',
    'close-long': 'أُرسل أمر محدد السعر: بيع {quantity} بسعر {price} أو أكثر.',
    'close-short': 'أُرسل أمر محدد السعر: إعادة شراء {quantity} بسعر {price} أو أقل.',
  },
  market: {
    'open-long': 'أُرسل أمر بسعر السوق: شراء {quantity}.',
    'open-short': 'أُرسل أمر بسعر السوق: بيع {quantity} على المكشوف.',
    'close-long': 'أُرسل أمر بسعر السوق: بيع {quantity}.',
    'close-short': 'أُرسل أمر بسعر السوق: إعادة شراء {quantity}.',
  },
  broker: {
    'open-long': 'أرسل الوسيط أمرًا لشراء {quantity}.',
    'open-short': 'أرسل الوسيط أمرًا لبيع {quantity} على المكشوف.',
    'close-long': 'أرسل الوسيط أمرًا لبيع {quantity}.',
    'close-short': 'أرسل الوسيط أمرًا لإعادة شراء {quantity}.',
  },
  filled: {
    'open-long': 'تم التنفيذ: شراء {quantity} بسعر {price}.',
    'open-short': 'تم التنفيذ: بيع {quantity} على المكشوف بسعر {price}.',
    'close-long': 'تم التنفيذ: بيع {quantity} بسعر {price}.',
    'close-short': 'تم التنفيذ: إعادة شراء {quantity} بسعر {price}.',
  },
  cancelled: 'أُلغي الأمر. غير المنفَّذ: {rest} من {quantity}.',
  expired: 'انتهت صلاحية الأمر. غير المنفَّذ: {rest} من {quantity}.',
  rejected: 'رفض الوسيط الأمر.',
  reason: 'السبب: {reason}',
  waiting: 'الأمر قيد الانتظار. غير المنفَّذ بعد: {rest} من {quantity}. صالح حتى {time}.',
  protected: {
    stop: 'ضُبط وقف الخسارة عند {price}.',
    trail: 'وقف الخسارة المتحرك عند {price}.',
    'take-profit': 'ضُبط جني الأرباح عند {price}.',
  },
  moved: {
    'stop-moved': 'نُقل وقف الخسارة إلى {price}.',
    'take-profit-moved': 'نُقل جني الأرباح إلى {price}.',
  },
  trailSet: 'ضُبط وقف خسارة متحرك يبعد {distance} عن أعلى سعر (أو أدناه عند البيع على المكشوف).',
  removed: {
    'stop-loss': 'أُلغي وقف الخسارة.',
    'trailing-stop': 'أُلغي وقف الخسارة المتحرك.',
    'take-profit': 'أُلغي جني الأرباح.',
  },
  triggered: {
    'stop-loss': 'بلغ السعر وقف الخسارة: {price}.',
    'trailing-stop': 'بلغ السعر وقف الخسارة المتحرك: {price}.',
    'take-profit': 'بلغ السعر جني الأرباح: {price}.',
  },
  dividend: 'توزيعات مدفوعة: {amount} بعد الضريبة عن {quantity}.',
  dividendOwed: 'توزيعات مخصومة: {amount} عن {quantity} مبيعة على المكشوف.',
  held: 'المملوك: {quantity}.',
  closedProfit: 'أُغلق المركز. الربح بعد كل الرسوم: {amount}.',
  closedLoss: 'أُغلق المركز. الخسارة بعد كل الرسوم: {amount}.',
  fees: 'الرسوم والضرائب حتى الآن: {amount}.',
} satisfies NamespaceStoryTranslation

export default story
