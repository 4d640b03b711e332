import type { NamespaceMeaningsTranslation } from '../../i18n-types.ts'

const meanings = {
  title: 'Glosario',
  search: 'Buscar un término',
  none: 'No se ha encontrado ningún término',
  example: 'Ejemplo',
  all: 'Todos los términos',
  list: {
    limitOrder: {
      name: 'Orden limitada',
      text: 'Usted fija el peor precio que acepta. Una compra se ejecuta a ese precio o a uno inferior; una venta, a ese precio o a uno superior. Mientras el mercado no llegue a él, la orden espera.',
      example:
        'Una acción cuesta 10,00 EUR. Una orden limitada de compra a 9,80 EUR solo se ejecuta cuando alguien vende a 9,80 EUR o menos.',
    },
    marketOrder: {
      name: 'Orden a mercado',
      text: 'Se ejecuta al momento a los mejores precios del libro de órdenes. El precio exacto se conoce después; con pocos compradores y vendedores puede ser peor que el último.',
      example: 'Compra 100 acciones. Se ofrecen 60 a 10,00 EUR y 40 a 10,05 EUR: paga 10,02 EUR de media.',
    },
    timeInForce: {
      name: 'Validez',
      text: 'Cuánto tiempo espera una orden. «Día» termina al cierre de hoy. «Hasta su cancelación» espera 90 días como máximo. «Ejecutar o anular» ejecuta al momento lo que se pueda y cancela el resto. «Todo o nada» se ejecuta entera al momento o se cancela.',
      example: 'De una orden de día de 100 acciones se ejecutan 60: la orden de las otras 40 termina al cierre.',
    },
    lot: {
      name: 'Lote',
      text: 'La cantidad más pequeña que se puede negociar. Las órdenes son de lotes enteros.',
      example: 'Con un lote de 100 acciones se pueden comprar 100 o 200, pero no 150.',
    },
    tickSize: {
      name: 'Tick (variación mínima)',
      text: 'El paso más pequeño entre dos precios. El precio de una orden debe estar en uno de esos pasos.',
      example: 'Con un tick de 0,05 EUR son posibles 10,00 y 10,05 EUR, pero no 10,02 EUR.',
    },
    orderBook: {
      name: 'Libro de órdenes',
      text: 'Las órdenes que esperan en el mercado, primero la de mejor precio: a un lado los compradores, al otro los vendedores. Se ven los cinco mejores precios de cada lado.',
      example:
        'El mejor comprador ofrece 9,99 EUR y el mejor vendedor pide 10,00 EUR: para comprar ahora se pagan 10,00 EUR.',
    },
    bid: {
      name: 'Precio de compra (bid)',
      text: 'El precio más alto que ofrece ahora un comprador. Es lo que usted recibe si vende al momento.',
      example:
        'El precio de compra es 9,99 EUR para 300 acciones: una orden a mercado vende hasta 300 acciones a 9,99 EUR.',
    },
    ask: {
      name: 'Precio de venta (ask)',
      text: 'El precio más bajo al que alguien vende ahora. Es lo que usted paga si compra al momento.',
      example:
        'El precio de venta es 10,00 EUR para 500 acciones: una orden a mercado compra hasta 500 acciones a 10,00 EUR.',
    },
    spread: {
      name: 'Horquilla',
      text: 'La diferencia entre el precio de compra y el de venta. Si compra y vuelve a vender enseguida, la pierde; cuanto más se negocia, menor es. En los costes de una orden se cuenta la mitad.',
      example: 'Con 9,99 EUR de compra y 10,01 EUR de venta, la horquilla es de 0,02 EUR.',
    },
    priceLimits: {
      name: 'Límites de precio',
      text: 'En algunos mercados el precio solo puede subir o bajar hasta cierto punto en un día. Las órdenes fuera de esos límites se rechazan, y en el límite puede no haber contrapartida.',
      example: 'El cierre de ayer fue 10,00 EUR y el límite es el 10 %: hoy los límites son 9,00 y 11,00 EUR.',
    },
    filled: {
      name: 'Ejecutada',
      text: 'Una orden está ejecutada cuando se ha convertido en una operación. Puede ocurrir por partes; el resto espera.',
      example: 'De una orden de 500 acciones se han ejecutado 200 y 300 esperan en el libro de órdenes.',
    },
    buyingPower: {
      name: 'Poder de compra',
      text: 'El dinero que puede usar ahora para órdenes nuevas: su saldo menos lo que retienen las órdenes pendientes.',
      example: 'El saldo es de 1.000 EUR y las órdenes pendientes retienen 300 EUR: el poder de compra es de 700 EUR.',
    },
    margin: {
      name: 'Margen',
      text: 'Su propio dinero en una posición con apalancamiento o en una posición corta. Su pérdida se limita a él.',
      example: 'Una posición de 1.000 EUR con apalancamiento de 5× necesita un margen de 200 EUR.',
    },
    leverage: {
      name: 'Apalancamiento',
      text: 'Opera con un importe mayor que el que aporta. Las ganancias y las pérdidas crecen en la misma proporción.',
      example:
        'Con 5×, una subida del 2 % supone una ganancia del 10 % de su margen y una bajada del 2 %, una pérdida del 10 %.',
    },
    stopOut: {
      name: 'Cierre automático (stop-out)',
      text: 'El bróker cierra una posición con margen cuando lo que queda de su dinero en ella baja a la mitad del margen inicial. No se puede cancelar. Si añade margen, ese precio se aleja.',
      example: 'Aportó 200 EUR: la posición se cierra automáticamente cuando una pérdida deja 100 EUR.',
    },
    short: {
      name: 'Venta en corto',
      text: 'Vende acciones que no tiene y las recompra más tarde. Gana si el precio baja y pierde si sube.',
      example: 'Vende en corto a 10,00 EUR y recompra a 9,00 EUR: gana 1,00 EUR por acción, antes de comisiones.',
    },
    stopLoss: {
      name: 'Stop de pérdidas',
      text: 'A este precio el bróker cierra su posición para limitar la pérdida. Si el precio salta más allá, se cierra al precio siguiente, que puede ser peor.',
      example: 'Compró a 10,00 EUR y puso un stop de pérdidas en 9,50 EUR: a 9,50 EUR o menos se vende todo.',
    },
    stopLimit: {
      name: 'Límite tras el stop',
      text: 'Al alcanzarse el stop, el bróker vende a este precio o mejor, no a cualquiera. Por eso la orden puede no ejecutarse nunca.',
      example:
        'Con un stop de pérdidas en 9,50 EUR y un límite tras el stop en 9,40 EUR, no se vende nada por debajo de 9,40 EUR.',
    },
    trailingStop: {
      name: 'Stop dinámico',
      text: 'Un stop que sigue al precio a cierta distancia y nunca retrocede. Cuando el precio retrocede esa distancia, la posición se cierra.',
      example:
        'Con una distancia de 1,00 EUR, una subida de 10,00 a 12,00 EUR lleva el stop a 11,00 EUR. Si el precio baja después a 11,00 EUR, se vende todo.',
    },
    takeProfit: {
      name: 'Toma de beneficios',
      text: 'A este precio el bróker cierra su posición para asegurar la ganancia.',
      example: 'Compró a 10,00 EUR y puso una toma de beneficios en 12,00 EUR: a 12,00 EUR o más se vende todo.',
    },
    settlement: {
      name: 'Liquidación (T+2)',
      text: 'El dinero y las acciones de una operación cambian de manos dos sesiones después. Con lo obtenido de una venta puede operar enseguida, pero solo puede retirarlo o cambiarlo tras la liquidación.',
      example: 'Vende el lunes: puede retirar el dinero desde el miércoles.',
    },
    nextDay: {
      name: 'Regla T+1',
      text: 'En algunos mercados, como el de las acciones A, solo se puede vender a partir de la siguiente sesión. En los demás, 15 minutos después de comprar.',
      example: 'Las acciones A que compra el viernes se pueden vender desde el lunes.',
    },
    exDate: {
      name: 'Fecha exdividendo',
      text: 'Desde ese día la acción cotiza sin su próximo dividendo. Lo recibe quien la tiene al cierre del día anterior, aunque la venda después.',
      example: 'La fecha exdividendo es el jueves: quien tiene la acción al cierre del miércoles recibe el dividendo.',
    },
    lottery: {
      name: 'Sorteo',
      text: 'Cuando se piden más acciones nuevas de las que hay, un sorteo decide quién las recibe. Si no le adjudican ninguna, el dinero retenido vuelve a estar disponible.',
      example: 'Pide 1.000 acciones y le adjudican 200: paga 200.',
    },
    allotted: {
      name: 'Acciones adjudicadas',
      text: 'Las acciones nuevas que realmente recibe de las que pidió.',
      example: 'Pidió 1.000 acciones y se le adjudican 200: paga 200.',
    },
    sharePremium: {
      name: 'Prima sobre la emisión',
      text: 'Cuánto supera el precio de mercado de una acción nueva a su precio de emisión. Si es menor, la cifra es negativa.',
      example: 'Precio de emisión 10,00 EUR, precio de mercado 12,00 EUR: la prima es de 2,00 EUR, un 20 %.',
    },
    blockTrade: {
      name: 'Operación en bloque',
      text: 'Una gran cantidad de acciones que se vende fuera del libro de órdenes, a menudo por debajo del precio de mercado. Hay una cantidad mínima.',
      example: 'El precio de mercado es 10,00 EUR y el de la operación en bloque, 9,20 EUR: un descuento del 8 %.',
    },
    lockUp: {
      name: 'Permanencia',
      text: 'El tiempo durante el que no puede recuperar el dinero de una inversión.',
      example: 'Con una permanencia de 30 días puede rescatar, como pronto, 30 días después de comprar.',
    },
    dayTrading: {
      name: 'Operativa intradía',
      text: 'Abre y cierra una posición el mismo día. Lo que sigue abierto 15 minutos antes del cierre lo cierra el bróker.',
      example: 'El mercado cierra a las 17:00: una operación intradía aún abierta se cierra a las 16:45.',
    },
    copyTrading: {
      name: 'Copy trading',
      text: 'Invierte con un estratega y participa en sus ganancias y pérdidas.',
      example: 'Invierte 1.000 EUR y el estratega gana un 5 %: su parte vale 1.050 EUR, antes de la comisión.',
    },
    securitiesLending: {
      name: 'Préstamo de valores',
      text: 'Presta sus acciones a cambio de un rendimiento. Sus ganancias y pérdidas siguen siendo suyas, pero mientras están prestadas no puede venderlas.',
      example: 'Unas acciones de 1.000 EUR, prestadas 30 días al 3,65 % anual, rinden 3,00 EUR.',
    },
    timeWeighted: {
      name: 'Rentabilidad ponderada por tiempo',
      text: 'Lo bien que han ido las inversiones, sin importar cuándo entró o salió dinero. Se puede comparar con un índice.',
      example:
        'Medio año con +10 %, una gran aportación y otro medio año con +10 %: la rentabilidad ponderada por tiempo es del 21 %.',
    },
    moneyWeighted: {
      name: 'Rentabilidad ponderada por dinero',
      text: 'Lo bien que ha ido su propio dinero: cuanto más había invertido, más cuenta ese tiempo.',
      example:
        'Aporta mucho justo antes de una caída: la rentabilidad ponderada por dinero es menor que la rentabilidad ponderada por tiempo.',
    },
    largestFall: {
      name: 'Caída máxima',
      text: 'La peor pérdida hasta ahora, desde un máximo hasta un mínimo posterior. El dinero que entró o salió no cuenta.',
      example: 'De 12.000 EUR a 9.000 EUR: la caída máxima es del 25 %.',
    },
    frozen: {
      name: 'Activos retenidos',
      text: 'Lo que es suyo pero ahora no está libre: posiciones a precio de mercado, dinero para acciones nuevas y órdenes pendientes, retiradas en revisión.',
      example: '500 EUR de saldo y acciones por 1.500 EUR: hay 1.500 EUR retenidos y el total es de 2.000 EUR.',
    },
    floating: {
      name: 'Ganancia/pérdida latente',
      text: 'Lo que gana o pierde con lo que aún tiene, al precio actual y antes de comisiones. Cambia hasta que vende.',
      example: 'Tiene 100 acciones compradas a 10,00 EUR que ahora cuestan 11,00 EUR: una ganancia latente de 100 EUR.',
    },
    realised: {
      name: 'Ganancia/pérdida realizada',
      text: 'Lo que ganó o perdió con lo que ya ha cerrado, después de todas las comisiones. Ya no cambia.',
      example:
        '100 acciones compradas a 10,00 EUR y vendidas a 11,00 EUR, con 3 EUR de comisiones: una ganancia realizada de 97 EUR.',
    },
    practiceMoney: {
      name: 'Dinero de práctica',
      text: 'Dinero de una simulación. Los precios también son simulados, así que no se gana ni se pierde nada real.',
      example: 'Compra con dinero de práctica: la orden no llega a ningún mercado real.',
    },
  },
} satisfies NamespaceMeaningsTranslation

export default meanings
