import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const account = {
  title: 'Akaun saya',
  userId: 'ID {id}',
  openSettings: 'Tetapan',
  hideFigures: 'Sembunyikan amaun',
  showFigures: 'Tunjukkan amaun',
  currency: 'Mata wang',
  totalAssets: 'Jumlah aset',
  balance: 'Baki',
  frozen: 'Aset dibekukan',
  holdingValue: 'Nilai pegangan',
  floating: 'Untung/rugi terapung',
  realised: 'Untung/rugi terealisasi',
  computing: 'Mengira aset anda',
  allLanguages: 'Semua bahasa',
  newTab: 'Dibuka dalam tab baharu',
  shortcuts: 'Pintasan',
  shortcut: {
    bank: 'Kad',
    deposit: 'Deposit',
    withdraw: 'Keluarkan',
    exchange: 'Tukar',
    verify: 'Sahkan',
  },
  menu: 'Menu akaun',
  row: {
    fundingRecords: 'Rekod dana',
    positions: 'Portfolio',
    subscriptions: 'Langganan saham',
    fundPassword: 'Kata laluan dana',
    loginPassword: 'Kata laluan log masuk',
    language: 'Bahasa',
    privacy: 'Dasar privasi',
    messages: 'Mesej',
    customerService: 'Khidmat pelanggan',
  },
  signOut: 'Log keluar',
  signOutTitle: 'Log keluar?',
  signOutText: 'Anda memerlukan kata laluan untuk log masuk semula pada peranti ini.',
} satisfies NamespaceAccountTranslation

export default account
