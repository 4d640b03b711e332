import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: 'Account',
    trading: 'Negoziazione',
  },
  row: {
    qr: 'Il mio codice QR',
    verified: 'Verifica dell’identità',
    bank: 'Conti di prelievo',
    devices: 'Dispositivi',
    appearance: 'Tema',
    direction: 'Colori dei prezzi',
    figures: 'Formato dei numeri',
    motion: 'Animazioni',
    servicePlace: 'Pulsante assistenza clienti',
    hold: 'Pausa prima degli ordini grandi',
    language: 'Lingua',
    firstHour: 'La tua prima operazione, passo per passo',
    terms: 'Glossario',
    about: 'Informazioni sull’app',
  },
  title: 'Impostazioni',
  light: 'Chiaro',
  dark: 'Scuro',
  system: 'Come il dispositivo',
  greenUp: 'Verde rialzo, rosso ribasso',
  redUp: 'Rosso rialzo, verde ribasso',
  blueDown: 'Rosso rialzo, blu ribasso',
  reduced: 'Ridotte',
  motionHint: 'Ridotte: la riga degli avvisi, gli annunci e l’evidenziazione dei prezzi restano fermi.',
  hold: {
    hint: 'Pausa di dieci secondi: mostra quanto avresti perso con il movimento più ampio del passato. Puoi annullare.',
    off: 'Nessuna pausa',
    all: 'Prima di ogni ordine',
    from: 'Dal {percent} della liquidità disponibile',
  },
  notifications: {
    title: 'Notifiche',
    topics: {
      alerts: { title: 'Avvisi di prezzo', hint: 'Quando viene raggiunto un prezzo che hai impostato' },
      trades: { title: 'Ordini', hint: 'Esecuzioni, stop loss, take profit, ordini scaduti' },
      messages: { title: 'Altri messaggi', hint: 'Depositi, prelievi, sottoscrizioni, sicurezza' },
    },
    hint: 'Arrivano su questo dispositivo, anche ad app chiusa.',
    blocked:
      'Bloccate su questo dispositivo. Consenti le notifiche per questo sito nelle impostazioni del browser, poi attivane una qui.',
    failed: 'Il browser non è riuscito ad attivarle. Riprova più tardi.',
    onDevice: {
      blocked:
        'Bloccate per questa app. Consenti le sue notifiche nelle impostazioni del dispositivo, poi attivane una qui.',
      failed: 'Il dispositivo non è riuscito ad attivarle. Riprova più tardi.',
    },
    open: 'Vedi',
  },
  lock: {
    row: 'Blocco dell’app',
    hint: 'L’app si apre con il volto, l’impronta o il codice di questo dispositivo. Nel selettore delle app non si vede il contenuto e su Android non si possono fare screenshot.',
    title: 'L’app è bloccata',
    reason: 'Conferma che sei tu',
    unlock: 'Sblocca',
    byPassword: 'Accedi con la password',
    offer: {
      title: 'Bloccare l’app?',
      later: 'Puoi cambiarlo nelle impostazioni quando vuoi.',
      turnOn: 'Attiva',
      notNow: 'Non ora',
    },
    problems: {
      'locked-out': 'Per ora il dispositivo non accetta altri tentativi. Riprova più tardi o accedi con la password.',
      unavailable: 'Volto, impronta o codice non sono più configurati su questo dispositivo. Accedi con la password.',
      failed: 'Il dispositivo non ha potuto verificare che sei tu. Riprova o accedi con la password.',
    },
    notTurnedOn: {
      'locked-out':
        'Per ora il dispositivo non accetta altri tentativi. Sbloccalo con il suo codice, poi tocca di nuovo qui.',
      unavailable:
        'Su questo dispositivo non sono configurati volto, impronta o codice. Configurane prima uno nelle impostazioni del dispositivo.',
      failed: 'Il dispositivo non ha potuto verificare che sei tu, quindi il blocco resta disattivato. Riprova.',
    },
  },
  directionHint: 'Puoi cambiarlo più tardi nelle impostazioni.',
  languageHint: 'L’app si ricarica nella lingua scelta.',
  places: {
    free: 'Dove non copre nulla',
    left: { top: 'In alto a sinistra', middle: 'Al centro a sinistra', bottom: 'In basso a sinistra' },
    right: { top: 'In alto a destra', middle: 'Al centro a destra', bottom: 'In basso a destra' },
  },
} satisfies NamespaceSettingsTranslation

export default settings
