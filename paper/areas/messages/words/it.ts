import { subscriptions } from './subscriptions/it.ts'
import type { MessageWords } from './words.ts'

export const it: MessageWords = {
  messages: {
    welcome: [
      'Ti diamo il benvenuto',
      'Qui i prezzi sono simulati e il denaro serve a esercitarsi. Non si muove denaro reale.',
    ],
    'complaint-answered': ['Risposta al tuo reclamo {number}', '{answer}'],
    'new-login': [
      'Nuovo accesso',
      'Per la prima volta è stato effettuato un accesso al tuo account da {address}. Se non l’hai fatto tu, cambia subito la password.',
    ],
    'new-device': [
      'Nuovo dispositivo',
      'Per la prima volta è stato effettuato un accesso al tuo account con {device}. Se non l’hai fatto tu, cambia subito la password di accesso.',
    ],
    'login-codes-on': [
      'Verifica in due passaggi attivata',
      'D’ora in poi per accedere serve anche un codice. Se non l’hai attivata tu, contatta l’assistenza clienti.',
    ],
    'login-codes-off': [
      'Verifica in due passaggi disattivata',
      'Per accedere ora basta la password. Se non l’hai disattivata tu, cambia subito la password di accesso.',
    ],
    'login-codes-wrong': [
      'Cinque codici di verifica errati',
      'Sono stati inseriti cinque codici errati per il tuo account: per 15 minuti non ne verrà accettato nessuno. Chi li inserisce all’accesso conosce la tua password di accesso: se non sei stato tu, cambiala subito.',
    ],
    'recovery-code-used': [
      'Codice di recupero usato',
      'Per accedere è stato usato un codice di recupero. Ne restano: {left}. Se non l’hai fatto tu, cambia subito la password di accesso.',
    ],
    'recovery-requested': [
      'Recupero dell’accesso richiesto',
      'Qualcuno che conosce la tua password di accesso non ha né l’app né i codici di recupero e ha chiesto di disattivare la verifica in due passaggi. Se l’identità viene confermata, avverrà 24 ore dopo la richiesta. Se non sei stato tu, cambia subito la password di accesso: la richiesta viene annullata.',
    ],
    'recovery-rejected': [
      'Recupero dell’accesso rifiutato',
      'Il nome o il numero del documento non corrispondono alla tua identità verificata, quindi la verifica in due passaggi resta attiva. Se non l’hai chiesto tu, cambia subito la password di accesso.',
    ],
    'recovery-done': [
      'Verifica in due passaggi disattivata',
      'Per accedere ora basta la password e tutte le sessioni sono state chiuse. Potrai di nuovo prelevare tra 24 ore. Configura di nuovo la verifica in due passaggi nelle impostazioni.',
    ],
    'passkey-added': [
      'Passkey aggiunta',
      'È stata aggiunta la passkey {name}: chi ha quel dispositivo può accedere con essa al tuo account. Se non l’hai fatto tu, rimuovila subito nelle impostazioni e cambia la password di accesso.',
    ],
    'passkey-removed': [
      'Passkey rimossa',
      'La passkey {name} è stata rimossa e non apre più il tuo account. Se non l’hai rimossa tu, cambia subito la password di accesso.',
    ],
    'login-password-changed': [
      'Password di accesso modificata',
      'La tua password di accesso è stata modificata e le altre sessioni sono state chiuse. Se non l’hai fatto tu, contatta l’assistenza clienti.',
    ],
    'login-passwords-wrong': [
      'Cinque password di accesso errate',
      'Nel tuo account sono state inserite cinque password di accesso errate: per 15 minuti non ne verrà accettata nessuna. Se non l’hai fatto tu, contatta l’assistenza clienti.',
    ],
    'fund-passwords-wrong': [
      'Cinque password dispositive errate',
      'Nel tuo account sono state inserite cinque password dispositive errate: per 15 minuti non ne verrà accettata nessuna. Se non l’hai fatto tu, cambia subito la password di accesso.',
    ],
    'fund-password-set': [
      'Password dispositiva impostata',
      'È stata impostata una password dispositiva. Ti servirà per ogni prelievo.',
    ],
    'fund-password-changed': [
      'Password dispositiva modificata',
      'La tua password dispositiva è stata modificata. Se non l’hai fatto tu, contatta l’assistenza clienti.',
    ],
    'card-bound': [
      'Conto di prelievo aggiunto',
      'Aggiunto: {card}. Se non l’hai fatto tu, cambia subito la password di accesso e rimuovilo.',
    ],
    'card-unbound': ['Conto di prelievo rimosso', 'Rimosso: {card}. Non riceverà più alcun prelievo.'],
    'deposit-credited': ['Deposito accreditato', 'Sul tuo conto sono stati accreditati {money}.'],
    'deposit-rejected': [
      'Deposito respinto',
      'Il tuo deposito di {money} non è stato accreditato: {reason}.\n{remark}',
    ],
    'withdrawal-requested': [
      'Prelievo richiesto',
      'Hai chiesto di prelevare {money} su {card}. Se non l’hai fatto tu, annulla il prelievo e contatta l’assistenza clienti.',
    ],
    'withdrawal-paid': ['Prelievo eseguito', 'Il tuo prelievo di {money} è stato pagato su {card}.'],
    'withdrawal-rejected': [
      'Prelievo respinto',
      'Il tuo prelievo di {money} non è stato pagato: {reason}. L’intero importo è di nuovo disponibile.\n{remark}',
    ],
    'withdrawal-cancelled': [
      'Prelievo annullato',
      'Il tuo prelievo è stato annullato. Importo di nuovo disponibile: {money}.',
    ],
    exchanged: ['Cambio eseguito', 'Hai cambiato {paid} in {received}.'],
    'identity-verified': [
      'Identità verificata',
      'La tua identità è verificata.\nOra puoi impostare una password dispositiva.',
    ],
    'identity-rejected': [
      'Identità non verificata',
      'La tua verifica dell’identità è stata respinta: {reason}. Inviala di nuovo.\n{remark}',
    ],
    'order-filled': ['Ordine eseguito', 'Il tuo ordine su {instrument} è stato eseguito. Quantità: {quantity}.'],
    'order-expired': [
      'Ordine scaduto',
      'Il tuo ordine su {instrument} non è stato eseguito entro la chiusura ed è scaduto.',
    ],
    'position-stopped-out': [
      'Posizione chiusa dal broker',
      'Hai perso metà del margine iniziale della tua posizione su {instrument}, quindi la posizione è stata chiusa al prezzo di mercato.',
    ],
    'position-squared-off': [
      'Operazione intraday chiusa',
      'La tua operazione intraday su {instrument} è stata chiusa al prezzo di mercato prima della chiusura.',
    ],
    'stop-loss-filled': [
      'Stop loss eseguito',
      'Il tuo stop loss su {instrument} è scattato ed è stato eseguito. Quantità: {quantity}.',
    ],
    'trailing-stop-filled': [
      'Trailing stop eseguito',
      'Il tuo trailing stop su {instrument} è scattato ed è stato eseguito. Quantità: {quantity}.',
    ],
    'take-profit-filled': [
      'Take profit eseguito',
      'Il tuo take profit su {instrument} è scattato ed è stato eseguito. Quantità: {quantity}.',
    ],
    'alert-above': [
      'Avviso di prezzo: {instrument}',
      'Il prezzo ha raggiunto {price}. Volevi un avviso se arrivava a {value} o più.',
    ],
    'alert-below': [
      'Avviso di prezzo: {instrument}',
      'Il prezzo ha raggiunto {price}. Volevi un avviso se scendeva a {value} o meno.',
    ],
    'alert-rise': [
      'Avviso di prezzo: {instrument}',
      'Il prezzo ha raggiunto {price}. Volevi un avviso se saliva di almeno {value} in giornata.',
    ],
    'alert-fall': [
      'Avviso di prezzo: {instrument}',
      'Il prezzo ha raggiunto {price}. Volevi un avviso se scendeva di almeno {value} in giornata.',
    ],
    'day-trading-approved': [
      'Trading intraday abilitato',
      'Ora puoi comprare e vendere in giornata. Ogni operazione intraday viene chiusa prima della chiusura del mercato.',
    ],
    'follow-bought': [
      'Copia avviata',
      'Hai investito {money} in {product}. Il valore può scendere; quanto vale è indicato tra le tue copie.',
    ],
    'follow-redeemed': [
      'Copia riscattata',
      'Hai riscattato {product}: sono stati accreditati {paid} per i {money} investiti.',
    ],
    'follow-matured': [
      'Prodotto di copia terminato',
      '{product} è terminato: sono stati accreditati {paid} per i {money} investiti.',
    ],
    'block-bought': [
      'Blocco acquistato',
      'Hai comprato {quantity} azioni {instrument} da un blocco per {money}, commissioni comprese.',
    ],
    'shares-lent': [
      'Azioni prestate',
      'Hai prestato {quantity} azioni {instrument} per {days} {{days:giorno|giorni}}. Non si possono vendere finché non vengono restituite.',
    ],
    'shares-recalled': [
      'Azioni richiamate',
      'Hai richiamato {quantity} azioni {instrument}. Vengono restituite alla fine del giorno di prestito in corso.',
    ],
    'shares-returned': [
      'Azioni prestate restituite',
      'Sono state restituite {quantity} azioni {instrument}. Il prestito ti ha reso {money}.',
    ],
    'credit-paid-out': [
      'Finanziamento erogato',
      'Un finanziamento di {money} è stato accreditato sul tuo saldo. Potrai prelevare dopo averlo rimborsato.',
    ],
    'credit-repaid': ['Rimborso del finanziamento', 'Hai rimborsato {money} del finanziamento. Restano dovuti {left}.'],
    'credit-settled': [
      'Finanziamento estinto',
      'Il tuo finanziamento è estinto. L’ultimo pagamento è stato di {money}.',
    ],
    'credit-overdue': [
      'Finanziamento scaduto',
      'Il tuo finanziamento è scaduto e il saldo non bastava. Restano dovuti {left}; gli interessi maturano ogni giorno.',
    ],
    'savings-bought': [
      'Piano di accumulo eseguito',
      'Il tuo piano di accumulo ha acquistato {quantity} di {instrument} per {money}, commissioni incluse.',
    ],
    'savings-skipped-money': [
      'Piano di accumulo saltato',
      'Il tuo piano di accumulo su {instrument} richiedeva {money} e la liquidità disponibile era inferiore, quindi questa volta non ha acquistato nulla. Prosegue con il prossimo acquisto.',
    ],
    'savings-skipped-market': [
      'Piano di accumulo saltato',
      '{instrument} non è stato negoziato nel giorno del tuo piano di accumulo, quindi questa volta non è stato acquistato nulla. Prosegue con il prossimo acquisto.',
    ],
    'savings-reminder': [
      'Versa per il tuo piano di accumulo',
      'Il tuo piano di accumulo su {instrument} acquista tra tre giorni di borsa e richiede {money}. Mancano {missing}. Un bonifico richiede fino a 48 ore lavorative.',
    ],
    'savings-reminder-several': [
      'Versa per i tuoi piani di accumulo',
      'Più piani di accumulo acquistano tra tre giorni di borsa. In totale richiedono {money}; mancano {missing}. Un bonifico richiede fino a 48 ore lavorative.',
    ],
    'friend-verified': [
      'Un tuo invito è andato a buon fine',
      '{account}, che hai invitato tu, ha verificato la propria identità.',
    ],
    ...subscriptions,
    'dividend-paid': [
      'Dividendo ricevuto',
      'Sul tuo conto sono stati accreditati {money} per il dividendo di {instrument}, al netto della ritenuta alla fonte.',
    ],
    'dividend-charged': [
      'Dividendo addebitato',
      'Sono stati addebitati {money} per il dividendo di {instrument}, su cui hai una posizione short.',
    ],
    'bonus-claimed': ['Premio accreditato', 'Sul tuo conto sono stati accreditati {money} di premi.'],
  },
  reasons: {
    notreceived: 'il denaro non è arrivato',
    amountdiffers: 'è arrivato un importo diverso da quello indicato',
    duplicate: 'questo bonifico era già stato accreditato',
    unreadable: 'l’immagine non è leggibile',
    namediffers: 'i nomi non corrispondono',
    numberdiffers: 'il numero non corrisponde al documento',
    expired: 'il documento non è più valido',
    returned: 'la banca o la rete di destinazione ha restituito il denaro',
    other: 'non è stato possibile confermare i dati',
  },
}
