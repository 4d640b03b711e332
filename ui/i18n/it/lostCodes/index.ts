import type { NamespaceLostCodesTranslation } from '../../i18n-types.ts'

const lostCodes = {
  lost: 'Nessun codice e nessun codice di recupero?',
  title: 'Accedi senza codice',
  about:
    'Confrontiamo il tuo nome e il numero del documento con la tua identità verificata. Se coincidono, i codici di accesso vengono disattivati 24 ore dopo la richiesta. Poi per altre 24 ore non si può prelevare nulla.',
  send: 'Invia la richiesta',
  endsAt:
    'Se la verifica va a buon fine, dal {time} basterà la tua password. Se prima trovi un codice, accedi con quello: così la richiesta finisce.',
  opensAt:
    'Dal {time} basterà la tua password. Se prima trovi un codice, accedi con quello: così la richiesta finisce.',
  differs:
    'Il nome o il numero del documento non erano quelli della tua identità verificata. Controllali e riprova, oppure contatta l’assistenza clienti.',
  notVerified:
    'La tua identità non è verificata, quindi non c’è nulla con cui confrontare. Contatta l’assistenza clienti.',
  tooMany: 'Troppi tentativi. Riprova più tardi o contatta l’assistenza clienti.',
  ends: 'I codici di accesso finiscono il {time}',
  endsText:
    'Lo ha chiesto qualcuno che conosce la tua password di accesso, perché i codici sono andati persi. Se non sei stato tu, cambia subito la password di accesso: così si interrompe.',
  change: 'Cambia la password di accesso',
  stages: {
    'under-review': 'La tua richiesta è in verifica',
    accepted: 'La tua richiesta è stata accettata',
    rejected: 'La tua richiesta è stata rifiutata',
  },
} satisfies NamespaceLostCodesTranslation

export default lostCodes
