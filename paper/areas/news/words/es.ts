import type { Words } from './words.ts'

export const es: Words = {
  source: 'Paper Wire · simulado',
  simulated: 'Simulado: las empresas y los hechos son inventados y todos los precios proceden del mercado de práctica.',
  categories: {
    markets: 'Mercados',
    companies: 'Empresas',
    currencies: 'Divisas',
    digital: 'Monedas digitales',
    funds: 'Fondos',
    learn: 'Aprender',
  },
  markets: { MY: 'Malasia', TW: 'Taiwán', CN: 'China', US: 'Estados Unidos', JP: 'Japón', IT: 'Italia', ES: 'España' },
  stories: {
    session: {
      title: {
        up: '{market} cierra al alza: {index} {change}',
        down: '{market} cierra a la baja: {index} {change}',
        flat: '{market} cierra casi sin cambios: {index} {change}',
      },
      summary: '{index} terminó en {level}. El índice se movió entre {low} y {high}.',
      body: [
        '{index} abrió en {open} y terminó la sesión en {level}, {change} respecto al cierre anterior.',
        'El índice se movió entre {low} y {high}.',
        { heading: 'Dos valores del día', items: ['{first}: {firstChange}', '{second}: {secondChange}'] },
      ],
    },
    currency: {
      title: { up: '{name} sube: {change}', down: '{name} baja: {change}', flat: '{name} apenas se mueve: {change}' },
      summary: 'El par terminó el día en {level}.',
      body: [
        '{name} terminó el día en {level}, {change} respecto al día anterior. Se movió entre {low} y {high}.',
        'El mercado de divisas solo cierra desde la tarde del viernes hasta la tarde del domingo, hora de Nueva York.',
      ],
    },
    coin: {
      title: { up: '{name} gana: {change}', down: '{name} pierde: {change}', flat: '{name} apenas se mueve: {change}' },
      summary: 'Terminó el día en {level} USDT.',
      body: [
        '{name} terminó el día, contado en UTC, en {level} USDT, {change} respecto al día anterior. Se movió entre {low} y {high}.',
        'Las monedas digitales se negocian a todas horas, también el fin de semana. Los movimientos amplios en ambos sentidos son habituales.',
      ],
    },
    growth: {
      title: '{name} aumenta sus ingresos un {percent}',
      summary: 'El margen antes de impuestos fue del {margin}.',
      body: [
        '{name} ha publicado sus cifras del trimestre. Los ingresos superan en un {percent} los de hace un año; el margen antes de impuestos fue del {margin}.',
        'La empresa espera que el próximo trimestre sea muy parecido a este.',
      ],
    },
    decline: {
      title: '{name}: los ingresos caen un {percent}',
      summary: 'El margen antes de impuestos fue del {margin}.',
      body: [
        '{name} ha publicado sus cifras del trimestre. Los ingresos son un {percent} inferiores a los de hace un año; el margen antes de impuestos fue del {margin}.',
        'La empresa lo atribuye a menos pedidos y mayores costes, y quiere gastar menos en los próximos meses.',
      ],
    },
    site: {
      title: '{name} abre una segunda planta',
      summary: 'Con ella la empresa duplicará su capacidad de producción.',
      body: [
        '{name} ha abierto una segunda planta. Duplicará la capacidad de producción de la empresa y funcionará a pleno rendimiento en {months} {{months:mes|meses}}.',
        {
          heading: 'Cuánto cuesta',
          items: ['Edificio: {building} millones de {currency}', 'Equipos: {equipment} millones de {currency}'],
        },
      ],
    },
    contract: {
      title: '{name} gana un contrato de {amount} millones de {currency}',
      summary: 'Los trabajos se reparten en {years} {{years:año|años}}.',
      body: [
        '{name} ha ganado un contrato de {amount} millones de {currency}. Los trabajos se reparten en {years} {{years:año|años}}.',
        'La empresa asegura que puede hacerlo con la plantilla y la maquinaria que ya tiene.',
      ],
    },
    dividend: {
      title: '{name} propone un dividendo de {dividend} {currency} por acción',
      summary: 'Deciden los accionistas en la junta general.',
      body: [
        'El consejo de {name} propone un dividendo de {dividend} {currency} por acción. Deciden los accionistas en la junta general.',
        'El primer día que la acción cotiza sin el dividendo, el precio suele abrir más bajo, aproximadamente en ese importe.',
      ],
    },
    buyback: {
      title: '{name} prevé recomprar hasta el {percent} de sus acciones',
      summary: 'El programa durará doce meses.',
      body: [
        '{name} prevé recomprar en bolsa hasta el {percent} de sus propias acciones. El programa durará doce meses.',
        'Cuando las acciones recompradas se amortizan, a cada una de las demás le corresponde una parte mayor de la empresa.',
      ],
    },
    fund: {
      title: '{name} rebaja su comisión anual al {after}',
      summary: 'Hasta ahora era del {before}.',
      body: [
        '{name} rebaja su comisión anual del {before} al {after}. Los partícipes no tienen que hacer nada.',
        'La comisión se descuenta del propio fondo, así que ya está incluida en el precio de la participación.',
      ],
    },
    orders: {
      title: '¿Orden a mercado u orden limitada?',
      summary: 'Una cuida la rapidez; la otra, el precio.',
      body: [
        'Una orden a mercado se ejecuta enseguida a los mejores precios que haya. Sabe que se ejecutará, pero no exactamente a qué precio.',
        'Una orden limitada indica el peor precio que acepta. Conoce el precio, pero no sabe si se ejecutará.',
        {
          heading: 'Regla práctica',
          items: [
            'Libro con poca profundidad o cantidad grande: orden limitada.',
            'Sin prisa: orden limitada.',
            'Tiene que ser ahora: orden a mercado.',
          ],
        },
      ],
    },
    costs: {
      title: 'Cuánto cuesta una operación',
      summary: 'Las comisiones son solo una parte.',
      body: [
        'Cada orden muestra sus comisiones antes de que la confirme: corretaje y, según el mercado, impuestos y cánones de bolsa.',
        'Comprar cuesta y vender también. Una posición tiene que ganar esa cantidad antes de dar beneficio.',
        {
          heading: 'Qué más cuenta',
          items: [
            'La diferencia entre compra y venta.',
            'El cambio a otra divisa.',
            'Las comisiones mínimas, que pesan en las órdenes pequeñas.',
          ],
        },
      ],
    },
    spread: {
      title: 'Por qué hay dos precios',
      summary: 'Compra y venta, y lo que hay entre ambas.',
      body: [
        'El precio de compra es el más alto que alguien ofrece pagar; el de venta, el más bajo que alguien pide. Quien compra al momento paga el de venta; quien vende al momento cobra el de compra.',
        'La diferencia es la horquilla. Es pequeña donde se negocia mucho y grande donde se negocia poco.',
        'En el límite del día un lado del libro puede quedar vacío. La orden del otro lado espera.',
      ],
    },
    leverage: {
      title: 'Qué hace el apalancamiento con una pérdida',
      summary: 'Multiplica en los dos sentidos.',
      body: [
        'Con apalancamiento 5, una caída del 4 % cuesta el 20 % del margen. Una subida igual aporta lo mismo.',
        'Cuando se ha perdido la mitad del margen inicial, el bróker cierra la posición a precio de mercado.',
        {
          heading: 'Antes de usarlo',
          items: ['Decida cuánto puede perder.', 'Reserve dinero para aportar margen.', 'Empiece sin apalancamiento.'],
        },
      ],
    },
  },
  notices: {
    simulated: 'Todos los precios son simulados. No se mueve dinero real.',
    holiday: '{market}: el {day} no hay sesión por ser festivo.',
    weekend: 'Las bolsas cierran el fin de semana. Las monedas digitales se siguen negociando.',
    learn: '¿Empieza ahora? En Noticias, apartado Aprender, se explica cómo funcionan las órdenes.',
  },
  banners: {
    practise: { title: 'Practique sin riesgo: todo el dinero es de práctica', action: 'Buscar un valor' },
    watch: { title: 'Doce mercados en una sola lista de favoritos', action: 'Abrir favoritos' },
    learn: { title: 'Órdenes, costes y apalancamiento en pocas palabras', action: 'Leer las noticias' },
  },
}
