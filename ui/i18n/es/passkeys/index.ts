import type { NamespacePasskeysTranslation } from '../../i18n-types.ts'

const passkeys = {
  title: 'Llaves de acceso',
  about:
    'Con una llave de acceso inicia sesión con la cara, la huella o el bloqueo de su dispositivo, sin contraseña ni código. Nadie puede adivinarla ni engañarle para que la entregue, y solo funciona aquí.',
  none: 'Todavía no tiene ninguna llave de acceso',
  add: 'Añadir una llave de acceso',
  addHint: 'Después, su dispositivo le pedirá la cara, la huella o su bloqueo.',
  continue: 'Continuar',
  fundPassword: 'Clave de operaciones',
  fundHint:
    'Con ella, la llave de acceso confirma también las retiradas. Déjela en blanco para usar la llave solo para iniciar sesión.',
  optional: 'opcional',
  notAdded: 'No se ha añadido ninguna llave de acceso. Inténtelo de nuevo cuando quiera.',
  added: 'Llave de acceso añadida',
  addedAt: 'Añadida: {time}',
  usedAt: 'Último uso: {time}',
  unused: 'Sin usar todavía',
  forLogin: 'Inicio de sesión',
  forFunds: 'Inicio de sesión y retiradas',
  name: 'Nombre',
  rename: 'Guardar el nombre',
  renamed: 'Nombre guardado',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar esta llave de acceso?',
  removeText:
    '«{name}» ya no abrirá su cuenta, y se cerrará la sesión de los dispositivos que entraron con ella. Elimínela también en el gestor de contraseñas de su dispositivo.',
  removed: 'Llave de acceso eliminada',
  full: 'Ha alcanzado el límite de llaves de acceso. Elimine una para añadir otra.',
  elsewhere: 'Este navegador o esta dirección web no admite llaves de acceso.',
  elsewhereListed: 'Abajo figuran las llaves de acceso de sus otros dispositivos.',
  loadFailed: 'No se han podido cargar sus llaves de acceso',
  tooMany: 'Demasiados intentos rechazados. Espere 15 minutos e inténtelo de nuevo.',
  logIn: 'Iniciar sesión con llave de acceso',
  refusals: {
    cancelled: 'El dispositivo no ha facilitado ninguna llave de acceso. Inténtelo de nuevo o use su contraseña.',
    exists: 'Este dispositivo ya tiene una llave de acceso de su cuenta.',
    failed: 'Este dispositivo no ha podido usar una llave de acceso. Pruebe con otro o use su contraseña.',
  },
  problems: {
    'password-required': 'Introduzca su contraseña de acceso',
    'wrong-original-password': 'Esta no es su contraseña de acceso',
    'not-six-digits': 'Introduzca seis cifras',
    'wrong-fund-password': 'Clave de operaciones incorrecta',
    'name-missing': 'Introduzca un nombre',
    'name-too-long': 'Como máximo 40 caracteres',
  },
} satisfies NamespacePasskeysTranslation

export default passkeys
