import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const account = {
  title: 'Area personale',
  userId: 'ID {id}',
  openSettings: 'Impostazioni',
  hideFigures: 'Nascondi gli importi',
  showFigures: 'Mostra gli importi',
  currency: 'Valuta',
  totalAssets: 'Patrimonio totale',
  balance: 'Saldo',
  frozen: 'Patrimonio bloccato',
  holdingValue: 'Valore delle posizioni',
  floating: 'Utili/perdite latenti',
  realised: 'Utili/perdite realizzati',
  computing: 'Calcolo del patrimonio',
  allLanguages: 'Tutte le lingue',
  newTab: 'Si apre in una nuova scheda',
  shortcuts: 'Scorciatoie',
  shortcut: {
    bank: 'Carte',
    deposit: 'Deposita',
    withdraw: 'Preleva',
    exchange: 'Cambio',
    verify: 'Verifica',
  },
  menu: 'Menu personale',
  row: {
    fundingRecords: 'Movimenti di denaro',
    positions: 'Portafoglio',
    subscriptions: 'Sottoscrizioni',
    fundPassword: 'Password dispositiva',
    loginPassword: 'Password di accesso',
    language: 'Lingua',
    privacy: 'Informativa sulla privacy',
    messages: 'Messaggi',
    customerService: 'Assistenza clienti',
  },
  signOut: 'Esci',
  signOutTitle: 'Vuoi uscire?',
  signOutText: 'Per accedere di nuovo da questo dispositivo servirà la password.',
} satisfies NamespaceAccountTranslation

export default account
