import type { NamespaceStatementTranslation } from '../../i18n-types.ts'

const statement = {
  title: 'Extracto de cuenta',
  owner: 'Cuenta {account}',
  months: 'Mes',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  print: 'Imprimir o guardar como PDF',
  failed: 'No se ha podido cargar el extracto',
  running: 'El mes no ha terminado: esto es lo ocurrido hasta ahora.',
  inUtc: 'Todas las fechas y horas son UTC.',
  opening: 'Saldo inicial',
  openingFrozen: 'Bloqueado al inicio',
  closing: 'Saldo final',
  closingFrozen: 'Bloqueado al final',
  taxes: 'Retención',
  interest: 'Intereses pagados',
  realised: 'Ganancia o pérdida realizada',
  movements: 'Movimientos',
  noMovements: 'Sin movimientos',
  holdings: 'Posiciones',
  heldAt: 'Valoradas el {time}',
  noHoldings: 'No había posiciones.',
  value: 'Valor',
  timeUtc: 'Hora (UTC)',
  code: 'Código',
} satisfies NamespaceStatementTranslation

export default statement
