import type { NamespaceEveningTranslation } from '../../i18n-types.ts'

const evening = {
  title: '{market}: la sesión ha terminado',
  dismiss: 'Descartar',
  moved: 'Lo que se movió en su cartera',
  unmoved: 'Nada se movió en su cartera.',
  tomorrow: 'Hasta el final de mañana',
  nothingDue: 'No vence nada.',
  thatIsAll: 'Eso es todo.',
  together: 'En conjunto',
  contribution: 'Aportación: {points}',
  rate: 'Efecto del cambio del {currency}, 24 horas',
  causes: {
    dividend: 'Desde hoy cotiza sin su dividendo',
    market: 'Mercado: {index} {change}',
    price: 'Precio; no se sabe nada más',
  },
  due: {
    lottery: '{name}: resultado del sorteo, {time}',
    settled: '{name}: se puede vender desde {time}',
    'ex-dividend': '{name}: mañana cotiza sin dividendo',
    dividend: '{name}: se paga el dividendo de {amount}',
    loan: 'Vence el crédito de {amount}, {time}',
    lent: '{name}: vuelven las acciones prestadas, {time}',
  },
} satisfies NamespaceEveningTranslation

export default evening
