import { article, type Articles } from './article.ts'

export const articles: Articles = {
  agreement: article(
    'Contrato de cliente',
    [
      'Qué es este servicio',
      'Este bróker es una simulación para practicar. Los precios son simulados, todos los importes son dinero de práctica y ninguna orden llega a un mercado real.',
    ],
    [
      'Sus obligaciones',
      [
        'Guarde su contraseña y no la utilice en ningún otro sitio.',
        'Envíe solo las órdenes que desee: una orden ejecutada no se puede deshacer.',
        'Avise a atención al cliente si una cifra no le parece correcta.',
      ],
    ],
    [
      'Nuestras obligaciones',
      'Conservamos cada orden y cada movimiento que hemos confirmado, mostramos las comisiones antes de que las acepte y le permitimos cerrar posiciones y retirar fondos con la misma facilidad con que los abrió.',
    ],
    [
      'Fin del contrato',
      'Puede dejar el servicio cuando quiera. Podemos bloquear una cuenta de la que se haga mal uso; se lo indicaremos al iniciar sesión.',
    ],
  ),
  privacy: article(
    'Política de privacidad',
    [
      'Qué guardamos',
      [
        'Su número de móvil y un resumen cifrado de su contraseña, del que no se puede obtener la contraseña.',
        'Sus órdenes, su historial y los movimientos de su dinero de práctica.',
        'La hora y la dirección de red de los accesos fallidos durante quince minutos, para impedir que se adivine la contraseña.',
      ],
    ],
    ['Qué no hacemos', 'No mostramos publicidad, no hacemos seguimiento y no cedemos datos a terceros.'],
    [
      'En su dispositivo',
      'La aplicación guarda la sesión, el idioma y las búsquedas recientes en el almacenamiento del navegador. Al cerrar sesión se borran la sesión y las búsquedas.',
    ],
    ['Sus derechos', 'Pida a atención al cliente ver, corregir o eliminar lo que se guarda sobre usted.'],
  ),
  company: article(
    'La empresa',
    [
      'Quiénes somos',
      'Calm Broker es un bróker de prácticas abierto: cualquiera puede leer la aplicación, el servidor y las reglas con que opera.',
    ],
    [
      'Nuestros principios',
      [
        'Los costes se muestran antes de la orden, no después.',
        'Salir es tan fácil como entrar.',
        'Sin presión: sin cuentas atrás engañosas ni aplausos por operar a menudo.',
      ],
    ],
  ),
  about: article(
    'Acerca de la aplicación',
    [
      'Qué puede hacer',
      'Seguir acciones, fondos, divisas e índices, practicar la compra y la venta y controlar cada movimiento de su dinero de práctica.',
    ],
    [
      'Precios simulados',
      'Las empresas son inventadas y los precios proceden de una simulación. No dicen nada de los mercados reales.',
    ],
  ),
  guide: article(
    'Guía para principiantes',
    ['1. Eche un vistazo', 'Busque un valor por su nombre o su código y consulte su precio, su gráfico y su horario.'],
    [
      '2. Envíe una orden',
      'Una orden a mercado se ejecuta al mejor precio disponible. Una orden limitada se ejecuta a su precio o a uno mejor, o no se ejecuta.',
    ],
    [
      '3. Mantenga el control',
      [
        'El saldo es lo que puede usar ahora.',
        'Los activos retenidos están comprometidos en órdenes, suscripciones y posiciones.',
        'La ganancia o pérdida latente cambia con el precio; la realizada es definitiva.',
      ],
    ],
    [
      '4. Venda',
      'Las acciones se pueden vender como pronto quince minutos después de la compra; en algunos mercados, el siguiente día hábil.',
    ],
  ),
}
