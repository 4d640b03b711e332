import type { NamespaceProtectionTranslation } from '../../i18n-types.ts'

const protection = {
  title: 'Proteggi',
  hint: 'Stop loss, trailing stop, take profit',
  none: 'Nessuna protezione',
  edit: 'Modifica',
  set: 'Imposta',
  remove: 'Rimuovi la protezione',
  save: 'Salva',
  kind: 'Stop',
  kinds: {
    none: 'Nessuno',
    stop: 'A un prezzo',
    trail: 'Trailing',
  },
  stopPrice: 'Prezzo di stop',
  stopLimit: 'Limite dopo lo stop',
  stopLimitHint: 'Vuoto: al prezzo di mercato',
  unit: 'Distanza in',
  percent: 'Percentuale',
  amount: 'Importo',
  distance: 'Distanza dal miglior prezzo',
  distanceHint: 'Lo stop segue il prezzo e non torna mai indietro.',
  profitPrice: 'Prezzo di take profit',
  atStop: 'Se lo stop viene raggiunto',
  atProfit: 'Se il take profit viene raggiunto',
  gap: 'Si attiva con l’ultimo prezzo. Dopo un gap l’ordine è eseguito al prezzo successivo, che può essere peggiore. Gli importi sono stime al netto delle commissioni.',
  stopNow: 'Stop attuale',
  takeProfit: 'Take profit',
  trigger: 'Scattato a',
  status: 'Stato',
  states: {
    waiting: 'In attesa della prima esecuzione',
    active: 'Attiva',
    triggered: 'Scattata, in chiusura',
    ended: 'Terminata',
  },
  stops: 'Stop e take profit',
  stopsHint:
    'Attendono che l’ultimo prezzo li raggiunga, poi chiudono tutta la posizione. Restano finché non li togli o la posizione viene chiusa.',
  till: 'Ultimo giorno',
  immediateHint: 'Si decide subito: nulla resta in attesa.',
  gtcHint: 'Al massimo 90 giorni.',
  unreadable: 'Inserisci un numero',
  changedElsewhere: 'La protezione è stata modificata altrove. I campi che non hai modificato mostrano i nuovi valori.',
} satisfies NamespaceProtectionTranslation

export default protection
