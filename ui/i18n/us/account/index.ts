import type { BaseTranslation } from '../../i18n-types.ts'

const account = {
  title: 'Account centre',
  userId: 'ID {id:string}',
  openSettings: 'Settings',
  hideFigures: 'Hide figures',
  showFigures: 'Show figures',
  currency: 'Currency',
  totalAssets: 'Total assets',
  balance: 'Balance',
  frozen: 'Frozen assets',
  holdingValue: 'Holding value',
  floating: 'Floating profit/loss',
  realised: 'Realised profit/loss',
  computing: 'Calculating your assets',
  allLanguages: 'All languages',
  newTab: 'Opens in a new tab',
  shortcuts: 'Shortcuts',
  shortcut: {
    bank: 'Cards',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    exchange: 'Exchange',
    verify: 'Verify',
  },
  menu: 'Account menu',
  row: {
    fundingRecords: 'Funding records',
    positions: 'Portfolio',
    subscriptions: 'Subscriptions',
    fundPassword: 'Fund password',
    loginPassword: 'Login password',
    language: 'Language',
    privacy: 'Privacy policy',
    messages: 'Messages',
    customerService: 'Customer service',
  },
  signOut: 'Log out',
  signOutTitle: 'Log out?',
  signOutText: 'You will need your password to log in again on this device.',
} satisfies BaseTranslation

export default account
