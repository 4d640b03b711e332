import { article, type Articles } from './article.ts'
import { keptSection } from './keptData.ts'

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
      'Conservamos cada orden y cada movimiento que hemos confirmado, mostramos las comisiones antes de que las acepte y le permitimos cerrar posiciones y retirar dinero con la misma facilidad con que las abrió y lo depositó.',
    ],
    [
      'Fin del contrato',
      'Puede dejar el servicio cuando quiera. Podemos bloquear una cuenta de la que se haga mal uso; se lo indicaremos al iniciar sesión.',
    ],
  ),
  privacy: article(
    'Política de privacidad',
    keptSection({
      heading: 'Qué guardamos y durante cuánto tiempo',
      what: 'Qué',
      howLong: 'Durante cuánto tiempo',
      topics: {
        account:
          'Su número de móvil, su código de invitación, quién le invitó, cuándo se registró y si la cuenta está bloqueada. De su contraseña, solo un resumen cifrado del que no se puede obtener.',
        secrets:
          'Un resumen cifrado de su clave de operaciones, el secreto de sus códigos de un solo uso, resúmenes de sus códigos de recuperación y las claves públicas y los nombres de sus llaves de acceso.',
        sessions: 'Sus accesos: navegador, sistema operativo y red.',
        devices: 'Las redes y los dispositivos desde los que ha accedido, para poder avisarle de uno nuevo.',
        tries: 'Los accesos fallidos y otros intentos limitados: su hora, la cuenta y la dirección de red.',
        recovery: 'La solicitud de acceder sin sus códigos: el nombre y el número de documento que indica en ella.',
        identity: 'Su verificación de identidad: nombre real, número de documento, la decisión y su motivo.',
        pictures:
          'Las imágenes que envía: las dos caras de su documento, los justificantes de transferencia y su avatar. La que ningún formulario usa se borra al cabo de un día; la que usted sustituye, al momento.',
        avatar: 'Qué imagen es su avatar.',
        payees:
          'Sus cuentas de retirada: cuentas bancarias, tarjetas y monederos de criptomonedas, con titular, número, banco y direcciones, también después de eliminarlas.',
        notifications:
          'Adónde van las notificaciones: la dirección y las claves de su navegador o dispositivo, su idioma, los temas y lo que falta por entregar.',
        messages:
          'Los mensajes que le hemos enviado y sus reclamaciones, con su correo electrónico y nuestras respuestas.',
        money:
          'Sus saldos y todos sus movimientos, los depósitos, las retiradas y los cambios de divisa, y las sumas que se obtienen de ellos.',
        trades:
          'Sus órdenes, ejecuciones y posiciones, sus stops, resultados y dividendos, y si puede operar con margen o intradía.',
        investments:
          'Sus suscripciones, operaciones en bloque, órdenes de copia, acciones prestadas, créditos y recompensas.',
        watchlist: 'Sus favoritos.',
        alerts: 'Sus alertas de precio.',
        worths: 'El valor de sus activos en cada día.',
        quotes: 'Los tipos de cambio que se le han cotizado.',
        requests: 'Los números de sus solicitudes y sus respuestas, para que nada se ejecute dos veces.',
        live: 'La lista de lo que ha cambiado en su cuenta, para las pantallas abiertas.',
        due: 'Lo que vence para usted más adelante, como un pago o una entrega.',
      },
      times: {
        always: 'De forma permanente',
        untilChanged: 'Hasta que lo cambie o lo elimine',
        untilDecided: 'Hasta que se acepte o haga otra',
        untilDone: 'Hasta que se haya hecho',
        session: 'Hasta que cierre sesión o esta termine, como máximo 7 días',
        notified: 'Hasta que las desactive o termine la sesión',
        quarterHour: '15 minutos',
        day: 'Como máximo un día',
        quotes: 'Un minuto después de caducar; el que se usó, de forma permanente',
        requests: '30 días; el número de una solicitud que movió dinero o acciones, de forma permanente',
        alerts: 'Hasta que las elimine; las que se han cumplido, 30 días',
        worths: 'Cada día durante 397 días; después, el último de cada mes',
        year: 'Un año después del último uso',
      },
    }),
    ['Qué no hacemos', 'No mostramos publicidad, no hacemos seguimiento y no cedemos datos a terceros.'],
    [
      'En su dispositivo',
      'La aplicación guarda en el almacenamiento del navegador la sesión, el idioma y los ajustes, las búsquedas recientes, las listas, las notas, los dibujos y los formularios sin terminar, las solicitudes cuya respuesta se espera y, durante siete días, las últimas respuestas, para abrirse sin conexión. Al cerrar sesión se borran la sesión, las búsquedas, la orden sin terminar y las últimas respuestas.',
    ],
    [
      'Sus derechos',
      'Pida a atención al cliente ver o corregir lo que se guarda sobre usted. Los asientos que prueban lo que le pertenece, como las órdenes y los movimientos de dinero, no se borran.',
    ],
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
      'Las acciones se pueden vender como pronto quince minutos después de la compra; en algunos mercados, en la siguiente sesión.',
    ],
  ),
}
