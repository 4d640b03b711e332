import type { NamespaceDividendsTranslation } from '../../i18n-types.ts'

const dividends = {
  title: 'Dividendos',
  short: 'en corto',
  exOn: 'Fecha exdividendo: {day}',
  payOn: 'Pago: {day}',
  exDate: 'Fecha exdividendo',
  payDate: 'Fecha de pago',
  perShare: 'Por acción',
  quantity: 'Acciones',
  gross: 'Bruto',
  tax: 'Retención ({rate})',
  writtenOff: 'A cargo del bróker',
  net: 'Se le abona',
  owed: 'Se le carga',
  paidAt: 'Contabilizado',
  instrument: 'Ver el valor',
  holdings: 'Ver sus posiciones',
  failed: 'No se han podido cargar los dividendos',
  noneUpcoming: 'No hay dividendos próximos',
  noneUpcomingHint: 'Aquí aparecen los dividendos anunciados de las acciones que tiene.',
  nonePaid: 'Aún no hay dividendos pagados',
  nonePaidHint: 'Aquí aparece lo que recibe, o lo que paga por una posición corta.',
  simulated: 'Dividendos simulados de empresas inventadas.',
  about: 'Se retiene el impuesto habitual de cada mercado; no es asesoramiento fiscal.',
  tabs: { upcoming: 'Próximos', paid: 'Pagados' },
  states: { announced: 'Estimado', fixed: 'Fijado', paid: 'Pagado' },
  notes: {
    announced: 'Según lo que tiene ahora. Cuenta lo que tenga al cierre anterior a la fecha exdividendo.',
    fixed: 'Cuenta lo que tenía al cierre anterior a la fecha exdividendo; vender ahora no cambia nada.',
    paid: 'Contabilizado en el saldo de esta divisa.',
    short: 'En una posición corta, el dividendo corre a su cargo. Lo que falte en su saldo lo asume el bróker.',
  },
} satisfies NamespaceDividendsTranslation

export default dividends
