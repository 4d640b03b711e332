import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: 'Nombre, código o pinyin',
  messages: 'Mensajes, {count} sin leer',
  activities: 'Actividades de inversión',
  ipo: 'OPV',
  blockTrades: 'Bloques',
  fastLane: 'Vía rápida',
  copyTrading: 'Copy trading',
  lending: 'Préstamo de valores',
  dayTrading: 'Intradía',
  dividends: 'Dividendos',
  benefits: 'Ventajas',
} satisfies NamespaceHomeTranslation

export default home
