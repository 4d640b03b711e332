import type { NamespaceMarketTranslation } from '../../i18n-types.ts'

const market = {
  markets: {
    MY: 'Malasia',
    TW: 'Taiwán',
    CN: 'Acciones A',
    US: 'EE. UU.',
    JP: 'Japón',
    IT: 'Italia',
    ES: 'España',
    FUND: 'Fondos',
    FUT: 'Futuros',
    CRYPTO: 'Monedas digitales',
    FX: 'Divisas',
    INDEX: 'Índices',
  },
  states: {
    open: 'Abierto',
    break: 'Pausa de mediodía',
    closed: 'Cerrado',
    halted: 'Suspendido',
    limitUp: 'Límite al alza',
    limitDown: 'Límite a la baja',
    noPrice: 'Sin precio',
  },
  directions: {
    long: 'Largo',
    short: 'Corto',
  },
  actions: {
    'open-long': 'Comprar en largo',
    'open-short': 'Vender en corto',
    'close-long': 'Cerrar largo',
    'close-short': 'Cerrar corto',
  },
  orderTypes: {
    limit: 'Orden limitada',
    market: 'Orden a mercado',
  },
  orderStates: {
    pending: 'En espera',
    partlyfilled: 'Ejecutada en parte',
    filled: 'Ejecutada',
    cancelled: 'Cancelada',
    rejected: 'Rechazada',
    expired: 'Caducada',
  },
  positionStates: {
    pending: 'A la espera de ejecución',
    holding: 'En cartera',
    closing: 'En cierre',
    closed: 'Cerrada',
    cancelled: 'Cancelada',
  },
  fees: {
    brokerage: 'Comisión de corretaje',
    'clearing-fee': 'Canon de liquidación',
    'stamp-duty': 'Impuesto del timbre',
    'transfer-fee': 'Canon de transferencia',
    'exchange-fee': 'Canon de bolsa',
    'regulatory-fee': 'Tasa del regulador',
    'transaction-tax': 'Impuesto sobre transacciones',
    'other-fee': 'Otros gastos',
  },
  sending: {
    sending: 'Enviando…',
    accepted: 'Aceptada',
    unknown: 'Lo estamos comprobando',
    unknownHint: 'No hubo respuesta. Estamos averiguando qué ha pasado. No la introduzca otra vez.',
    lost: 'No llegó',
    lostHint: 'El bróker no la recibió. No se ha registrado nada.',
    unsure: 'Sin confirmar',
    unsureHint:
      'No hemos podido averiguar qué ha pasado. Puede enviarla otra vez sin riesgo: se ejecuta una vez como máximo.',
    sendAgain: 'Enviar otra vez',
    discard: 'Descartar',
  },
  delayed: 'Precios con retraso desde las {time}',
} satisfies NamespaceMarketTranslation

export default market
