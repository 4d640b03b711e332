import { article, type Articles } from './article.ts'

export const articles: Articles = {
  agreement: article(
    'Contratto cliente',
    [
      'Che cos’è questo servizio',
      'Questo broker è una simulazione per esercitarsi. I prezzi sono simulati, ogni importo è denaro di prova e nessun ordine raggiunge un mercato reale.',
    ],
    [
      'I tuoi obblighi',
      [
        'Custodisci la password e non usarla altrove.',
        'Invia solo gli ordini che vuoi davvero: un ordine eseguito non si può annullare.',
        'Avvisa l’assistenza clienti se un dato ti sembra sbagliato.',
      ],
    ],
    [
      'I nostri obblighi',
      'Conserviamo ogni ordine e ogni movimento confermato, mostriamo le commissioni prima del tuo consenso e rendiamo facile chiudere le posizioni e prelevare quanto aprirle e depositare.',
    ],
    [
      'Fine del contratto',
      'Puoi smettere in qualsiasi momento. Possiamo bloccare un account usato in modo improprio; in tal caso lo comunichiamo all’accesso.',
    ],
  ),
  privacy: article(
    'Informativa sulla privacy',
    [
      'Che cosa conserviamo',
      [
        'Il tuo numero di cellulare e un hash della password, dal quale la password non è leggibile.',
        'I tuoi ordini, lo storico e i movimenti del denaro di prova.',
        'L’ora e l’indirizzo di rete degli accessi falliti, per quindici minuti, contro i tentativi di indovinare la password.',
      ],
    ],
    ['Che cosa non facciamo', 'Non mostriamo pubblicità, non tracciamo e non cediamo dati ad altri.'],
    [
      'Sul tuo dispositivo',
      'L’app conserva la sessione, la lingua e le ricerche recenti nella memoria del browser. Quando esci si cancellano la sessione e le ricerche.',
    ],
    ['I tuoi diritti', 'Chiedi all’assistenza clienti di vedere, correggere o cancellare i dati che ti riguardano.'],
  ),
  company: article(
    'La società',
    [
      'Chi siamo',
      'Calm Broker è un broker di prova aperto: chiunque può leggere l’app, il server e le regole con cui opera.',
    ],
    [
      'I nostri principi',
      [
        'I costi si vedono prima dell’ordine, non dopo.',
        'Uscire è semplice quanto entrare.',
        'Nessuna pressione: niente conti alla rovescia senza motivo, niente applausi per chi opera spesso.',
      ],
    ],
  ),
  about: article(
    'Informazioni sull’app',
    [
      'Che cosa puoi fare',
      'Seguire azioni, fondi, valute e indici, esercitarti a comprare e vendere e controllare ogni movimento del denaro di prova.',
    ],
    [
      'Prezzi simulati',
      'Le società sono inventate e i prezzi vengono da una simulazione. Non dicono nulla dei mercati reali.',
    ],
  ),
  guide: article(
    'Guida per principianti',
    ['1. Dai un’occhiata', 'Cerca uno strumento per nome o codice e guardane prezzo, grafico e orari.'],
    [
      '2. Invia un ordine',
      'Un ordine a mercato viene eseguito al miglior prezzo disponibile. Un ordine con limite viene eseguito al tuo prezzo o a uno migliore, oppure non viene eseguito.',
    ],
    [
      '3. Tieni tutto sotto controllo',
      [
        'Il saldo è ciò che puoi usare ora.',
        'Il patrimonio bloccato è impegnato in ordini, sottoscrizioni e posizioni.',
        'Gli utili e le perdite latenti cambiano con il prezzo; quelli realizzati sono definitivi.',
      ],
    ],
    [
      '4. Vendi',
      'Le azioni si possono vendere non prima di quindici minuti dall’acquisto; in alcuni mercati dal giorno di borsa successivo.',
    ],
  ),
}
