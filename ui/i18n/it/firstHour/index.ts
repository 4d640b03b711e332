import type { NamespaceFirstHourTranslation } from '../../i18n-types.ts'

const firstHour = {
  title: 'La tua prima operazione',
  all: 'Tutti i passi',
  progress: 'Passo {step} di {steps}',
  later: 'Non ora',
  leave: 'Non mostrare più',
  finish: 'Fine',
  states: { done: 'fatto', skipped: 'saltato' },
  practice: 'Operi con denaro di prova. Nulla è reale.',
  steps: {
    money: 'Denaro sul conto',
    order: 'Un primo ordine',
    fill: 'L’esecuzione',
    stop: 'Uno stop loss',
    sale: 'La vendita',
    profit: 'L’utile',
  },
  texts: {
    money: 'Un ordine si paga con il tuo saldo. Effettua prima un deposito.',
    order:
      'Scegli uno strumento e compra la quantità minima. Un ordine con limite fissa il prezzo massimo che paghi; un ordine a mercato viene eseguito subito, ai prezzi migliori.',
    closed: 'Ora non è aperto nessun mercato in cui hai denaro. Gli ordini attendono l’apertura.',
    fill: 'L’ordine aspetta una controparte al tuo prezzo. Una volta eseguito, hai una posizione. Fino ad allora puoi modificarlo o annullarlo.',
    stop: '{name}: uno stop loss vende automaticamente quando il prezzo scende fino a lì. Così sai prima quanto puoi perdere all’incirca.',
    sale: '{name}: la vendita chiude la posizione. Solo allora l’utile o la perdita è definitivo.',
    saleFrom: '{name}: puoi vendere da {time}. Solo allora l’utile o la perdita è definitivo.',
  },
  actions: {
    money: 'Deposita',
    order: 'Vai alle quotazioni',
    fill: 'Vedi l’ordine',
    stop: 'Imposta uno stop loss',
    sale: 'Vendi',
    profit: 'Posizioni chiuse',
  },
  sold: '{name}: posizione venduta. Utile o perdita dopo le commissioni:',
  soldText: 'Hai completato un’operazione. La trovi in Posizioni chiuse.',
} satisfies NamespaceFirstHourTranslation

export default firstHour
