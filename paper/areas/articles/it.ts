import { article, type Articles } from './article.ts'
import { keptSection } from './keptData.ts'

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
    keptSection({
      heading: 'Che cosa conserviamo e per quanto tempo',
      what: 'Che cosa',
      howLong: 'Per quanto tempo',
      topics: {
        account:
          'Il tuo numero di cellulare, il tuo codice d’invito, chi ti ha invitato, quando ti sei registrato e se il conto è bloccato. Della password solo un hash, dal quale non è leggibile.',
        secrets:
          'Un hash della password dispositiva, il segreto dei codici monouso, gli hash dei codici di recupero, le chiavi pubbliche e i nomi delle tue passkey.',
        sessions: 'I tuoi accessi: browser, sistema operativo e rete.',
        devices: 'Le reti e i dispositivi dai quali hai eseguito l’accesso, per segnalarti quelli nuovi.',
        tries: 'Gli accessi falliti e gli altri tentativi limitati: ora, conto e indirizzo di rete.',
        recovery: 'La richiesta di accedere senza i tuoi codici: il nome e il numero del documento che vi indichi.',
        identity: 'La tua verifica dell’identità: nome reale, numero del documento, la decisione e il suo motivo.',
        pictures:
          'Le immagini che invii: i due lati del documento, le prove di bonifico e il tuo avatar. Quella che nessun modulo usa si cancella dopo un giorno, quella che sostituisci subito.',
        avatar: 'Quale immagine è il tuo avatar.',
        payees:
          'I tuoi conti di prelievo: conti bancari, carte e wallet cripto, con intestatario, numero, banca e indirizzi, anche dopo che li rimuovi.',
        notifications:
          'Dove arrivano le notifiche: l’indirizzo e le chiavi del browser o del dispositivo, la lingua, gli argomenti e ciò che resta da consegnare.',
        messages: 'I messaggi che ti abbiamo inviato e i tuoi reclami, con l’indirizzo e-mail e le nostre risposte.',
        money: 'I tuoi saldi e ogni loro movimento, i depositi, i prelievi e i cambi, e le somme che ne derivano.',
        trades:
          'I tuoi ordini, le esecuzioni, le posizioni con i loro stop, i risultati e i dividendi, e se puoi operare a margine o intraday.',
        investments:
          'Le tue sottoscrizioni, le operazioni ai blocchi, gli ordini di copia, le azioni prestate, i finanziamenti e i premi.',
        watchlist: 'I tuoi preferiti.',
        alerts: 'I tuoi avvisi di prezzo.',
        worths: 'Il valore del tuo patrimonio in ogni giorno.',
        quotes: 'I tassi di cambio che ti sono stati quotati.',
        requests: 'I numeri delle tue richieste e le risposte, perché nulla sia eseguito due volte.',
        live: 'L’elenco di ciò che è cambiato nel tuo conto, per le schermate aperte.',
        due: 'Ciò che per te scade più avanti, come un pagamento o una consegna.',
      },
      times: {
        always: 'Per sempre',
        untilChanged: 'Finché non lo cambi o lo rimuovi',
        untilDecided: 'Finché non è accolta o ne fai un’altra',
        untilDone: 'Finché non è fatto',
        session: 'Finché non esci o la sessione finisce, al massimo 7 giorni',
        notified: 'Finché non le disattivi o la sessione finisce',
        quarterHour: '15 minuti',
        day: 'Al massimo un giorno',
        quotes: 'Un minuto dopo la scadenza; quello usato per sempre',
        requests: '30 giorni; il numero di una richiesta che ha mosso denaro o azioni per sempre',
        alerts: 'Finché non li rimuovi; quelli scattati 30 giorni',
        worths: 'Ogni giorno per 397 giorni, poi l’ultimo di ogni mese',
        year: 'Un anno dopo l’ultimo uso',
      },
    }),
    ['Che cosa non facciamo', 'Non mostriamo pubblicità, non tracciamo e non cediamo dati ad altri.'],
    [
      'Sul tuo dispositivo',
      'L’app conserva nella memoria del browser la sessione, la lingua e le impostazioni, le ricerche recenti, le liste, le note, i disegni e i moduli non finiti, le richieste di cui si attende la risposta e, per sette giorni, le ultime risposte, per aprirsi senza connessione. Quando esci si cancellano la sessione, le ricerche, l’ordine non finito e le ultime risposte.',
    ],
    [
      'I tuoi diritti',
      'Chiedi all’assistenza clienti di vedere o correggere i dati che ti riguardano. Le registrazioni che provano ciò che ti appartiene, come gli ordini e i movimenti di denaro, non si cancellano.',
    ],
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
