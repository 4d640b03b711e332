import type { NamespaceProtectionTranslation } from '../../i18n-types.ts'

const protection = {
  title: 'Proteggi',
  hint: 'Stop loss, trailing stop, take profit',
  risk: {
    title: 'Stop e obiettivo sul grafico',
    summary:
      'Chiusure degli ultimi 30 giorni di borsa, il prezzo dell’ordine, e lo stop e l’obiettivo, che si trascinano o si spostano con le frecce.',
    stop: 'Stop',
    target: 'Obiettivo',
    addStop: 'Aggiungi uno stop',
    addTarget: 'Aggiungi un obiettivo',
    order: 'Ordine {price}',
    at: '{price}: {amount}, {percent} del tuo patrimonio in {currency}',
    loseAtMost: 'Perdere al massimo',
    gives: 'Allo stop, con tutte le commissioni: {quantity}',
    tooMuch: 'Con questo stop anche un solo lotto perde di più',
  },
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
  distance: 'Distanza dal prezzo massimo',
  distanceHint:
    'Lo stop segue il prezzo e non torna mai indietro. Se sei short, la distanza si conta dal prezzo minimo.',
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
  immediateHint: 'Ciò che non viene eseguito subito è annullato.',
  gtcHint: 'Al massimo 90 giorni.',
  unreadable: 'Inserisci un numero',
  changedElsewhere: 'La protezione è stata modificata altrove. I campi che non hai modificato mostrano i nuovi valori.',
} satisfies NamespaceProtectionTranslation

export default protection
