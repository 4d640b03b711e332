import { article, type Articles } from './article.ts'

export const articles: Articles = {
  agreement: article(
    'Contratto cliente',
    [
      "Che cos'è questo servizio",
      'Questo broker è una simulazione per esercitarsi. I prezzi sono simulati, ogni importo è denaro di prova e nessun ordine raggiunge un mercato reale.',
    ],
    [
      'I Suoi obblighi',
      [
        'Custodisca la password e non la usi altrove.',
        'Invii solo gli ordini che desidera davvero: un ordine eseguito non si può annullare.',
        "Avvisi l'assistenza se un dato sembra sbagliato.",
      ],
    ],
    [
      'I nostri obblighi',
      'Conserviamo ogni ordine e ogni movimento confermato, mostriamo le commissioni prima del Suo consenso e rendiamo chiudere e prelevare facile quanto aprire.',
    ],
    [
      'Fine del contratto',
      "Può smettere in qualsiasi momento. Possiamo bloccare un conto usato in modo improprio e lo comunicheremo all'accesso.",
    ],
  ),
  privacy: article(
    'Informativa sulla privacy',
    [
      'Che cosa conserviamo',
      [
        'Il Suo numero di cellulare e un hash della password, dal quale la password non è leggibile.',
        'I Suoi ordini, le registrazioni e i movimenti del denaro di prova.',
        "L'ora e l'indirizzo di rete degli accessi falliti, per quindici minuti, contro i tentativi di indovinare la password.",
      ],
    ],
    ['Che cosa non facciamo', 'Non mostriamo pubblicità, non tracciamo e non cediamo dati ad altri.'],
    [
      'Sul Suo dispositivo',
      "L'app conserva la sessione, la lingua e le ricerche recenti nella memoria del browser. Uscendo si cancellano la sessione e le ricerche.",
    ],
    ['I Suoi diritti', "Chieda all'assistenza di vedere, correggere o cancellare i dati che La riguardano."],
  ),
  company: article(
    "L'azienda",
    [
      'Chi siamo',
      "Calm Broker è un broker di prova aperto: chiunque può leggere l'app, il server e le regole con cui opera.",
    ],
    [
      'I nostri principi',
      [
        "I costi si vedono prima dell'ordine, non dopo.",
        "L'uscita è breve quanto l'entrata.",
        'Nessuna pressione: niente conti alla rovescia vuoti, niente applausi per chi opera spesso.',
      ],
    ],
  ),
  about: article(
    "Informazioni sull'app",
    [
      'Che cosa può fare',
      'Seguire azioni, fondi, valute e indici, esercitarsi a comprare e vendere e controllare ogni movimento del denaro di prova.',
    ],
    [
      'Prezzi simulati',
      'Le società sono inventate e i prezzi vengono da una simulazione. Non dicono nulla dei mercati reali.',
    ],
  ),
  guide: article(
    'Guida per principianti',
    ['1. Si guardi intorno', 'Cerchi uno strumento per nome o codice e ne consulti prezzo, grafico e orari.'],
    [
      '2. Invii un ordine',
      'Un ordine a mercato è eseguito al miglior prezzo disponibile. Un ordine con limite è eseguito al Suo prezzo o migliore, oppure non è eseguito.',
    ],
    [
      '3. Tenga il quadro',
      [
        'Il saldo è ciò che può usare ora.',
        'Le attività bloccate sono impegnate in ordini, sottoscrizioni e posizioni.',
        'Il risultato latente cambia con il prezzo; quello realizzato è definitivo.',
      ],
    ],
    [
      '4. Venda',
      "Le azioni si possono vendere non prima di quindici minuti dall'acquisto; in alcuni mercati il giorno di contrattazione successivo.",
    ],
  ),
}
