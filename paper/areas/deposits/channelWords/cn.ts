import type { ChannelWords } from './words.ts'

export const cn: ChannelWords = {
  bank: {
    EUR: '欧元银行转账',
    USD: '美元银行转账',
    MYR: '马来西亚林吉特银行转账',
    CNY: '人民币银行转账',
    TWD: '新台币银行转账',
    JPY: '日元银行转账',
    HKD: '港币银行转账',
    THB: '泰铢银行转账',
    VND: '越南盾银行转账',
    KRW: '韩元银行转账',
  },
  wallet: (network) => `USDT（${network} 网络）`,
  aboutBank: '这是不存在的模拟账户，请勿汇入真实资金。非本人名下账户的汇款将被退回。',
  aboutWallet: (network) =>
    `这是不存在的模拟地址，请勿转入真实资金。仅接受 ${network} 网络的 USDT，通过其他网络发送的款项将无法找回。`,
  closed: '该入金方式维护中，请选择其他方式。',
}
