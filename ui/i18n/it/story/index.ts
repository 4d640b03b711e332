import type { NamespaceStoryTranslation } from '../../i18n-types.ts'

const story = {
  ofOrder: 'Cronologia dell’ordine',
  ofPosition: 'Cronologia della posizione',
  failed: 'Impossibile caricare la cronologia',
  now: 'Ora',
  copy: 'Copia',
  copied: 'Copiato',
  copyFailed: 'Impossibile copiare',
  save: 'Salva come testo',
  saved: 'File salvato',
  limit: {
    'open-long': 'Ordine con limite inviato: comprare {quantity} a {price} o meno.',
    'open-short': 'Ordine con limite inviato: vendere allo scoperto {quantity} a {price} o più.',
    'close-long': 'Ordine con limite inviato: vendere {quantity} a {price} o più.',
    'close-short': 'Ordine con limite inviato: ricomprare {quantity} a {price} o meno.',
  },
  market: {
    'open-long': 'Ordine a mercato inviato: comprare {quantity}.',
    'open-short': 'Ordine a mercato inviato: vendere allo scoperto {quantity}.',
    'close-long': 'Ordine a mercato inviato: vendere {quantity}.',
    'close-short': 'Ordine a mercato inviato: ricomprare {quantity}.',
  },
  broker: {
    'open-long': 'Il broker ha inviato un ordine per comprare {quantity}.',
    'open-short': 'Il broker ha inviato un ordine per vendere allo scoperto {quantity}.',
    'close-long': 'Il broker ha inviato un ordine per vendere {quantity}.',
    'close-short': 'Il broker ha inviato un ordine per ricomprare {quantity}.',
  },
  filled: {
    'open-long': 'Eseguito: acquisto di {quantity} a {price}.',
    'open-short': 'Eseguito: vendita allo scoperto di {quantity} a {price}.',
    'close-long': 'Eseguito: vendita di {quantity} a {price}.',
    'close-short': 'Eseguito: riacquisto di {quantity} a {price}.',
  },
  cancelled: 'L’ordine è stato annullato. Non eseguito: {rest} su {quantity}.',
  expired: 'L’ordine è scaduto. Non eseguito: {rest} su {quantity}.',
  rejected: 'Il broker ha rifiutato l’ordine.',
  reason: 'Motivo: {reason}',
  waiting: 'L’ordine è in attesa. Non ancora eseguito: {rest} su {quantity}. È valido fino a {time}.',
  protected: {
    stop: 'È stato impostato uno stop loss a {price}.',
    trail: 'Il trailing stop è a {price}.',
    'take-profit': 'È stato impostato un take profit a {price}.',
  },
  moved: {
    'stop-moved': 'Lo stop loss è stato spostato a {price}.',
    'take-profit-moved': 'Il take profit è stato spostato a {price}.',
  },
  trailSet: 'È stato impostato un trailing stop: distanza dal prezzo massimo {distance}.',
  removed: {
    'stop-loss': 'Lo stop loss è stato rimosso.',
    'trailing-stop': 'Il trailing stop è stato rimosso.',
    'take-profit': 'Il take profit è stato rimosso.',
  },
  triggered: {
    'stop-loss': 'Il prezzo ha raggiunto lo stop loss: {price}.',
    'trailing-stop': 'Il prezzo ha raggiunto il trailing stop: {price}.',
    'take-profit': 'Il prezzo ha raggiunto il take profit: {price}.',
  },
  dividend: 'Dividendo accreditato: {amount} al netto delle imposte, per {quantity} in portafoglio.',
  dividendOwed: 'Dividendo addebitato: {amount}, per {quantity} vendute short.',
  held: 'In portafoglio: {quantity}.',
  closedProfit: 'La posizione è stata chiusa. Utile al netto di tutte le commissioni: {amount}.',
  closedLoss: 'La posizione è stata chiusa. Perdita al netto di tutte le commissioni: {amount}.',
  fees: 'Commissioni e imposte finora: {amount}.',
} satisfies NamespaceStoryTranslation

export default story
