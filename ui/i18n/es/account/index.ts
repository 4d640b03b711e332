import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const account = {
  title: 'Centro de cuenta',
  userId: 'ID {id}',
  openSettings: 'Ajustes',
  hideFigures: 'Ocultar las cifras',
  showFigures: 'Mostrar las cifras',
  currency: 'Divisa',
  totalAssets: 'Activos totales',
  balance: 'Saldo',
  frozen: 'Activos retenidos',
  holdingValue: 'Valor de la cartera',
  floating: 'Resultado latente',
  realised: 'Resultado realizado',
  computing: 'Calculando sus activos',
  allLanguages: 'Todos los idiomas',
  newTab: 'Se abre en una pestaña nueva',
  shortcuts: 'Accesos directos',
  shortcut: {
    bank: 'Tarjetas',
    deposit: 'Depositar',
    withdraw: 'Retirar',
    exchange: 'Cambiar',
    verify: 'Verificar',
  },
  menu: 'Menú de la cuenta',
  row: {
    fundingRecords: 'Movimientos de fondos',
    positions: 'Posiciones',
    subscriptions: 'Suscripciones',
    fundPassword: 'Contraseña de fondos',
    loginPassword: 'Contraseña de acceso',
    language: 'Idioma',
    privacy: 'Política de privacidad',
    messages: 'Mensajes',
    customerService: 'Atención al cliente',
  },
  signOut: 'Cerrar sesión',
  signOutTitle: '¿Cerrar la sesión?',
  signOutText: 'Necesitará su contraseña para volver a entrar en este dispositivo.',
} satisfies NamespaceAccountTranslation

export default account
