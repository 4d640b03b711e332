import type { NamespaceDraftsTranslation } from '../../i18n-types.ts'

const drafts = {
  draft: 'Bozza',
  list: 'Bozze',
  notSent: 'Scritto {age} e non inviato.',
  keptUntil: 'Non viene mai inviato da solo. Resta su questo dispositivo fino al {time}.',
  keptAway:
    'Nessuna connessione: l’ordine è conservato su questo dispositivo come bozza fino al {time}. Non viene mai inviato da solo.',
  inForm: 'Bozza scritta {age}. Non ancora inviata.',
  priceThen: 'Prezzo allora',
  priceNow: 'Prezzo ora',
  resume: 'Continua',
  gone: 'Questa bozza non c’è più: è stata inviata o scartata.',
} satisfies NamespaceDraftsTranslation

export default drafts
