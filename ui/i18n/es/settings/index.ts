import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: 'Cuenta',
    security: 'Seguridad',
    display: 'Pantalla',
  },
  row: {
    qr: 'Tarjeta QR',
    verified: 'Verificación de identidad',
    bank: 'Tarjetas y cuentas',
    loginPassword: 'Contraseña de acceso',
    fundPassword: 'Contraseña de fondos',
    appearance: 'Apariencia',
    direction: 'Colores de los precios',
    language: 'Idioma',
    about: 'Acerca de',
    logOut: 'Cerrar sesión',
  },
  title: 'Ajustes',
  light: 'Claro',
  dark: 'Oscuro',
  system: 'Como el dispositivo',
  greenUp: 'Verde sube, rojo baja',
  redUp: 'Rojo sube, verde baja',
  languageHint: 'La aplicación se reinicia en el idioma elegido.',
  logOutTitle: '¿Cerrar la sesión?',
  logOutText: 'Necesitará su contraseña para volver a entrar en este dispositivo.',
} satisfies NamespaceSettingsTranslation

export default settings
