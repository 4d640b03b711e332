import type { NamespaceMarginTradingTranslation } from '../../i18n-types.ts'

const marginTrading = {
  title: 'Venta en corto y apalancamiento',
  off: 'Desactivado',
  on: 'Activado',
  intro:
    'Usted compra con su dinero y puede perder como máximo lo que pagó. Con margen puede hacer dos cosas más, y perder más deprisa.',
  leverage: {
    title: 'Apalancamiento',
    text: 'Usted aporta una parte del valor de la orden, el margen, y el bróker presta el resto. Con apalancamiento 5×, un movimiento del precio del 1 % cambia su margen un 5 %.',
  },
  short: {
    title: 'Largo y corto',
    text: 'Largo significa comprar y ganar cuando el precio sube. Vender en corto significa vender acciones que no tiene y recomprarlas después: gana si el precio baja y pierde si sube.',
  },
  stopOut: {
    title: 'Cierre automático',
    text: 'Cuando solo queda el {percent} del margen, el bróker cierra la posición automáticamente, al precio de ese momento. Antes puede añadir margen.',
  },
  loss: 'Puede perder todo su margen. El bróker asume lo que lo supere.',
  kept: 'Sigue activado para usted en este dispositivo hasta que lo desactive aquí. Las posiciones abiertas no cambian.',
  switchOn: 'Activar el margen',
  switchOff: 'Desactivar el margen',
  notNow: 'Ahora no',
} satisfies NamespaceMarginTradingTranslation

export default marginTrading
