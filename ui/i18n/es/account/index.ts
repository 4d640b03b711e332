import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const account = {
  title: 'Área de cliente',
  userId: 'ID {id}',
  openSettings: 'Ajustes',
  hideFigures: 'Ocultar importes',
  showFigures: 'Mostrar importes',
  currency: 'Divisa',
  totalAssets: 'Activos totales',
  balance: 'Saldo',
  frozen: 'Activos retenidos',
  holdingValue: 'Valor de las posiciones',
  floating: 'Ganancia/pérdida latente',
  realised: 'Ganancia/pérdida realizada',
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
    positions: 'Cartera',
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
