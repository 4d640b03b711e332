/** The screens that can be pictured by name, each with its address. A text after a space is typed into the first field. */
export const SCREENS: Readonly<Record<string, string>> = {
  home: '/home/index',
  account: '/mine/index',
  assets: '/position/index?tab=assets',
  holdings: '/position/index?tab=holdings',
  funds: '/position/index?tab=funds',
  history: '/position/index?tab=history',
  exchange: '/position/index?tab=exchange',
  quotes: '/quotes/index',
  markets: '/quotes/index?market=MY',
  search: '/quotes/search',
  hits: '/quotes/search ba',
  instrument: '/quotes/info?code=96115',
  ticket: '/quotes/infoBuy?code=96115&direction=long',
  settings: '/mine/setting',
  login: '/login/login',
  offers: '/home/newShare',
  block: '/home/large',
  news: '/news/index',
}

/** Theme and language of a picture. */
export const MODES = [
  { name: 'light', language: 'us', scheme: 'light' },
  { name: 'dark', language: 'us', scheme: 'dark' },
  { name: 'ar', language: 'ar', scheme: 'light' },
  { name: 'kr', language: 'kr', scheme: 'light' },
] as const

/** The windows: two phones, a tablet, a desk, and a phone held sideways. */
export const SIZES = [
  { name: '320', width: 320, height: 640 },
  { name: '390', width: 390, height: 844 },
  { name: '768', width: 768, height: 1024 },
  { name: '1280', width: 1280, height: 800 },
  { name: 'landscape', width: 844, height: 390 },
] as const
