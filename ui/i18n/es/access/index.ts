import type { NamespaceAccessTranslation } from '../../i18n-types.ts'

const access = {
  outElsewhere: 'Sesión cerrada en otra pestaña. Inicie sesión de nuevo para continuar.',
  notAccepted:
    'No ha iniciado sesión: el servidor no ha aceptado la nueva sesión. Inténtelo más tarde o póngase en contacto con atención al cliente.',
  tryAgainIn: 'Demasiados intentos. Inténtelo de nuevo {when}.',
  devices: 'Dispositivos',
  here: 'Este dispositivo',
  unknown: 'Dispositivo desconocido',
  device: '{browser} en {system}',
  since: 'Sesión iniciada el {time}',
  used: 'Último uso: {time}',
  place: 'Red {place}',
  logOut: 'Cerrar sesión',
  endTitle: '¿Cerrar la sesión de este dispositivo?',
  endText: '{device} tendrá que iniciar sesión de nuevo. Si no lo reconoce, cambie también su contraseña de acceso.',
  endOthers: 'Cerrar sesión en los demás dispositivos',
  endOthersTitle: '¿Cerrar sesión en los demás dispositivos?',
  endOthersText: 'Aquí su sesión sigue abierta. Si no reconoce alguno, cambie también su contraseña de acceso.',
  ended: 'Sesión cerrada en ese dispositivo',
  endedOthers: 'Sesión cerrada en los demás dispositivos',
  onlyHere: 'Solo tiene la sesión abierta en este dispositivo.',
  elsewhere: 'Otros dispositivos',
  loadFailed: 'No se han podido cargar sus dispositivos',
  codes: 'Verificación en dos pasos',
  about:
    'Con la verificación en dos pasos, la contraseña por sí sola ya no abre su cuenta: también se pide un código de una aplicación de autenticación de su teléfono. Necesita una, por ejemplo su gestor de contraseñas.',
  begin: 'Configurar',
  password: 'Contraseña de acceso',
  code: 'Código',
  codeHint: 'Seis cifras de su aplicación de autenticación',
  codeOrRecovery: 'Seis cifras de su aplicación de autenticación o un código de recuperación',
  scan: 'Escanee este código con su aplicación de autenticación o escriba en ella la clave. Después introduzca las seis cifras que muestre.',
  qrLabel: 'Código QR para su aplicación de autenticación',
  openApp: 'Abrir en una aplicación de este dispositivo',
  secret: 'Clave',
  copySecret: 'Copiar la clave',
  copy: 'Copiar',
  save: 'Guardar',
  copied: 'Copiado',
  notCopied: 'No se ha podido copiar el texto',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  nowOn: 'La verificación en dos pasos está activada',
  nowOff: 'La verificación en dos pasos está desactivada',
  recovery: 'Códigos de recuperación',
  recoveryUse:
    'Cada uno sustituye una vez al código, por ejemplo si pierde el teléfono. Solo se muestran ahora: guárdelos donde nadie más los encuentre.',
  withoutService: 'Sin el teléfono ni los códigos de recuperación, solo podrá ayudarle atención al cliente.',
  withoutWait:
    'Sin el teléfono ni los códigos de recuperación tendrá que acreditar su identidad y no podrá acceder hasta pasadas al menos 24 horas.',
  stored: 'Ya los he guardado',
  askStored: '¿Ha guardado los códigos de recuperación?',
  askStoredText: 'No se volverán a mostrar cuando salga de esta pantalla.',
  showCodes: 'Ver los códigos',
  yesStored: 'Sí, guardados',
  isOn: 'La verificación en dos pasos está activada',
  onSince: 'Activada desde el {time}',
  recoveryLeft:
    'Códigos de recuperación restantes: {count}. Para obtener otros, desactive la verificación en dos pasos y vuelva a activarla.',
  tooMany: 'Demasiados intentos incorrectos. Espere 15 minutos e inténtelo de nuevo.',
  codesFailed: 'No se ha podido consultar el estado de la verificación en dos pasos',
  secondStep: 'Su cuenta pide además un código.',
  problems: {
    'password-required': 'Introduzca su contraseña de acceso',
    'wrong-original-password': 'Esta no es su contraseña de acceso',
    'code-missing': 'Introduzca el código',
    'code-malformed': 'Un código tiene seis cifras; uno de recuperación, al menos ocho letras y cifras',
    'wrong-code': 'El código es incorrecto o ya se ha usado',
  },
  lostCodes: {
    lost: '¿Sin código ni código de recuperación?',
    title: 'Acceder sin código',
    about:
      'Comparamos su nombre y su número de documento con su identidad verificada. Si coinciden, la verificación en dos pasos se desactiva 24 horas después de la solicitud. Después no se podrá retirar dinero durante otras 24 horas.',
    send: 'Enviar la solicitud',
    endsAt:
      'Si la revisión es favorable, a partir del {time} bastará su contraseña. Si antes encuentra un código, acceda con él y la solicitud quedará anulada.',
    opensAt:
      'A partir del {time} bastará su contraseña. Si antes encuentra un código, acceda con él y la solicitud quedará anulada.',
    differs:
      'El nombre o el número de documento no coinciden con su identidad verificada. Compruébelos y vuelva a intentarlo, o contacte con atención al cliente.',
    notVerified:
      'Su identidad no está verificada, así que no hay datos con los que comparar. Contacte con atención al cliente.',
    tooMany: 'Demasiados intentos. Vuelva a intentarlo más tarde o contacte con atención al cliente.',
    ends: 'La verificación en dos pasos se desactivará el {time}',
    endsText:
      'Lo ha pedido alguien que conoce su contraseña de acceso porque se han perdido los códigos. Si no ha sido usted, cambie ya su contraseña de acceso: así se anula la solicitud.',
    change: 'Cambiar la contraseña de acceso',
    stages: {
      'under-review': 'Su solicitud está en revisión',
      accepted: 'Su solicitud se ha aceptado',
      rejected: 'Su solicitud se ha rechazado',
    },
  },
} satisfies NamespaceAccessTranslation

export default access
