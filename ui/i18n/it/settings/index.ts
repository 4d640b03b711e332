import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: 'Account',
    security: 'Sicurezza',
    display: 'Aspetto',
  },
  row: {
    qr: 'Biglietto QR',
    verified: 'Verifica dell’identità',
    bank: 'Carte e conti',
    loginPassword: 'Password di accesso',
    fundPassword: 'Password dispositiva',
    appearance: 'Tema',
    direction: 'Colori dei prezzi',
    language: 'Lingua',
    about: 'Informazioni',
    logOut: 'Esci',
  },
  title: 'Impostazioni',
  light: 'Chiaro',
  dark: 'Scuro',
  system: 'Come il dispositivo',
  greenUp: 'Verde sale, rosso scende',
  redUp: 'Rosso sale, verde scende',
  languageHint: 'L’app si ricarica nella lingua scelta.',
  logOutTitle: 'Uscire?',
  logOutText: 'Per accedere di nuovo da questo dispositivo servirà la password.',
} satisfies NamespaceSettingsTranslation

export default settings
