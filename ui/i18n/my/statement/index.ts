import type { NamespaceStatementTranslation } from '../../i18n-types.ts'

const statement = {
  title: 'Penyata akaun',
  owner: 'Akaun {account}',
  months: 'Bulan',
  previous: 'Bulan sebelumnya',
  next: 'Bulan seterusnya',
  print: 'Cetak atau simpan sebagai PDF',
  failed: 'Penyata tidak dapat dimuatkan',
  running: 'Bulan ini belum tamat: inilah pergerakan setakat ini.',
  inUtc: 'Semua tarikh dan masa ialah UTC.',
  opening: 'Baki pembukaan',
  openingFrozen: 'Dibekukan pada awal bulan',
  closing: 'Baki penutup',
  closingFrozen: 'Dibekukan pada akhir bulan',
  taxes: 'Cukai pegangan',
  interest: 'Faedah dibayar',
  realised: 'Untung atau rugi terealisasi',
  movements: 'Pergerakan',
  noMovements: 'Tiada pergerakan',
  holdings: 'Pegangan',
  heldAt: 'Dinilai pada {time}',
  noHoldings: 'Tiada pegangan.',
  value: 'Nilai',
  timeUtc: 'Masa (UTC)',
  code: 'Kod',
} satisfies NamespaceStatementTranslation

export default statement
