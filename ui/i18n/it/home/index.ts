import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: 'Cerca',
  unreadMessages: 'Messaggi, {count} da leggere',
  activities: 'Attività di investimento',
  ipo: 'IPO',
  aShares: 'IPO azioni A',
  placements: 'Collocamenti',
  blockTrades: 'Operazioni ai blocchi',
  fastLane: 'Corsia rapida',
  copyTrading: 'Copy trading',
  toLending: 'Prestito titoli',
  dayTrading: 'Trading intraday',
  toDividends: 'Dividendi',
  benefits: 'Premi',
  notices: 'Avvisi',
  banners: 'Annunci',
  bannerAction: 'Scopri di più',
  indicesFailed: 'Impossibile caricare gli indici',
  noIndices: 'Al momento non è quotato alcun indice',
  marketHours: 'Orari dei mercati',
  movers: 'In evidenza',
  chooseMarket: 'Mercato',
  allMovers: 'Vedi tutti',
  sort: 'Ordina per',
  sorts: { gainers: 'Rialzi', losers: 'Ribassi', turnover: 'Controvalore' },
  moversFailed: 'Impossibile caricare i titoli in evidenza',
  noMovers: 'Al momento qui non è quotato alcuno strumento',
  latestNews: 'Ultime notizie',
  allNews: 'Tutte',
} satisfies NamespaceHomeTranslation

export default home
