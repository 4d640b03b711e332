import type { NamespaceMarginTradingTranslation } from '../../i18n-types.ts'

const marginTrading = {
  title: 'Vendita short e leva',
  off: 'Disattivate',
  on: 'Attivate',
  intro:
    'Compri con i tuoi soldi e puoi perdere al massimo quanto hai pagato. Con il margine puoi fare due cose in più, e perdere più in fretta.',
  leverage: {
    title: 'Leva',
    text: 'Versi una parte del controvalore, il margine, e il broker presta il resto. Con leva 5× una variazione del prezzo dell’1% cambia il tuo margine del 5%.',
  },
  short: {
    title: 'Long e short',
    text: 'Long significa comprare e guadagnare quando il prezzo sale. Vendere short significa vendere azioni che non possiedi e ricomprarle dopo: guadagni se il prezzo scende e perdi se sale.',
  },
  stopOut: {
    title: 'Chiusura automatica',
    text: 'Quando resta solo il {percent} del margine, il broker chiude la posizione automaticamente, al prezzo di quel momento. Prima puoi aggiungere margine.',
  },
  loss: 'Puoi perdere tutto il margine. Il broker si fa carico di ciò che lo supera.',
  kept: 'Resta attivo per te su questo dispositivo finché non lo disattivi qui. Le posizioni aperte non cambiano.',
  switchOn: 'Attiva il margine',
  switchOff: 'Disattiva il margine',
  notNow: 'Non ora',
} satisfies NamespaceMarginTradingTranslation

export default marginTrading
