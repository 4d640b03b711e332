import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: 'بحث',
  unreadMessages: 'الرسائل، غير المقروءة: {count}',
  activities: 'أنشطة الاستثمار',
  ipo: 'الاكتتابات العامة',
  aShares: 'اكتتابات أسهم A',
  placements: 'الطروحات الخاصة',
  blockTrades: 'الصفقات الكبيرة',
  fastLane: 'المسار السريع',
  copyTrading: 'نسخ التداول',
  toLending: 'إقراض الأسهم',
  dayTrading: 'التداول اليومي',
  toDividends: 'التوزيعات',
  benefits: 'المكافآت',
  notices: 'الإشعارات',
  banners: 'الإعلانات',
  bannerAction: 'اعرف المزيد',
  indicesFailed: 'تعذّر تحميل المؤشرات',
  noIndices: 'لا توجد مؤشرات متاحة حاليًا',
  marketHours: 'أوقات عمل الأسواق',
  movers: 'الأكثر تحركًا',
  chooseMarket: 'السوق',
  allMovers: 'عرض الكل',
  sort: 'الترتيب حسب',
  sorts: { gainers: 'الأكثر ارتفاعًا', losers: 'الأكثر انخفاضًا', turnover: 'قيمة التداول' },
  moversFailed: 'تعذّر تحميل قائمة الأكثر تحركًا',
  noMovers: 'لا توجد أدوات مدرجة هنا حاليًا',
  latestNews: 'آخر الأخبار',
  allNews: 'كل الأخبار',
} satisfies NamespaceHomeTranslation

export default home
