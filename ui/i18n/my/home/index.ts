import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home = {
  search: 'Cari',
  unreadMessages: 'Mesej, {count} belum dibaca',
  activities: 'Aktiviti pelaburan',
  ipo: 'IPO',
  aShares: 'IPO saham A',
  placements: 'Penempatan saham',
  blockTrades: 'Dagangan blok',
  fastLane: 'Laluan pantas',
  copyTrading: 'Salin dagangan',
  toLending: 'Pinjaman saham',
  dayTrading: 'Dagangan intrahari',
  toDividends: 'Dividen',
  benefits: 'Ganjaran',
  notices: 'Notis',
  banners: 'Pengumuman',
  bannerAction: 'Ketahui lebih lanjut',
  indicesFailed: 'Indeks tidak dapat dimuatkan',
  noIndices: 'Tiada indeks dipaparkan buat masa ini',
  marketHours: 'Waktu pasaran',
  movers: 'Kaunter tumpuan',
  chooseMarket: 'Pasaran',
  allMovers: 'Lihat semua',
  sort: 'Susun ikut',
  sorts: { gainers: 'Untung', losers: 'Rugi', turnover: 'Nilai dagangan' },
  moversFailed: 'Senarai kaunter tumpuan tidak dapat dimuatkan',
  noMovers: 'Tiada instrumen di sini buat masa ini',
  latestNews: 'Berita terkini',
  allNews: 'Semua berita',
} satisfies NamespaceHomeTranslation

export default home
