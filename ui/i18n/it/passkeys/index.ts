import type { NamespacePasskeysTranslation } from '../../i18n-types.ts'

const passkeys = {
  title: 'Passkey',
  about:
    'Con una passkey accedi con il volto, l’impronta o il blocco del dispositivo, senza password né codice. Nessuno può indovinarla o carpirtela, e funziona solo qui.',
  none: 'Non hai ancora una passkey',
  add: 'Aggiungi una passkey',
  addHint: 'Poi il dispositivo ti chiede il volto, l’impronta o il suo blocco.',
  continue: 'Continua',
  fundPassword: 'Password dispositiva',
  fundHint: 'Con questa la passkey conferma anche i prelievi. Lasciala vuota per usare la passkey solo per accedere.',
  optional: 'facoltativa',
  notAdded: 'Nessuna passkey aggiunta. Riprova quando vuoi.',
  added: 'Passkey aggiunta',
  addedAt: 'Aggiunta: {time}',
  usedAt: 'Ultimo uso: {time}',
  unused: 'Mai usata finora',
  forLogin: 'Accesso',
  forFunds: 'Accesso e prelievi',
  name: 'Nome',
  rename: 'Salva il nome',
  renamed: 'Nome salvato',
  remove: 'Rimuovi',
  removeTitle: 'Rimuovere questa passkey?',
  removeText:
    '“{name}” non aprirà più il tuo account e i dispositivi che hanno effettuato l’accesso con essa verranno disconnessi. Eliminala anche nel gestore di password del dispositivo.',
  removed: 'Passkey rimossa',
  full: 'Hai raggiunto il limite di passkey. Rimuovine una per aggiungerne un’altra.',
  elsewhere: 'Questo browser o indirizzo web non supporta le passkey.',
  elsewhereListed: 'Sotto trovi le passkey degli altri tuoi dispositivi.',
  loadFailed: 'Impossibile caricare le tue passkey',
  tooMany: 'Troppi tentativi rifiutati. Attendi 15 minuti, poi riprova.',
  logIn: 'Accedi con una passkey',
  refusals: {
    cancelled: 'Il dispositivo non ha fornito una passkey. Riprova oppure usa la password.',
    exists: 'Questo dispositivo ha già una passkey del tuo account.',
    failed: 'Questo dispositivo non ha potuto usare una passkey. Prova con un altro oppure usa la password.',
  },
  problems: {
    'password-required': 'Inserisci la password di accesso',
    'wrong-original-password': 'Non è la tua password di accesso',
    'not-six-digits': 'Inserisci sei cifre',
    'wrong-fund-password': 'Password dispositiva errata',
    'name-missing': 'Inserisci un nome',
    'name-too-long': 'Al massimo 40 caratteri',
  },
} satisfies NamespacePasskeysTranslation

export default passkeys
