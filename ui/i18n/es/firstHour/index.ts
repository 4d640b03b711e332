import type { NamespaceFirstHourTranslation } from '../../i18n-types.ts'

const firstHour = {
  title: 'Su primera operación',
  all: 'Todos los pasos',
  progress: 'Paso {step} de {steps}',
  later: 'Ahora no',
  leave: 'No volver a mostrar',
  finish: 'Terminar',
  states: { done: 'hecho', skipped: 'omitido' },
  practice: 'Opera con dinero de práctica. Nada de esto es real.',
  steps: {
    money: 'Dinero en la cuenta',
    order: 'Una primera orden',
    fill: 'La ejecución',
    stop: 'Un stop de pérdidas',
    sale: 'La venta',
    profit: 'La ganancia',
  },
  texts: {
    money: 'Una orden se paga con su saldo. Haga primero un depósito.',
    order:
      'Elija un valor y compre la cantidad mínima. Una orden limitada fija el precio máximo que paga; una orden a mercado se ejecuta al momento, a los mejores precios.',
    closed: 'Ahora no está abierto ningún mercado en el que tenga dinero. Las órdenes esperan hasta la apertura.',
    fill: 'Su orden espera una contrapartida a su precio. Cuando se ejecute, tendrá una posición. Hasta entonces puede modificarla o cancelarla.',
    stop: '{name}: un stop de pérdidas vende automáticamente cuando el precio baja hasta él. Así sabe de antemano cuánto puede perder aproximadamente.',
    sale: '{name}: al vender se cierra la posición. Solo entonces es definitiva la ganancia o la pérdida.',
    saleFrom: '{name}: puede vender a partir del {time}. Solo entonces es definitiva la ganancia o la pérdida.',
  },
  actions: {
    money: 'Depositar',
    order: 'Ir a cotizaciones',
    fill: 'Ver la orden',
    stop: 'Poner un stop de pérdidas',
    sale: 'Vender',
    profit: 'Posiciones cerradas',
  },
  sold: 'Ha vendido {name}. Su ganancia o pérdida después de comisiones:',
  soldText: 'Ha completado una operación. La encontrará en Posiciones cerradas.',
} satisfies NamespaceFirstHourTranslation

export default firstHour
