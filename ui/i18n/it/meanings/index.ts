import type { NamespaceMeaningsTranslation } from '../../i18n-types.ts'

const meanings = {
  title: 'Glossario',
  search: 'Cerca un termine',
  none: 'Nessun termine trovato',
  example: 'Esempio',
  all: 'Tutti i termini',
  list: {
    limitOrder: {
      name: 'Ordine con limite',
      text: 'Fissi il prezzo peggiore che accetti. Un acquisto viene eseguito a quel prezzo o meno, una vendita a quel prezzo o più. Finché il mercato non ci arriva, l’ordine attende.',
      example:
        'Un’azione costa 10,00 EUR. Un ordine con limite in acquisto a 9,80 EUR viene eseguito solo quando qualcuno vende a 9,80 EUR o meno.',
    },
    marketOrder: {
      name: 'Ordine a mercato',
      text: 'Viene eseguito subito ai migliori prezzi del book. Il prezzo esatto si conosce solo dopo; con pochi compratori e venditori può essere peggiore dell’ultimo.',
      example: 'Compri 100 azioni. 60 sono offerte a 10,00 EUR e 40 a 10,05 EUR: paghi in media 10,02 EUR.',
    },
    timeInForce: {
      name: 'Validità',
      text: 'Quanto attende un ordine. “Giornata” termina alla chiusura di oggi. “Fino a revoca” attende al massimo 90 giorni. “Esegui e cancella” esegue subito ciò che trova e annulla il resto. “Tutto o niente” viene eseguito subito per intero oppure annullato.',
      example:
        'Di un ordine di giornata per 100 azioni ne vengono eseguite 60: l’ordine per le altre 40 termina alla chiusura.',
    },
    lot: {
      name: 'Lotto',
      text: 'La quantità più piccola che si può negoziare. Gli ordini sono per lotti interi.',
      example: 'Con un lotto di 100 azioni puoi comprarne 100 o 200, ma non 150.',
    },
    tickSize: {
      name: 'Tick (variazione minima)',
      text: 'Il passo più piccolo tra due prezzi. Il prezzo di un ordine deve stare su uno di questi passi.',
      example: 'Con un tick di 0,05 EUR sono possibili 10,00 e 10,05 EUR, non 10,02 EUR.',
    },
    orderBook: {
      name: 'Book',
      text: 'Gli ordini che attendono sul mercato, dal prezzo migliore: da una parte chi compra, dall’altra chi vende. Vedi i cinque prezzi migliori di ciascuna.',
      example:
        'Il miglior compratore offre 9,99 EUR, il miglior venditore chiede 10,00 EUR: per comprare ora paghi 10,00 EUR.',
    },
    bid: {
      name: 'Denaro (bid)',
      text: 'Il prezzo più alto che ora offre un compratore. Lo ricevi se vendi subito.',
      example: 'Il denaro è 9,99 EUR per 300 azioni: un ordine a mercato vende fino a 300 azioni a 9,99 EUR.',
    },
    ask: {
      name: 'Lettera (ask)',
      text: 'Il prezzo più basso a cui ora qualcuno vende. Lo paghi se compri subito.',
      example: 'La lettera è 10,00 EUR per 500 azioni: un ordine a mercato compra fino a 500 azioni a 10,00 EUR.',
    },
    spread: {
      name: 'Spread',
      text: 'La differenza tra denaro e lettera. Se compri e rivendi subito, la perdi; più si negozia, più è piccola. Nei costi di un ordine ne conta la metà.',
      example: 'Con denaro a 9,99 EUR e lettera a 10,01 EUR lo spread è di 0,02 EUR.',
    },
    priceLimits: {
      name: 'Limiti di prezzo',
      text: 'In alcuni mercati un prezzo può salire o scendere solo fino a un certo punto in un giorno. Gli ordini oltre i limiti sono rifiutati, e al limite può mancare la controparte.',
      example: 'La chiusura di ieri era 10,00 EUR e il limite è il 10%: i limiti di oggi sono 9,00 e 11,00 EUR.',
    },
    filled: {
      name: 'Eseguito',
      text: 'Un ordine è eseguito quando è diventato un’operazione. Può accadere in più parti; il resto attende.',
      example: 'Di un ordine per 500 azioni 200 sono eseguite e 300 attendono nel book.',
    },
    buyingPower: {
      name: 'Potere d’acquisto',
      text: 'Il denaro che ora puoi usare per nuovi ordini: il saldo meno quanto bloccato dagli ordini in attesa.',
      example: 'Il saldo è di 1.000 EUR e gli ordini in attesa ne bloccano 300: il potere d’acquisto è di 700 EUR.',
    },
    margin: {
      name: 'Margine',
      text: 'Il tuo denaro in una posizione con leva o in una posizione short. La tua perdita si limita a questo.',
      example: 'Una posizione di 1.000 EUR con leva 5× richiede un margine di 200 EUR.',
    },
    leverage: {
      name: 'Leva',
      text: 'Operi con un importo maggiore di quello che versi. Guadagni e perdite crescono nella stessa misura.',
      example: 'Con 5×, un rialzo del 2% fa guadagnare il 10% del margine e un calo del 2% ne fa perdere il 10%.',
    },
    stopOut: {
      name: 'Chiusura automatica (stop-out)',
      text: 'Il broker chiude una posizione a margine quando ciò che resta del tuo denaro scende a metà del margine iniziale. Non si può annullare. Aggiungendo margine, quel prezzo si allontana.',
      example: 'Hai messo 200 EUR: la posizione si chiude automaticamente quando una perdita ne lascia 100.',
    },
    short: {
      name: 'Vendita allo scoperto (short)',
      text: 'Vendi azioni che non hai e le ricompri più tardi. Guadagni se il prezzo scende e perdi se sale.',
      example:
        'Vendi allo scoperto a 10,00 EUR e ricompri a 9,00 EUR: guadagni 1,00 EUR per azione, prima delle commissioni.',
    },
    stopLoss: {
      name: 'Stop loss',
      text: 'A questo prezzo il broker chiude la tua posizione, per limitare una perdita. Se il prezzo lo salta, si chiude al prezzo successivo, che può essere peggiore.',
      example: 'Hai comprato a 10,00 EUR con uno stop loss a 9,50 EUR: a 9,50 EUR o meno si vende tutto.',
    },
    stopLimit: {
      name: 'Limite dopo lo stop',
      text: 'Raggiunto lo stop, il broker vende a questo prezzo o meglio, non a qualsiasi prezzo. Perciò l’ordine può non essere mai eseguito.',
      example: 'Con uno stop loss a 9,50 EUR e un limite dopo lo stop a 9,40 EUR, sotto 9,40 EUR non si vende nulla.',
    },
    trailingStop: {
      name: 'Trailing stop',
      text: 'Uno stop che segue il prezzo a una certa distanza e non torna mai indietro. Quando il prezzo inverte di quella distanza, la posizione si chiude.',
      example:
        'A una distanza di 1,00 EUR, un rialzo da 10,00 a 12,00 EUR porta lo stop a 11,00 EUR. Se poi il prezzo scende a 11,00 EUR, si vende tutto.',
    },
    takeProfit: {
      name: 'Take profit',
      text: 'A questo prezzo il broker chiude la tua posizione, per incassare il guadagno.',
      example: 'Hai comprato a 10,00 EUR con un take profit a 12,00 EUR: a 12,00 EUR o più si vende tutto.',
    },
    settlement: {
      name: 'Regolamento (T+2)',
      text: 'Denaro e azioni di un’operazione passano di mano due giorni di borsa dopo. Con il ricavato di una vendita puoi operare subito, ma prelevarlo o cambiarlo solo dopo il regolamento.',
      example: 'Vendi lunedì: puoi prelevare il denaro da mercoledì.',
    },
    nextDay: {
      name: 'Regola T+1',
      text: 'In alcuni mercati, come quello delle azioni A, puoi vendere solo dal giorno di borsa successivo. Negli altri, 15 minuti dopo l’acquisto.',
      example: 'Le azioni A che compri venerdì si possono vendere da lunedì.',
    },
    exDate: {
      name: 'Data di stacco',
      text: 'Da questo giorno l’azione quota senza il prossimo dividendo. Lo riceve chi la possiede alla chiusura del giorno prima, anche se poi la vende.',
      example: 'La data di stacco è giovedì: chi possiede l’azione alla chiusura di mercoledì riceve il dividendo.',
    },
    lottery: {
      name: 'Sorteggio',
      text: 'Quando le azioni nuove richieste sono più di quelle disponibili, un sorteggio decide a chi vanno. Se non te ne vengono assegnate, il denaro bloccato torna disponibile.',
      example: 'Richiedi 1.000 azioni e te ne assegnano 200: ne paghi 200.',
    },
    allotted: {
      name: 'Azioni assegnate',
      text: 'Le azioni nuove che ricevi davvero tra quelle che hai richiesto.',
      example: 'Hai richiesto 1.000 azioni e te ne sono assegnate 200: ne paghi 200.',
    },
    sharePremium: {
      name: 'Premio sul prezzo di emissione',
      text: 'Quanto il prezzo di mercato di un’azione nuova supera quello di emissione. Se è più basso, la cifra è negativa.',
      example: 'Prezzo di emissione 10,00 EUR, prezzo di mercato 12,00 EUR: il premio è di 2,00 EUR, il 20%.',
    },
    blockTrade: {
      name: 'Operazione ai blocchi',
      text: 'Una grande quantità di azioni venduta fuori dal book, spesso sotto il prezzo di mercato. C’è una quantità minima.',
      example: 'Il prezzo di mercato è 10,00 EUR e quello dell’operazione ai blocchi 9,20 EUR: uno sconto dell’8%.',
    },
    lockUp: {
      name: 'Periodo di blocco',
      text: 'Il tempo durante il quale non puoi riavere il denaro di un investimento.',
      example: 'Con un periodo di blocco di 30 giorni puoi riscattare non prima di 30 giorni dall’acquisto.',
    },
    dayTrading: {
      name: 'Trading intraday',
      text: 'Apri e chiudi una posizione nello stesso giorno. Ciò che è ancora aperto 15 minuti prima della chiusura lo chiude il broker.',
      example: 'Il mercato chiude alle 17:00: un’operazione intraday ancora aperta viene chiusa alle 16:45.',
    },
    copyTrading: {
      name: 'Copy trading',
      text: 'Affidi denaro a un gestore e partecipi ai suoi guadagni e alle sue perdite.',
      example: 'Investi 1.000 EUR e il gestore guadagna il 5%: la tua parte vale 1.050 EUR, prima della commissione.',
    },
    securitiesLending: {
      name: 'Prestito titoli',
      text: 'Presti le tue azioni in cambio di un compenso. I loro guadagni e le loro perdite restano tuoi, ma finché sono prestate non puoi venderle.',
      example: 'Azioni per 1.000 EUR, prestate 30 giorni al 3,65% annuo, rendono 3,00 EUR.',
    },
    timeWeighted: {
      name: 'Rendimento time-weighted',
      text: 'Come sono andati gli investimenti, senza contare quando il denaro è entrato o uscito. Si può confrontare con un indice.',
      example:
        'Mezzo anno a +10%, poi un grande deposito, poi un altro mezzo anno a +10%: il rendimento time-weighted è del 21%.',
    },
    moneyWeighted: {
      name: 'Rendimento money-weighted',
      text: 'Come è andato il tuo denaro: più ne era investito, più quel periodo conta.',
      example:
        'Depositi una somma elevata poco prima di un calo: il rendimento money-weighted è più basso di quello time-weighted.',
    },
    largestFall: {
      name: 'Massimo drawdown',
      text: 'La perdita peggiore finora, da un massimo a un minimo successivo. Il denaro entrato o uscito non conta.',
      example: 'Da 12.000 EUR a 9.000 EUR: il massimo drawdown è del 25%.',
    },
    frozen: {
      name: 'Patrimonio bloccato',
      text: 'Ciò che è tuo ma ora non è libero: posizioni al valore di mercato, denaro per azioni nuove e ordini in attesa, prelievi in verifica.',
      example: '500 EUR di saldo e azioni per 1.500 EUR: 1.500 EUR sono bloccati e il totale è di 2.000 EUR.',
    },
    floating: {
      name: 'Utile/perdita latente',
      text: 'Quanto guadagni o perdi con ciò che hai ancora, al prezzo attuale e prima delle commissioni. Cambia finché non vendi.',
      example: 'Hai 100 azioni comprate a 10,00 EUR che ora costano 11,00 EUR: un utile latente di 100 EUR.',
    },
    realised: {
      name: 'Utile/perdita realizzati',
      text: 'Quanto hai guadagnato o perso con ciò che hai chiuso, dopo tutte le commissioni. Non cambia più.',
      example:
        '100 azioni comprate a 10,00 EUR e vendute a 11,00 EUR, con 3 EUR di commissioni: un utile realizzato di 97 EUR.',
    },
    practiceMoney: {
      name: 'Denaro di prova',
      text: 'Denaro di una simulazione. Anche i prezzi sono simulati, quindi non si guadagna e non si perde nulla di reale.',
      example: 'Compri con denaro di prova: l’ordine non arriva a nessun mercato reale.',
    },
  },
} satisfies NamespaceMeaningsTranslation

export default meanings
