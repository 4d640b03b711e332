import type { control } from '../e2e/support/control.ts'
import {
  type At,
  eveningEnd,
  follow,
  pause,
  receipt,
  returnsTitle,
  review,
  type Step,
  story,
  storyTitle,
} from './steps.ts'

/** A screen that can be pictured by name. */
export interface Screen {
  /** Its address in the app; where there is none, the one that the situation gives. */
  readonly at?: string
  /** A situation of the broker, whose customer is signed in. Without one it is the practice customer. */
  readonly situation?: string
  /** What the broker is told before. */
  readonly prepare?: (steer: ReturnType<typeof control>) => Promise<unknown>
  /** What is done on the screen before the picture. */
  readonly step?: Step
  /** What of a long screen is to be in view. */
  readonly part?: At
}

/** The market of the ticket's share is open. */
const openMarket = (steer: ReturnType<typeof control>) => steer.post('/market/open', { calendar: 'MY' })
const TICKET = '/quotes/infoBuy?code=96115&direction=long'
const firstSearch: Step = (page) => page.locator('main input').first().fill('ba')

export const SCREENS: Readonly<Record<string, Screen>> = {
  home: { at: '/home/index' },
  account: { at: '/mine/index' },
  assets: { at: '/position/index?tab=assets' },
  returns: { at: '/position/index?tab=assets', part: returnsTitle },
  holdings: { at: '/position/index?tab=holdings' },
  funds: { at: '/position/index?tab=funds' },
  pending: { at: '/position/index?tab=pending' },
  history: { at: '/position/index?tab=history' },
  exchange: { at: '/position/index?tab=exchange' },
  quotes: { at: '/quotes/index' },
  markets: { at: '/quotes/index?market=MY' },
  search: { at: '/quotes/search' },
  hits: { at: '/quotes/search', step: firstSearch },
  instrument: { at: '/quotes/info?code=96115' },
  ticket: { at: TICKET },
  settings: { at: '/mine/setting' },
  login: { at: '/login/login' },
  offers: { at: '/home/newShare' },
  offer: { at: '/home/newShare', step: follow('/home/newShareInfo') },
  placement: { at: '/market/subscribe', step: follow('/market/subscribeDetail') },
  block: { at: '/home/large' },
  blockDetail: { at: '/home/large', step: follow('/home/largeInfo') },
  news: { at: '/news/index' },
  copying: { at: '/home/follow' },
  copyProduct: { at: '/home/follow', step: follow('/home/follow?code') },
  plans: { at: '/home/plans' },
  plan: { at: '/home/plans', step: follow('/home/plans?id') },
  planForm: { at: '/home/plans?code=FD1002' },
  position: { at: '/position/index?tab=holdings', step: follow('/position/info') },
  story: { situation: 'bracket-active', step: story, part: storyTitle },
  moneyRecords: { at: '/mine/fundingRecords' },
  tradeRecords: { at: '/mine/transactionRecords' },
  statement: { at: '/mine/statement' },
  taxReport: { at: '/mine/taxReport' },
  channels: { at: '/mine/stored' },
  deposit: { at: '/mine/stored', step: follow('/mine/deposit?channel') },
  withdrawal: { at: '/mine/withdraw' },
  review: { at: TICKET, prepare: openMarket, step: review('1000') },
  receipt: { at: TICKET, prepare: openMarket, step: receipt },
  secondThoughts: { at: '/mine/setting', prepare: openMarket, step: pause(TICKET) },
  // After the close of Kuala Lumpur.
  evening: {
    at: '/home/index',
    prepare: (steer) => steer.post('/clock', { to: '2026-06-10T10:00:00Z' }),
    part: eveningEnd,
  },
  protectedPosition: { situation: 'bracket-active' },
  lottery: { situation: 'won-and-unpaid' },
  depositReview: { at: '/mine/deposit', situation: 'deposit-under-review' },
  frozen: { situation: 'frozen' },
}

/** Theme and language of a picture. */
export const MODES = [
  { name: 'light', language: 'us', scheme: 'light' },
  { name: 'dark', language: 'us', scheme: 'dark' },
  { name: 'es', language: 'es', scheme: 'light' },
  { name: 'es-dark', language: 'es', scheme: 'dark' },
  { name: 'ar', language: 'ar', scheme: 'light' },
  { name: 'ar-dark', language: 'ar', scheme: 'dark' },
  { name: 'kr', language: 'kr', scheme: 'light' },
  { name: 'kr-dark', language: 'kr', scheme: 'dark' },
] as const

/** The windows: two phones, a tablet, a desk, and a phone held sideways. */
export const SIZES = [
  { name: '320', width: 320, height: 640 },
  { name: '390', width: 390, height: 844 },
  { name: '768', width: 768, height: 1024 },
  { name: '1280', width: 1280, height: 800 },
  { name: 'landscape', width: 844, height: 390 },
] as const
