import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: 'Buscar',
  unreadMessages: 'Mensajes, {count} sin leer',
  activities: 'Actividades de inversión',
  ipo: 'Salidas a bolsa',
  aShares: 'OPS de acciones A',
  placements: 'Colocaciones',
  blockTrades: 'Operaciones en bloque',
  fastLane: 'Vía rápida',
  copyTrading: 'Copy trading',
  toLending: 'Préstamo de valores',
  dayTrading: 'Operativa intradía',
  toDividends: 'Dividendos',
  benefits: 'Recompensas',
  notices: 'Avisos',
  banners: 'Anuncios',
  bannerAction: 'Más información',
  indicesFailed: 'No se han podido cargar los índices',
  noIndices: 'Ahora mismo no cotiza ningún índice',
  marketHours: 'Horario de los mercados',
  movers: 'Destacados',
  chooseMarket: 'Mercado',
  allMovers: 'Ver todos',
  sort: 'Ordenar por',
  sorts: { gainers: 'Subidas', losers: 'Bajadas', turnover: 'Efectivo' },
  moversFailed: 'No se han podido cargar los valores destacados',
  noMovers: 'Ahora mismo no cotiza ningún valor aquí',
  latestNews: 'Últimas noticias',
  allNews: 'Todas',
} satisfies NamespaceHomeTranslation

export default home
