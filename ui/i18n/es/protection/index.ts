import type { NamespaceProtectionTranslation } from '../../i18n-types.ts'

const protection = {
  title: 'Proteger',
  hint: 'Stop de pérdidas, stop dinámico, toma de beneficios',
  risk: {
    title: 'Stop y objetivo en el gráfico',
    summary:
      'Cierres de las últimas 30 sesiones, el precio de la orden, y el stop y el objetivo, que se arrastran o se mueven con las flechas.',
    stop: 'Stop',
    target: 'Objetivo',
    addStop: 'Añadir un stop',
    addTarget: 'Añadir un objetivo',
    order: 'Orden {price}',
    at: '{price}: {amount}, {percent} de su patrimonio en {currency}',
    loseAtMost: 'Perder como máximo',
    gives: 'En el stop, con todas las comisiones: {quantity}',
    tooMuch: 'Con este stop, un solo lote ya perdería más',
  },
  none: 'Sin protección',
  edit: 'Modificar',
  set: 'Configurar',
  remove: 'Quitar la protección',
  save: 'Guardar',
  kind: 'Stop',
  kinds: {
    none: 'Ninguno',
    stop: 'A un precio',
    trail: 'Dinámico',
  },
  stopPrice: 'Precio de stop',
  stopLimit: 'Límite tras el stop',
  stopLimitHint: 'Vacío: a precio de mercado',
  unit: 'Distancia en',
  percent: 'Porcentaje',
  amount: 'Importe',
  distance: 'Distancia al precio máximo',
  distanceHint: 'El stop sigue al precio y nunca retrocede. En corto, la distancia se cuenta desde el precio mínimo.',
  profitPrice: 'Precio de toma de beneficios',
  atStop: 'Si se alcanza el stop',
  atProfit: 'Si se alcanza la toma de beneficios',
  gap: 'Se activa con el último precio. Tras un salto de precio, la orden se ejecuta al siguiente precio, que puede ser peor. Los importes son estimaciones después de comisiones.',
  stopNow: 'Stop actual',
  takeProfit: 'Toma de beneficios',
  trigger: 'Activado a',
  status: 'Estado',
  states: {
    waiting: 'Espera la primera ejecución',
    active: 'Activa',
    triggered: 'Activada, cerrando',
    ended: 'Finalizada',
  },
  stops: 'Stops y tomas de beneficios',
  stopsHint:
    'Esperan a que el último precio los alcance y entonces cierran toda la posición. Siguen activos hasta que los quite o se cierre la posición.',
  till: 'Último día',
  immediateHint: 'Lo que no se ejecute al momento se cancela.',
  gtcHint: 'Como máximo 90 días.',
  unreadable: 'Introduzca un número',
  changedElsewhere:
    'Esta protección se ha modificado en otro lugar. Los campos que no ha editado muestran los valores nuevos.',
} satisfies NamespaceProtectionTranslation

export default protection
