// Made from openapi/messages/ by npm run generate. Do not edit.
import type { NamespaceServerTranslation } from '../../i18n-types.ts'

const server = {
  'account-exists': 'Questo account esiste già',
  'inviter-not-found': 'Nessun invitante corrisponde a questo codice',
  'account-not-found': 'Questo account non esiste',
  'wrong-credentials': 'Account o password errati',
  'wrong-original-password': 'La password attuale è errata',
  'account-frozen': 'Questo account è bloccato. Contatti il servizio clienti',
  'login-again': 'Acceda di nuovo',
  'identity-not-verified': 'Completi prima la verifica dell’identità',
  'identity-failed': 'Verifica dell’identità non riuscita',
  'fund-password-not-set': 'Imposti prima la password dei fondi',
  registered: 'Registrazione completata',
  'logged-in': 'Accesso effettuato',
  'submitted-too-frequently': 'Troppi tentativi. Riprovi più tardi',
  'system-busy': 'Il sistema è occupato. Riprovi più tardi',
  'submit-failed': 'Invio non riuscito',
  'upload-failed': 'Caricamento non riuscito',
  'invalid-parameters': 'Alcuni dati non sono validi. Li controlli',
  'request-id-reused': 'Questa richiesta è già stata usata per altro. Ricarichi la pagina e riprovi',
  modified: 'Modifiche salvate',
  added: 'Aggiunto',
  submitted: 'Inviato',
  uploaded: 'Caricamento completato',
  unknown: 'Errore',
} satisfies NamespaceServerTranslation

export default server
