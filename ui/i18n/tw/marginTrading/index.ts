import type { NamespaceMarginTradingTranslation } from '../../i18n-types.ts'

const marginTrading = {
  title: '放空與槓桿',
  off: '未啟用',
  on: '已啟用',
  intro: '一般買進用的是您自己的資金，最多損失已付的金額。啟用保證金交易後多了兩種做法，虧損也可能更快。',
  leverage: {
    title: '槓桿',
    text: '您只付委託金額的一部分作為保證金，其餘由券商借給您。5 倍槓桿時，股價變動 1%，您的保證金變動 5%。',
  },
  short: {
    title: '做多與放空',
    text: '做多是先買進，價格上漲時獲利。放空是先賣出您沒有的股票，之後再回補：價格下跌時獲利，上漲時虧損。',
  },
  stopOut: {
    title: '自動平倉',
    text: '保證金只剩 {percent} 時，券商會以當時的價格自動平倉。在那之前您可以追加保證金。',
  },
  loss: '您可能賠掉全部保證金，超出部分由券商承擔。',
  kept: '啟用後在此裝置上為您保留，直到您在此停用。未平倉部位不受影響。',
  switchOn: '啟用保證金交易',
  switchOff: '停用保證金交易',
  notNow: '暫不',
} satisfies NamespaceMarginTradingTranslation

export default marginTrading
