import type { ActivityWords } from './words.ts'

export const it: ActivityWords = {
  newcomer: {
    title: 'Premi di benvenuto',
    summary: 'Sei primi passi, ciascuno con il suo premio.',
    rules: [
      'Ogni attività vale una volta sola, dall’apertura del tuo conto e per {days} {{days:giorno|giorni}}.',
      'Un’attività bloccata si apre appena è completata quella precedente.',
    ],
  },
  season: {
    title: 'Stagione delle scoperte, {quarter}º trimestre {year}',
    summary: 'Tre cose che molti non provano mai.',
    rules: ['Ogni attività vale una volta sola nella stagione.'],
  },
  tasks: {
    identity: ['Verifica la tua identità', 'Vale quando il documento è stato accettato.'],
    fundpassword: ['Imposta una password dispositiva', 'Serve per ogni prelievo.'],
    card: [
      'Aggiungi un conto di prelievo',
      'Un conto bancario, una carta o un wallet cripto su cui ricevere i prelievi.',
    ],
    deposit: ['Fai un primo deposito', 'Vale quando è accreditato, qualunque sia l’importo.'],
    trade: [
      'Fai una prima operazione',
      'Vale con la prima esecuzione. Basta un lotto; altre operazioni non danno altri premi.',
    ],
    friend: ['Invita un amico', 'Vale quando un amico che ha usato il tuo codice ha verificato la propria identità.'],
    exchange: ['Cambia una valuta in un’altra', 'Vale qualunque importo.'],
    limitorder: [
      'Opera con un ordine con limite',
      'Vale quando un ordine con limite è stato eseguito. Basta un lotto.',
    ],
    secondmarket: ['Opera in un secondo mercato', 'Vale con la prima esecuzione in un altro mercato. Basta un lotto.'],
  },
  rules: [
    'Quando hai ottenuto {from} o più puoi riscuotere tutto. L’importo è accreditato subito sul tuo saldo in {currency}.',
    'Anche ciò che completi dopo una riscossione si può riscuotere.',
  ],
  terms: [
    'I premi sono denaro di prova, come tutto il denaro qui.',
    'Puoi riscuotere anche dopo la fine, senza scadenza. Meno di {from} alla fine non si può riscuotere.',
    'Il premio riscosso è tuo: nessun saldo minimo, nessun numero di operazioni, e si può prelevare come l’altro denaro.',
    'Operando si può perdere più di quanto renda un premio. Lascia da parte le attività che non fanno per te.',
  ],
}
