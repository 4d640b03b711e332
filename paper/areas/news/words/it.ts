import type { Words } from './words.ts'

export const it: Words = {
  source: 'Paper Wire · simulato',
  simulated: 'Simulato: aziende e fatti sono inventati e tutti i prezzi vengono dal mercato di prova.',
  categories: {
    markets: 'Mercati',
    companies: 'Aziende',
    currencies: 'Valute',
    digital: 'Valute digitali',
    funds: 'Fondi',
    learn: 'Impara',
  },
  markets: { MY: 'Malaysia', TW: 'Taiwan', CN: 'Cina', US: 'Stati Uniti', JP: 'Giappone', IT: 'Italia', ES: 'Spagna' },
  stories: {
    session: {
      title: {
        up: '{market}, chiusura in rialzo: {index} {change}',
        down: '{market}, chiusura in ribasso: {index} {change}',
        flat: '{market}, chiusura quasi invariata: {index} {change}',
      },
      summary: '{index} ha chiuso a {level}. L’indice ha oscillato tra {low} e {high}.',
      body: [
        '{index} ha aperto a {open} e ha chiuso la seduta a {level}, {change} rispetto alla chiusura precedente.',
        'L’indice ha oscillato tra {low} e {high}.',
        { heading: 'Due titoli del giorno', items: ['{first}: {firstChange}', '{second}: {secondChange}'] },
      ],
    },
    currency: {
      title: {
        up: '{name} sale: {change}',
        down: '{name} scende: {change}',
        flat: 'Poche variazioni per {name}: {change}',
      },
      summary: 'La coppia ha chiuso la giornata a {level}.',
      body: [
        '{name} ha chiuso la giornata a {level}, {change} rispetto al giorno prima. Ha oscillato tra {low} e {high}.',
        'Il mercato dei cambi si ferma solo dal venerdì sera alla domenica sera, ora di New York.',
      ],
    },
    coin: {
      title: {
        up: '{name} guadagna: {change}',
        down: '{name} perde: {change}',
        flat: 'Poche variazioni per {name}: {change}',
      },
      summary: 'Ha chiuso la giornata a {level} USDT.',
      body: [
        '{name} ha chiuso la giornata, contata in UTC, a {level} USDT, {change} rispetto al giorno prima. Ha oscillato tra {low} e {high}.',
        'Le valute digitali si scambiano a tutte le ore, anche nel fine settimana. Movimenti ampi in entrambe le direzioni sono normali.',
      ],
    },
    growth: {
      title: '{name}, ricavi in crescita del {percent}',
      summary: 'Il margine ante imposte è stato del {margin}.',
      body: [
        '{name} ha pubblicato i dati del trimestre. I ricavi superano del {percent} quelli di un anno fa; il margine ante imposte è stato del {margin}.',
        'L’azienda si aspetta un prossimo trimestre molto simile a questo.',
      ],
    },
    decline: {
      title: '{name}, ricavi in calo del {percent}',
      summary: 'Il margine ante imposte è stato del {margin}.',
      body: [
        '{name} ha pubblicato i dati del trimestre. I ricavi sono inferiori del {percent} a quelli di un anno fa; il margine ante imposte è stato del {margin}.',
        'L’azienda indica meno ordini e costi più alti, e nei prossimi mesi vuole spendere meno.',
      ],
    },
    site: {
      title: '{name} apre un secondo stabilimento',
      summary: 'Raddoppierà la capacità produttiva.',
      body: [
        '{name} ha aperto un secondo stabilimento. Raddoppierà la capacità produttiva dell’azienda e sarà a pieno regime entro {months} {{months:mese|mesi}}.',
        {
          heading: 'Quanto costa',
          items: ['Edificio: {building} milioni di {currency}', 'Impianti: {equipment} milioni di {currency}'],
        },
      ],
    },
    contract: {
      title: '{name} ottiene una commessa da {amount} milioni di {currency}',
      summary: 'I lavori si distribuiscono su {years} {{years:anno|anni}}.',
      body: [
        '{name} ha ottenuto una commessa da {amount} milioni di {currency}. I lavori si distribuiscono su {years} {{years:anno|anni}}.',
        'L’azienda dichiara di poterla eseguire con il personale e le macchine che ha già.',
      ],
    },
    dividend: {
      title: '{name} propone un dividendo di {dividend} {currency} per azione',
      summary: 'Decidono gli azionisti in assemblea.',
      body: [
        'Il consiglio di {name} propone un dividendo di {dividend} {currency} per azione. Decidono gli azionisti in assemblea.',
        'Nel giorno dello stacco del dividendo il titolo di solito apre più in basso, all’incirca di quell’importo.',
      ],
    },
    buyback: {
      title: '{name} vuole riacquistare fino al {percent} delle proprie azioni',
      summary: 'Il programma durerà dodici mesi.',
      body: [
        '{name} vuole riacquistare in borsa fino al {percent} delle proprie azioni. Il programma durerà dodici mesi.',
        'Quando le azioni riacquistate vengono annullate, a ciascuna delle altre spetta una parte più grande dell’azienda.',
      ],
    },
    fund: {
      title: '{name} riduce la commissione annua al {after}',
      summary: 'Finora era del {before}.',
      body: [
        '{name} riduce la commissione annua dal {before} al {after}. Chi ha investito non deve fare nulla.',
        'La commissione è prelevata dal fondo stesso, quindi è già compresa nel prezzo della quota.',
      ],
    },
    orders: {
      title: 'Ordine a mercato o ordine con limite?',
      summary: 'Uno punta sulla rapidità, l’altro sul prezzo.',
      body: [
        'Un ordine a mercato viene eseguito subito ai migliori prezzi disponibili. Sai che verrà eseguito, ma non esattamente a quale prezzo.',
        'Un ordine con limite indica il peggior prezzo che accetti. Conosci il prezzo, ma non sai se verrà eseguito.',
        {
          heading: 'Una regola pratica',
          items: [
            'Book sottile o quantità grande: usa un limite.',
            'Nessuna fretta: usa un limite.',
            'Deve succedere adesso: usa un ordine a mercato.',
          ],
        },
      ],
    },
    costs: {
      title: 'Quanto costa un’operazione',
      summary: 'Le commissioni sono solo una parte.',
      body: [
        'Ogni ordine mostra i costi prima della conferma: commissione di negoziazione e, secondo il mercato, imposte e diritti di borsa.',
        'Comprare costa e vendere costa. Una posizione deve prima guadagnare altrettanto per essere in utile.',
        {
          heading: 'Che cos’altro conta',
          items: [
            'La differenza tra denaro e lettera.',
            'Il cambio in un’altra valuta.',
            'Le commissioni minime, che pesano sugli ordini piccoli.',
          ],
        },
      ],
    },
    spread: {
      title: 'Perché ci sono due prezzi',
      summary: 'Denaro e lettera, e che cosa c’è in mezzo.',
      body: [
        'Il denaro è il prezzo più alto che qualcuno offre, la lettera il più basso che qualcuno chiede. Chi compra subito paga la lettera; chi vende subito riceve il denaro.',
        'La differenza è lo spread. È piccolo dove si scambia molto e grande dove si scambia poco.',
        'Al limite di giornata un lato del book può essere vuoto. L’ordine dell’altro lato aspetta.',
      ],
    },
    leverage: {
      title: 'Che cosa fa la leva a una perdita',
      summary: 'Moltiplica in entrambe le direzioni.',
      body: [
        'Con leva 5 un calo del 4% costa il 20% del margine. Un rialzo uguale rende altrettanto.',
        'Quando metà del margine iniziale è persa, il broker chiude la posizione al prezzo di mercato.',
        {
          heading: 'Prima di usarla',
          items: [
            'Decidi quanto puoi perdere.',
            'Tieni da parte denaro per integrare il margine.',
            'Comincia senza leva.',
          ],
        },
      ],
    },
  },
  notices: {
    simulated: 'Tutti i prezzi sono simulati. Non si muove denaro reale.',
    holiday: '{market}: il {day} non si negozia, è festivo.',
    weekend: 'Nel fine settimana le borse sono chiuse. Le valute digitali si scambiano comunque.',
    learn: 'Sei alle prime armi? Nelle notizie, alla voce Impara, spieghiamo come funzionano gli ordini.',
  },
  banners: {
    practise: { title: 'Esercitati senza rischi: tutto il denaro è di prova', action: 'Cerca un titolo' },
    watch: { title: 'Dodici mercati in un solo elenco di preferiti', action: 'Apri i preferiti' },
    learn: { title: 'Ordini, costi e leva spiegati in breve', action: 'Leggi le notizie' },
  },
}
