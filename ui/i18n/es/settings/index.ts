import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: 'Cuenta',
    trading: 'Operativa',
  },
  row: {
    qr: 'Mi código QR',
    verified: 'Verificación de identidad',
    bank: 'Cuentas de retirada',
    devices: 'Dispositivos',
    appearance: 'Apariencia',
    direction: 'Colores de los precios',
    figures: 'Formato de los números',
    motion: 'Animaciones',
    servicePlace: 'Botón de atención al cliente',
    hold: 'Pausa antes de órdenes grandes',
    language: 'Idioma',
    firstHour: 'Su primera operación, paso a paso',
    terms: 'Glosario',
    about: 'Acerca de la aplicación',
  },
  title: 'Ajustes',
  light: 'Claro',
  dark: 'Oscuro',
  system: 'Como el dispositivo',
  greenUp: 'Verde al alza, rojo a la baja',
  redUp: 'Rojo al alza, verde a la baja',
  blueDown: 'Rojo al alza, azul a la baja',
  reduced: 'Reducidas',
  motionHint: 'Reducidas: la línea de avisos, los anuncios y el resaltado de precios no se mueven.',
  hold: {
    hint: 'Pausa de diez segundos: muestra cuánto dinero habría perdido con el mayor movimiento pasado. Puede cancelar.',
    off: 'Sin pausa',
    all: 'Antes de cada orden',
    from: 'Desde el {percent} del saldo disponible',
  },
  notifications: {
    title: 'Notificaciones',
    topics: {
      alerts: { title: 'Alertas de precio', hint: 'Cuando se alcanza un precio que ha fijado' },
      trades: { title: 'Órdenes', hint: 'Ejecuciones, stop de pérdidas, toma de beneficios, órdenes caducadas' },
      messages: { title: 'Otros mensajes', hint: 'Depósitos, retiradas, suscripciones, seguridad' },
    },
    hint: 'Llegan a este dispositivo, también con la aplicación cerrada.',
    blocked:
      'Bloqueadas en este dispositivo. Permita las notificaciones de este sitio en los ajustes del navegador y active aquí las que quiera.',
    failed: 'El navegador no ha podido activarlas. Inténtelo más tarde.',
    onDevice: {
      blocked:
        'Bloqueadas para esta aplicación. Permita sus notificaciones en los ajustes del dispositivo y active aquí las que quiera.',
      failed: 'El dispositivo no ha podido activarlas. Inténtelo más tarde.',
    },
    open: 'Ver',
  },
  lock: {
    row: 'Bloqueo de la aplicación',
    hint: 'La aplicación se abre con el rostro, la huella o el código de este dispositivo. En el selector de aplicaciones no se ve su contenido y en Android no se pueden hacer capturas de pantalla.',
    title: 'La aplicación está bloqueada',
    reason: 'Confirme que es usted',
    unlock: 'Desbloquear',
    byPassword: 'Acceder con la contraseña',
    offer: {
      title: '¿Bloquear la aplicación?',
      later: 'Puede cambiarlo en los ajustes cuando quiera.',
      turnOn: 'Activar',
      notNow: 'Ahora no',
    },
    problems: {
      'locked-out': 'El dispositivo no admite más intentos por ahora. Inténtelo más tarde o acceda con la contraseña.',
      unavailable:
        'El rostro, la huella o el código ya no están configurados en este dispositivo. Acceda con la contraseña.',
      failed: 'El dispositivo no ha podido comprobar que es usted. Inténtelo de nuevo o acceda con la contraseña.',
    },
    notTurnedOn: {
      'locked-out':
        'El dispositivo no admite más intentos por ahora. Desbloquéelo con su código y vuelva a tocar aquí.',
      unavailable:
        'Este dispositivo no tiene configurado el rostro, la huella ni el código. Configure antes uno en sus ajustes.',
      failed:
        'El dispositivo no ha podido comprobar que es usted, así que el bloqueo sigue desactivado. Inténtelo de nuevo.',
    },
  },
  directionHint: 'Puede cambiarlo más tarde en los ajustes.',
  languageHint: 'La aplicación se reinicia en el idioma elegido.',
  places: {
    free: 'Donde no tape nada',
    left: { top: 'Arriba a la izquierda', middle: 'En el centro a la izquierda', bottom: 'Abajo a la izquierda' },
    right: { top: 'Arriba a la derecha', middle: 'En el centro a la derecha', bottom: 'Abajo a la derecha' },
  },
} satisfies NamespaceSettingsTranslation

export default settings
