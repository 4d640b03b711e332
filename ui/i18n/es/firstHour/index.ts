import type { NamespaceFirstHourTranslation } from '../../i18n-types.ts'

const firstHour = {
  title: 'Su primera operación',
  all: 'Todos los pasos',
  progress: 'Paso {step} de {steps}',
  later: 'Ahora no',
  leave: 'No volver a mostrar',
  finish: 'Terminar',
  states: { done: 'hecho', skipped: 'omitido' },
  practice: 'Opera con dinero de práctica: nada es real.',
  steps: {
    money: 'Dinero en la cuenta',
    order: 'Una primera orden',
    fill: 'La ejecución',
    stop: 'Un stop de pérdidas',
    sale: 'La venta',
    profit: 'El beneficio',
  },
  texts: {
    money: 'Una orden se paga desde un monedero. Haga primero un depósito.',
    order:
      'Elija un valor y compre la cantidad mínima. Una orden limitada fija el precio máximo que paga; una orden a mercado se ejecuta al momento, a los mejores precios.',
    closed: 'Ahora no hay abierto ningún mercado en el que tenga dinero. Una orden espera hasta la apertura.',
    fill: 'Su orden espera una contrapartida a su precio. Cuando se ejecute, tendrá una posición. Hasta entonces puede modificarla o cancelarla.',
    stop: '{name}: un stop de pérdidas vende por sí solo cuando el precio baja hasta él. Así sabe de antemano cuánto puede perder.',
    sale: '{name}: al vender se cierra la posición. Solo entonces es definitivo el beneficio o la pérdida.',
    saleFrom: '{name}: puede vender a partir del {time}. Solo entonces es definitivo el beneficio o la pérdida.',
  },
  actions: {
    money: 'Depositar',
    order: 'Ir a cotizaciones',
    fill: 'Ver la orden',
    stop: 'Poner un stop de pérdidas',
    sale: 'Ir a la venta',
    profit: 'Posiciones cerradas',
  },
  sold: 'Ha vendido {name}. Su beneficio o pérdida después de comisiones:',
  soldText: 'Ha completado una operación. La encontrará entre las posiciones cerradas.',
} satisfies NamespaceFirstHourTranslation

export default firstHour
