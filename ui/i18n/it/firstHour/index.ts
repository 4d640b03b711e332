import type { NamespaceFirstHourTranslation } from '../../i18n-types.ts'

const firstHour = {
  title: 'La prima operazione',
  all: 'Tutti i passi',
  progress: 'Passo {step} di {steps}',
  later: 'Non ora',
  leave: 'Non mostrare più',
  finish: 'Fine',
  states: { done: 'fatto', skipped: 'saltato' },
  practice: 'Operi con denaro di prova: nulla è reale.',
  steps: {
    money: 'Denaro sul conto',
    order: 'Un primo ordine',
    fill: 'L’esecuzione',
    stop: 'Uno stop loss',
    sale: 'La vendita',
    profit: 'Il profitto',
  },
  texts: {
    money: 'Un ordine si paga da un wallet. Effettua prima un deposito.',
    order:
      'Scegli uno strumento e compra la quantità minima. Un ordine con limite fissa il prezzo massimo che paghi; un ordine a mercato viene eseguito subito, ai prezzi migliori.',
    closed: 'Ora non è aperto nessun mercato in cui hai denaro. Un ordine aspetta l’apertura.',
    fill: 'L’ordine aspetta una controparte al tuo prezzo. Una volta eseguito, hai una posizione. Fino ad allora puoi modificarlo o annullarlo.',
    stop: '{name}: uno stop loss vende da solo quando il prezzo scende fino a lì. Così sai prima quanto puoi perdere.',
    sale: '{name}: la vendita chiude la posizione. Solo allora il profitto o la perdita è definitivo.',
    saleFrom: '{name}: puoi vendere da {time}. Solo allora il profitto o la perdita è definitivo.',
  },
  actions: {
    money: 'Deposita',
    order: 'Vai alle quotazioni',
    fill: 'Vedi l’ordine',
    stop: 'Imposta uno stop loss',
    sale: 'Vai alla vendita',
    profit: 'Posizioni chiuse',
  },
  sold: '{name} è stato venduto. Profitto o perdita dopo le commissioni:',
  soldText: 'È stata un’operazione completa. La ritrovi tra le posizioni chiuse.',
} satisfies NamespaceFirstHourTranslation

export default firstHour
