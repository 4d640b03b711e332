import type { NamespaceArticlesTranslation } from '../../i18n-types.ts'

const articles = {
  title: {
    company: 'La società',
    about: 'Informazioni sull’app',
    privacy: 'Informativa sulla privacy',
    agreement: 'Contratto cliente',
    guide: 'Guida per principianti',
    terms: 'Glossario',
    complaint: 'E-mail per i reclami',
  },
  version: 'Versione',
  checkUpdate: 'Cerca aggiornamenti',
  upToDate: 'Hai la versione più recente',
  available: 'È disponibile la versione {latest}',
  required: 'Questa versione non è più supportata. Aggiorna alla versione {latest}.',
  update: 'Aggiorna ora',
  checkFailed: 'Impossibile cercare aggiornamenti',
  failed: 'Impossibile caricare il testo',
  failedHint: 'Controlla la connessione e riprova.',
  empty: 'Qui non c’è ancora nulla',
} satisfies NamespaceArticlesTranslation

export default articles
