import type { Day } from '../../../domain/calendar/day.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import type { UploadItem } from '../fields/Uploader.tsx'

/** The texts of the gallery. It is a development page, in English only. */
export const text = {
  title: 'Gallery',
  subtitle: 'Every component in every state',
  appearance: 'Appearance',
  reading: 'Reading direction',
  colours: 'Direction colours',
  figures: 'Figures',
  totalAssets: 'Total assets',
  today: 'today',
  movers: 'Movers',
  malaysia: 'Malaysia',
  actions: 'Buttons',
  fields: 'Fields',
  choices: 'Choices',
  dates: 'Dates and files',
  feedback: 'Feedback',
  lists: 'Lists',
  overlays: 'Sheets and dialogs',
  price: 'Price, MYR',
  quantity: 'Quantity',
  tick: 'tick 0,02 · 8,68 to 16,12',
  maxLots: 'max 9.400',
  amount: 'Amount',
  amountHint: 'Minimum 100,00 MYR',
  tooMuch: 'More than the available 41.200,00 MYR',
  name: 'Account holder',
  nameHint: 'As printed on the card',
  phone: 'Mobile number',
  phoneError: 'Enter the ten digits of your mobile number',
  note: 'What happened',
  password: 'Password',
  passwordHint: 'Letters and digits',
  market: 'Market',
  choose: 'Choose',
  agree: 'I have read the customer agreement',
  agreeError: 'Accept the agreement to continue',
  orderType: 'Order type',
  charts: 'Chart period',
  records: 'Records',
  panelText: 'What the chosen tab shows.',
  transferDate: 'Transfer date',
  proof: 'Transfer proof',
  addImage: 'Add image',
  proofHint: 'A screenshot of the transfer',
  progress: 'Subscribed',
  toastPlain: 'Show a toast',
  toastError: 'Show an error',
  toastText: 'Copied to the clipboard',
  toastErrorText: 'Insufficient available balance',
  block: 'Block for two seconds',
  blocking: 'Calculating assets',
  notice:
    'Bursa Malaysia is closed on Monday for the public holiday; orders entered now are placed on Tuesday at 9:00.',
  noticeShort: 'All markets open.',
  risk: 'With 2× leverage a fall of 40 % closes this position automatically. You can sell 15 minutes after buying.',
  verifyFirst: 'Verify your identity first',
  verifyText: 'Withdrawals need a verified name.',
  verify: 'Verify',
  accepted: 'Your order was accepted.',
  rejected: 'The bank refused the transfer.',
  emptyTitle: 'No orders yet',
  emptyHint: 'Find an instrument and place your first order.',
  findOne: 'Find an instrument',
  failedTitle: 'Your orders could not be loaded',
  failedHint: 'Check your connection.',
  offers: 'Offers',
  sheet: 'Open a sheet',
  panel: 'Open the side panel',
  dialog: 'Open a dialog',
  confirm: 'Ask a question',
  sheetTitle: 'Order details',
  sheetText: 'Drag the head of the sheet down to close it.',
  panelTitle: 'User centre',
  dialogTitle: 'Real-time prices',
  dialogText: 'Prices on this server are simulated and move from a seed.',
  askTitle: 'Cancel this order?',
  askText: '1.200 Kinabalu Semicon at 12,88 MYR stay unbought.',
  keep: 'Keep it',
  cancelOrder: 'Cancel order',
  holder: 'Lucía Ferrer',
  holderId: 'ID 000482',
  more: 'More',
  message: 'Messages, 3 unread',
  funding: 'Cash records',
  subscriptions: 'IPO applications',
  won: '1 won',
  language: 'Language',
  spanish: 'Español',
  signOut: 'Sign out',
  shortcuts: 'Shortcuts',
} as const

export const today: Day = { year: 2026, month: 1, day: 15 }

export const kinds = [
  ['primary', 'Continue'],
  ['secondary', 'Not now'],
  ['quiet', 'Forgot it?'],
  ['up', 'Buy'],
  ['down', 'Sell'],
] as const

export const movers = [
  { code: '5021', name: 'Sentosa Plantations', price: decimal('4.18'), change: decimal('6.36') },
  { code: '0317', name: 'Kinabalu Semicon', price: decimal('12.90'), change: decimal('4.03') },
  { code: '1208', name: 'Straits Harbour Bhd', price: decimal('2.07'), change: decimal('-2.82') },
  { code: '7733', name: 'Langkawi Ferries', price: decimal('0.98'), change: decimal('0') },
]

export const receipt = [
  { label: 'Order value', value: '15.456,00 MYR' },
  { label: 'Margin at 2×', value: '7.728,00 MYR' },
  { label: 'Brokerage 0,10 %, min. 8,00', value: '15,46 MYR' },
  { label: 'To pay', value: '7.743,46 MYR', strong: true },
]

export const markets = [
  { value: 'my', label: 'Malaysia', note: 'Open until 17:00' },
  { value: 'tw', label: 'Taiwan', note: 'Opens at 9:00' },
  { value: 'us', label: 'United States' },
  { value: 'jp', label: 'Japan', disabled: true },
]

export const orderTypes = [
  { value: 'limit', label: 'Limit' },
  { value: 'market', label: 'Market' },
]

export const periods = ['Time', '5m', '15m', '30m', 'Day', 'Week', 'Month'].map((label) => ({ value: label, label }))

export const recordTabs = [
  { value: 'orders', label: 'Orders' },
  { value: 'fills', label: 'Fills' },
  { value: 'history', label: 'History' },
]

export const offers = ['New listings this week', 'Block trades open now', 'Lending rates went up']

export const uploads: ReadonlyArray<UploadItem> = [
  { id: 'a', file: null, name: 'transfer.png', status: 'uploading', percent: 40 },
  { id: 'b', file: null, name: 'receipt.png', status: 'failed', message: 'Too large' },
  {
    id: 'c',
    file: null,
    name: 'passport.png',
    status: 'done',
    url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%237a8694" d="M0 0h4v3H0z"/%3E%3C/svg%3E',
  },
]
