import type { NamespaceAlertsTranslation } from '../../i18n-types.ts'

const alerts = {
  unit: 'Avvisami per',
  price: 'Prezzo',
  percent: 'Variazione di giornata',
  direction: 'Direzione',
  up: 'Rialzo',
  down: 'Ribasso',
  change: 'Percentuale dalla chiusura precedente',
  hint: 'Riceverai un solo avviso al raggiungimento del prezzo.',
  unreadable: 'Inserisci un numero',
  aboveZero: 'Inserisci un prezzo maggiore di zero',
  outOfRange: 'Da 0,1 a 100\u00a0%, al massimo due decimali',
  waits: {
    above: 'Prezzo da {value} in su',
    below: 'Prezzo da {value} in giù',
    rise: 'Rialzo in giornata di almeno {value}',
    fall: 'Ribasso in giornata di almeno {value}',
  },
  fromNow: 'Rispetto al prezzo attuale: {change}',
  set: 'Imposta avviso',
  here: 'Di questo strumento',
  others: 'Di altri strumenti',
  remove: 'Rimuovi l’avviso “{alert}”',
  metAt: 'Raggiunto: {price}, {time}',
  failed: 'Impossibile caricare gli avvisi di prezzo',
  notice: 'Avviso di prezzo: {name}',
  reached: 'Il prezzo ha raggiunto {price}.',
  seen: 'Vedi lo strumento',
  atPrice: 'Imposta un avviso di prezzo a {price}',
} satisfies NamespaceAlertsTranslation

export default alerts
