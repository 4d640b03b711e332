import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: 'الاسم أو الرمز أو البينيين',
  messages: 'الرسائل، غير المقروءة: {count}',
  activities: 'أنشطة الاستثمار',
  ipo: 'الاكتتابات',
  blockTrades: 'صفقات كبرى',
  fastLane: 'المسار السريع',
  copyTrading: 'نسخ التداول',
  lending: 'إقراض الأوراق',
  dayTrading: 'التداول اليومي',
  dividends: 'التوزيعات',
  benefits: 'المزايا',
} satisfies NamespaceHomeTranslation

export default home
