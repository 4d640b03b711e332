import type { ChannelWords } from './words.ts'

export const it: ChannelWords = {
  bank: {
    EUR: 'Bonifico in euro',
    USD: 'Bonifico in dollari statunitensi',
    MYR: 'Bonifico in ringgit',
    CNY: 'Bonifico in yuan',
    TWD: 'Bonifico in dollari taiwanesi',
    JPY: 'Bonifico in yen',
    HKD: 'Bonifico in dollari di Hong Kong',
    THB: 'Bonifico in baht',
    VND: 'Bonifico in dong',
    KRW: 'Bonifico in won',
  },
  wallet: (network) => `USDT su ${network}`,
  aboutBank:
    'È un conto di prova che non esiste: non inviare mai denaro reale. I bonifici da conti intestati ad altri vengono respinti.',
  aboutWallet: (network) =>
    `È un indirizzo di prova che non esiste: non inviare mai denaro reale. Solo USDT su ${network}; ciò che invii su un’altra rete va perso.`,
  closed: 'Questo metodo è in manutenzione. Scegline un altro.',
}
