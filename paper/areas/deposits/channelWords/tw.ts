import type { ChannelWords } from './words.ts'

export const tw: ChannelWords = {
  bank: {
    EUR: '歐元銀行轉帳',
    USD: '美元銀行轉帳',
    MYR: '馬來西亞令吉銀行轉帳',
    CNY: '人民幣銀行轉帳',
    TWD: '新台幣銀行轉帳',
    JPY: '日圓銀行轉帳',
    HKD: '港幣銀行轉帳',
    THB: '泰銖銀行轉帳',
    VND: '越南盾銀行轉帳',
    KRW: '韓元銀行轉帳',
  },
  wallet: (network) => `USDT（${network} 網路）`,
  aboutBank: '這是不存在的模擬帳戶，請勿匯入真實資金。非本人名下帳戶的匯款將被退回。',
  aboutWallet: (network) =>
    `這是不存在的模擬地址，請勿匯入真實資金。僅接受 ${network} 網路的 USDT，經其他網路傳送的款項將無法找回。`,
  closed: '此入金方式維護中，請選擇其他方式。',
}
