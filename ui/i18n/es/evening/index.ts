import type { NamespaceEveningTranslation } from '../../i18n-types.ts'

const evening = {
  title: '{market}: la sesión de hoy ha terminado',
  dismiss: 'Descartar',
  moved: 'Lo que se movió en su cartera',
  unmoved: 'Nada se movió en su cartera.',
  tomorrow: 'Hasta el final de mañana',
  nothingDue: 'Sin vencimientos.',
  thatIsAll: 'Eso es todo.',
  together: 'En total',
  contribution: 'Aportación: {points}',
  rate: 'Efecto del cambio del {currency}, 24 horas',
  causes: {
    dividend: 'Desde hoy cotiza sin el dividendo',
    market: 'Mercado: {index} {change}',
    price: 'Variación del precio sin causa conocida',
  },
  due: {
    lottery: '{name}: resultado del sorteo, {time}',
    settled: '{name}: se puede vender desde {time}',
    'ex-dividend': '{name}: mañana cotiza sin dividendo',
    dividend: '{name}: se paga el dividendo de {amount}',
    loan: 'Vence su crédito de {amount}, {time}',
    lent: '{name}: se devuelven las acciones prestadas, {time}',
  },
} satisfies NamespaceEveningTranslation

export default evening
