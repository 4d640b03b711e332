import type { NamespaceAccessTranslation } from '../../i18n-types.ts'

const access = {
  outElsewhere: 'Disconnessione eseguita in un’altra scheda. Accedi di nuovo per continuare.',
  notAccepted:
    'L’accesso non è riuscito: il server non ha accettato la nuova sessione. Riprova più tardi o contatta l’assistenza clienti.',
  tryAgainIn: 'Troppi tentativi. Riprova {when}.',
  devices: 'Dispositivi',
  here: 'Questo dispositivo',
  unknown: 'Dispositivo sconosciuto',
  device: '{browser} su {system}',
  since: 'Accesso: {time}',
  used: 'Ultimo uso: {time}',
  place: 'Rete {place}',
  logOut: 'Esci',
  endTitle: 'Esci da questo dispositivo?',
  endText: '{device} dovrà accedere di nuovo. Se non lo riconosci, cambia anche la password di accesso.',
  endOthers: 'Esci da tutti gli altri dispositivi',
  endOthersTitle: 'Esci da tutti gli altri dispositivi?',
  endOthersText:
    'Su questo dispositivo l’accesso resta attivo. Se non ne riconosci uno, cambia anche la password di accesso.',
  ended: 'Dispositivo disconnesso',
  endedOthers: 'Tutti gli altri dispositivi sono stati disconnessi',
  onlyHere: 'L’accesso è attivo solo su questo dispositivo.',
  elsewhere: 'Altri dispositivi',
  loadFailed: 'Impossibile caricare i tuoi dispositivi',
  codes: 'Verifica in due passaggi',
  about:
    'Con la verifica in due passaggi la password da sola non basta più per aprire il tuo account: serve anche un codice di un’app di autenticazione sul telefono. Ti serve un’app di questo tipo, per esempio il tuo gestore di password.',
  begin: 'Configura',
  password: 'Password di accesso',
  code: 'Codice',
  codeHint: 'Sei cifre della tua app di autenticazione',
  codeOrRecovery: 'Sei cifre della tua app di autenticazione o un codice di recupero',
  scan: 'Inquadra questo codice con l’app di autenticazione o digita la chiave nell’app. Poi inserisci le sei cifre che mostra.',
  qrLabel: 'Codice QR per l’app di autenticazione',
  openApp: 'Apri in un’app di questo dispositivo',
  secret: 'Chiave',
  copySecret: 'Copia la chiave',
  copy: 'Copia',
  save: 'Salva',
  copied: 'Copiato',
  notCopied: 'Impossibile copiare il testo',
  turnOn: 'Attiva',
  turnOff: 'Disattiva',
  nowOn: 'La verifica in due passaggi è attiva',
  nowOff: 'La verifica in due passaggi è disattivata',
  recovery: 'Codici di recupero',
  recoveryUse:
    'Ognuno sostituisce una volta il codice, per esempio se perdi il telefono. Vengono mostrati solo ora: conservali dove nessun altro li trovi.',
  withoutService: 'Senza telefono e codici di recupero può aiutarti solo l’assistenza clienti.',
  withoutWait:
    'Senza telefono e codici di recupero devi dimostrare la tua identità e potrai accedere di nuovo non prima di 24 ore.',
  stored: 'Li ho salvati',
  askStored: 'Hai salvato i codici di recupero?',
  askStoredText: 'Quando esci da questa schermata non vengono più mostrati.',
  showCodes: 'Mostra i codici',
  yesStored: 'Sì, salvati',
  isOn: 'La verifica in due passaggi è attiva',
  onSince: 'Attiva dal {time}',
  recoveryLeft:
    'Codici di recupero rimasti: {count}. Per averne altri, disattiva e riattiva la verifica in due passaggi.',
  tooMany: 'Troppi tentativi errati. Attendi 15 minuti, poi riprova.',
  codesFailed: 'Impossibile controllare lo stato della verifica in due passaggi',
  secondStep: 'Il tuo account richiede anche un codice.',
  problems: {
    'password-required': 'Inserisci la password di accesso',
    'wrong-original-password': 'Non è la tua password di accesso',
    'code-missing': 'Inserisci il codice',
    'code-malformed': 'Un codice ha sei cifre, uno di recupero almeno otto lettere e cifre',
    'wrong-code': 'Il codice è errato o è già stato usato',
  },
  lostCodes: {
    lost: 'Nessun codice e nessun codice di recupero?',
    title: 'Accedi senza codice',
    about:
      'Confrontiamo il tuo nome e il numero del documento con la tua identità verificata. Se coincidono, la verifica in due passaggi viene disattivata 24 ore dopo la richiesta. Poi per altre 24 ore non si può prelevare nulla.',
    send: 'Invia la richiesta',
    endsAt:
      'Se la verifica va a buon fine, dal {time} basterà la tua password. Se prima trovi un codice, accedi con quello: la richiesta viene annullata.',
    opensAt:
      'Dal {time} basterà la tua password. Se prima trovi un codice, accedi con quello: la richiesta viene annullata.',
    differs:
      'Il nome o il numero del documento non corrispondono alla tua identità verificata. Controllali e riprova, oppure contatta l’assistenza clienti.',
    notVerified:
      'La tua identità non è verificata, quindi non ci sono dati da confrontare. Contatta l’assistenza clienti.',
    tooMany: 'Troppi tentativi. Riprova più tardi o contatta l’assistenza clienti.',
    ends: 'La verifica in due passaggi verrà disattivata il {time}',
    endsText:
      'Lo ha chiesto qualcuno che conosce la tua password di accesso, perché i codici sono andati persi. Se non sei stato tu, cambia subito la password di accesso: la richiesta viene annullata.',
    change: 'Cambia la password di accesso',
    stages: {
      'under-review': 'La tua richiesta è in verifica',
      accepted: 'La tua richiesta è stata accettata',
      rejected: 'La tua richiesta è stata rifiutata',
    },
  },
} satisfies NamespaceAccessTranslation

export default access
