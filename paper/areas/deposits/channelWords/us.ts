import type { ChannelWords } from './words.ts'

export const us: ChannelWords = {
  bank: {
    EUR: 'Bank transfer in euros',
    USD: 'Bank transfer in US dollars',
    MYR: 'Bank transfer in ringgit',
    CNY: 'Bank transfer in yuan',
    TWD: 'Bank transfer in Taiwan dollars',
    JPY: 'Bank transfer in yen',
    HKD: 'Bank transfer in Hong Kong dollars',
    THB: 'Bank transfer in baht',
    VND: 'Bank transfer in dong',
    KRW: 'Bank transfer in won',
  },
  wallet: (network) => `USDT on ${network}`,
  aboutBank:
    'This is a practice account that does not exist: never send real money. Transfers from an account in another name are sent back.',
  aboutWallet: (network) =>
    `This is a practice address that does not exist: never send real money. Only USDT on ${network}; what is sent on another network is lost.`,
  closed: 'This method is under maintenance. Please choose another one.',
}
