import type { ProspectusWords } from './words.ts'

export const words: ProspectusWords = {
  title: 'Folleto informativo',
  simulated: 'Simulación. {name} es una empresa inventada: nadie puede comprar sus acciones y no hay dinero en juego.',
  company: 'La empresa',
  about:
    '{name} prepara su salida al mercado {market}. Vende acciones a los inversores por primera vez, con los mismos derechos que las actuales.',
  placed:
    '{name} cotiza en el mercado {market}. Coloca más acciones entre inversores por debajo de su precio de mercado, con los mismos derechos que las cotizadas.',
  offer: 'La oferta',
  price: 'Precio por acción',
  band: 'Banda de precios',
  offered: 'Acciones ofrecidas',
  minimum: 'Suscripción mínima',
  maximum: 'Máximo por cuenta',
  dates: 'Fechas',
  opens: 'Inicio de la suscripción',
  closes: 'Fin de la suscripción',
  draw: 'Sorteo',
  cutOff: 'Fijación del precio de corte',
  result: 'Anuncio del resultado',
  payment: 'Plazo de pago',
  refund: 'Reembolso',
  listing: 'Salida a bolsa',
  delivery: 'Abono',
  paying: 'Adjudicación y pago',
  upfront:
    'Al suscribir se retiene todo el importe. Si se pide más de lo ofrecido, decide un sorteo. El dinero no utilizado vuelve a estar disponible en la fecha de reembolso.',
  afterwinning:
    'Al suscribir no se paga nada. Si se pide más de lo ofrecido, decide un sorteo. Si se le adjudican acciones, páguelas antes de que venza el plazo; si no, las perderá.',
  byBids:
    'Las pujas deciden el precio. El importe de cada puja queda retenido. El precio de corte es el más alto al que se colocan todas las acciones, y todos lo pagan. Las pujas superiores se adjudican íntegras, las iguales se reparten el resto y las inferiores no reciben ninguna. El resto del dinero vuelve a estar disponible en la fecha de reembolso.',
  proceeds: 'Destino de los ingresos',
  use: 'La empresa prevé invertir el dinero en nueva capacidad, en desarrollo y en devolver préstamos, y puede cambiar estos planes.',
  risks: 'Riesgos',
  risk1: 'El precio puede caer por debajo del de la oferta, también el primer día.',
  risk2: 'Puede recibir menos acciones de las pedidas, o ninguna.',
  risk3: 'Las fechas pueden cambiar y la oferta puede retirarse; entonces se devuelve todo el dinero.',
  risk4: 'Una empresa joven tiene poca trayectoria; sus planes pueden fracasar.',
}
