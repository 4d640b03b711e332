import type { ActivityWords } from './words.ts'

export const es: ActivityWords = {
  newcomer: {
    title: 'Recompensas de bienvenida',
    summary: 'Seis primeros pasos, cada uno con su recompensa.',
    rules: [
      'Cada tarea cuenta una sola vez, desde la apertura de su cuenta y durante {days} {{days:día|días}}.',
      'Una tarea bloqueada se abre en cuanto se completa la anterior.',
    ],
  },
  season: {
    title: 'Temporada de descubrimiento, {quarter}T {year}',
    summary: 'Tres cosas que muchos nunca prueban.',
    rules: ['Cada tarea cuenta una sola vez dentro de la temporada.'],
  },
  tasks: {
    identity: ['Verifique su identidad', 'Cuenta cuando se acepta su documentación.'],
    fundpassword: ['Establezca una clave de operaciones', 'La necesita para cada retirada.'],
    card: [
      'Añada una cuenta de retirada',
      'Una cuenta bancaria, una tarjeta o un monedero de criptomonedas donde recibir sus retiradas.',
    ],
    deposit: ['Haga un primer depósito', 'Cuenta cuando se abona, sea cual sea el importe.'],
    trade: [
      'Haga una primera operación',
      'Cuenta con la primera ejecución. Basta un lote; más operaciones no dan más recompensa.',
    ],
    friend: ['Invite a un amigo', 'Cuenta cuando un amigo que usó su código verifica su identidad.'],
    exchange: ['Cambie una divisa por otra', 'Cuenta cualquier importe.'],
    limitorder: ['Opere con una orden limitada', 'Cuenta cuando se ejecuta una orden limitada. Basta un lote.'],
    secondmarket: ['Opere en un segundo mercado', 'Cuenta con la primera ejecución en otro mercado. Basta un lote.'],
  },
  rules: [
    'Cuando haya obtenido {from} o más, puede cobrarlo todo. Se abona al momento en su saldo en {currency}.',
    'Lo que complete después de un cobro también se puede cobrar.',
  ],
  terms: [
    'Las recompensas son dinero de práctica, como todo el dinero aquí.',
    'También puede cobrar después del final, sin fecha límite. Menos de {from} al final no se puede cobrar.',
    'La recompensa cobrada es suya: sin saldo mínimo ni número de operaciones, y puede retirarla como cualquier otro dinero.',
    'Al operar se puede perder más de lo que da una recompensa. Deje sin hacer las tareas que no le convengan.',
  ],
}
