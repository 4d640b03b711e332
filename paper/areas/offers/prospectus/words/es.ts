import type { ProspectusWords } from './words.ts'

export const words: ProspectusWords = {
  title: 'Folleto informativo',
  simulated: 'Simulación. {name} es una empresa inventada: nadie puede comprar sus acciones y no hay dinero en juego.',
  company: 'La empresa',
  about:
    '{name} prepara su salida al mercado {market}. Vende acciones a los inversores por primera vez, con los mismos derechos que las actuales.',
  placed:
    '{name} cotiza en el mercado {market}. Coloca nuevas acciones entre inversores a un precio fijo inferior al de mercado, con los mismos derechos que las cotizadas.',
  offer: 'La oferta',
  price: 'Precio por acción',
  offered: 'Acciones ofrecidas',
  minimum: 'Suscripción mínima',
  maximum: 'Máximo por cuenta',
  dates: 'Fechas',
  opens: 'Inicio de la suscripción',
  closes: 'Fin de la suscripción',
  draw: 'Sorteo',
  result: 'Anuncio del resultado',
  payment: 'Plazo de pago',
  refund: 'Reembolso',
  listing: 'Salida a bolsa',
  delivery: 'Entrega',
  paying: 'Adjudicación y pago',
  upfront:
    'Al suscribir se retiene todo el importe. Si se pide más de lo ofrecido, decide un sorteo. Lo que no haya comprado acciones vuelve a estar disponible en la fecha de reembolso.',
  afterwinning:
    'Al suscribir no se paga nada. Si se pide más de lo ofrecido, decide un sorteo. Quien recibe acciones paga antes de que venza el plazo; si no, renuncia a ellas.',
  proceeds: 'Destino del dinero',
  use: 'La empresa prevé invertir el dinero en nueva capacidad, en desarrollo y en devolver préstamos, y puede cambiar estos planes.',
  risks: 'Riesgos',
  risk1: 'El precio puede caer por debajo del de la oferta, también el primer día.',
  risk2: 'Puede recibir menos acciones de las pedidas, o ninguna.',
  risk3: 'Las fechas pueden cambiar y la oferta puede retirarse; entonces se devuelve todo el dinero.',
  risk4: 'Una empresa joven tiene poca trayectoria; sus planes pueden fracasar.',
}
