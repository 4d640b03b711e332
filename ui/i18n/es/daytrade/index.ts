import type { NamespaceDaytradeTranslation } from '../../i18n-types.ts'

const daytrade = {
  title: 'Operativa intradía',
  tabs: {
    trade: 'Nueva',
    progress: 'Abiertas',
    details: 'Cerradas',
    applied: 'Órdenes',
  },
  failed: 'No se ha podido cargar',
  facilityFailed: 'No se ha podido cargar su permiso para la operativa intradía',
  about: 'Una operación intradía se abre aquí y se cierra el mismo día.',
  whichMarket: 'Mercado',
  nextSquareOff: 'Próximo cierre forzoso',
  shut: 'Ahora no se pueden abrir operaciones intradía. Podrá hacerlo cuando el mercado esté abierto.',
  trade: 'Operar',
  tradeOf: 'Operar intradía con {name}',
  noInstruments: 'Aquí no hay valores para operar intradía',
  noInstrumentsHint: 'Elija otro mercado.',
  gates: {
    identity: {
      title: 'Primero verifique su identidad',
      text: 'Solo los clientes verificados pueden solicitar la operativa intradía.',
    },
    'identity-review': {
      title: 'Su identidad está en revisión',
      text: 'Cuando esté verificada podrá solicitar la operativa intradía.',
    },
    apply: {
      title: 'La operativa intradía no está habilitada',
      text: 'Solicítela una sola vez. Cuando el bróker la apruebe podrá abrir operaciones intradía.',
    },
    review: {
      title: 'Su solicitud está en revisión',
      text: 'Le enviaremos un mensaje en cuanto se apruebe.',
    },
  },
  apply: 'Solicitar',
  applyTitle: 'Solicitar la operativa intradía',
  applyNow: 'Solicitar ahora',
  appliedDone: 'Solicitud enviada',
  close: 'Listo',
  terms: {
    within:
      'Una operación intradía se puede cerrar en cualquier momento del día en que se abrió. No se aplican ni los 15 minutos tras la compra ni T+1.',
    squareOff:
      'Lo que siga abierto {minutes} {{minutes:minuto|minutos}} antes del cierre del mercado lo cierra el bróker a precio de mercado.',
    costs:
      'Las comisiones, el margen y el apalancamiento son los de cualquier otra orden. Si la negociación está suspendida, el cierre forzoso espera hasta que se reanude.',
    risk: 'Los precios pueden moverse deprisa en un mismo día. Puede perder todo el importe invertido.',
  },
  closeTrade: 'Cerrar',
  closeOf: 'Cerrar {name}',
  noProgress: 'No hay operaciones intradía abiertas',
  noProgressHint: 'Las órdenes que aún no se han ejecutado están en «Órdenes».',
  openTrade: 'Abrir operación intradía',
  squaredOff: 'Cierre forzoso',
  noDetails: 'Aún no hay operaciones intradía cerradas',
  noDetailsHint: 'Aquí verá las operaciones intradía una vez cerradas.',
  ended: 'Cómo terminó',
  endedAtSquareOff: 'Cierre forzoso por el bróker',
  endedBefore: 'Cerrada antes del cierre forzoso',
  state: 'Estado',
  standings: {
    'not-applied': 'Sin solicitar',
    'under-review': 'En revisión',
    approved: 'Aprobada',
  },
  appliedAt: 'Solicitada el',
  approvedAt: 'Aprobada el',
  application: 'Solicitud',
  recentOrders: 'Órdenes de las últimas 24 horas',
  noOrders: 'No hay órdenes intradía',
  noOrdersHint: 'Aquí verá sus órdenes de las últimas 24 horas. Las pendientes se pueden cancelar.',
} satisfies NamespaceDaytradeTranslation

export default daytrade
