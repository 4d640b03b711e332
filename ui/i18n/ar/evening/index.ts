import type { NamespaceEveningTranslation } from '../../i18n-types.ts'

const evening = {
  title: '{market}: انتهى يوم التداول',
  dismiss: 'إخفاء',
  moved: 'ما تغيّر في مراكزك',
  unmoved: 'لم يتغيّر شيء في مراكزك.',
  tomorrow: 'المستحق حتى نهاية الغد',
  nothingDue: 'لا توجد استحقاقات.',
  thatIsAll: 'هذا كل شيء.',
  together: 'المجموع',
  contribution: 'المساهمة: {points}',
  rate: 'أثر سعر صرف {currency}، 24 ساعة',
  causes: {
    dividend: 'يُتداول اليوم من دون توزيعاته',
    market: 'السوق: {index} {change}',
    price: 'حركة سعرية دون سبب معروف',
  },
  due: {
    lottery: '{name}: نتيجة القرعة، {time}',
    settled: '{name}: يمكن بيعه ابتداءً من {time}',
    'ex-dividend': '{name}: غدًا يُتداول من دون التوزيعات',
    dividend: '{name}: تُدفع توزيعات بقيمة {amount}',
    loan: 'يُستحق قرض ائتماني قدره {amount}، {time}',
    lent: '{name}: تعود الأسهم المُقرضة، {time}',
  },
} satisfies NamespaceEveningTranslation

export default evening
