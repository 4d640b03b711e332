import type { NamespaceReturnsTranslation } from '../../i18n-types.ts'

const returns = {
  title: 'Rentabilidad',
  failed: 'No se ha podido cargar la rentabilidad',
  period: 'Periodo',
  periods: { '1m': '1M', '3m': '3M', '1y': '1A', all: 'Todo' },
  about: 'Qué se muestra',
  everything: 'Todos los activos',
  compare: 'Comparar con un índice',
  noIndex: 'Sin índice',
  gain: 'Ganancia o pérdida',
  timeWeighted: 'Rentabilidad ponderada por tiempo',
  moneyWeighted: 'Rentabilidad ponderada por dinero',
  largestFall: 'Caída máxima',
  paidIn: 'Aportado',
  paidOut: 'Retirado',
  explained:
    'Rentabilidades de todo el periodo, después de comisiones, impuestos e intereses. La ponderada por tiempo no tiene en cuenta cuándo ni cuánto dinero aportó o retiró; la ponderada por dinero, sí. Todas las divisas se convierten a una sola.',
  beyond:
    'Una rentabilidad superior a {limit} no se muestra con su cifra: procede de muy poco dinero o de dinero invertido solo una pequeña parte del periodo. La ganancia o pérdida en dinero dice más.',
  worth: 'Activos totales por día',
  view: 'Gráfico',
  growth: 'Rentabilidad',
  asTable: 'Como tabla',
  day: 'Día',
  total: 'Activos totales',
  inAndOut: 'Dinero aportado y retirado',
  contributions: 'Aportación de cada posición',
  asOf: 'Cifras de las {time}',
  realised: 'Realizado',
  other: 'Recompensas, intereses y otras comisiones',
  rest: 'Tipos de cambio y redondeo',
  statements: 'Extractos mensuales',
  incomeAndCosts: 'Ingresos y costes por mes',
  lines: {
    dividends: 'Dividendos antes de impuestos',
    lending: 'Préstamo de valores',
    rewards: 'Recompensas',
    fees: 'Comisiones',
    taxes: 'Retención',
    interest: 'Intereses de créditos',
  },
} satisfies NamespaceReturnsTranslation

export default returns
