import type { NamespaceDaytradeTranslation } from '../../i18n-types.ts'

const daytrade = {
  title: '當沖',
  tabs: {
    trade: '下單',
    progress: '交易中',
    details: '已平倉',
    applied: '委託',
  },
  failed: '無法載入',
  about: '當沖在此開倉，當日平倉。',
  whichMarket: '市場',
  nextSquareOff: '下次強制平倉',
  shut: '目前無法新開當沖部位，開盤後即可交易。',
  trade: '交易',
  tradeOf: '當沖 {name}',
  noInstruments: '此市場沒有可當沖的商品',
  noInstrumentsHint: '請選擇其他市場。',
  gates: {
    identity: {
      title: '請先完成身分驗證',
      text: '僅完成身分驗證的客戶可以申請當沖。',
    },
    'identity-review': {
      title: '身分驗證審核中',
      text: '驗證通過後即可申請當沖。',
    },
    apply: {
      title: '尚未開通當沖',
      text: '只需申請一次，券商核准後即可進行當沖。',
    },
    review: {
      title: '申請審核中',
      text: '核准後我們會立即以訊息通知您。',
    },
  },
  toIdentity: '前往身分驗證',
  apply: '申請',
  applyTitle: '申請當沖',
  applyNow: '立即申請',
  appliedDone: '申請已送出',
  close: '完成',
  terms: {
    within: '當沖部位可在開倉當日隨時平倉，不受買進後 15 分鐘及 T+1 的限制。',
    squareOff: '收盤前 {minutes} 分鐘仍未平倉的部位，由券商以市價強制平倉。',
    costs: '費用、保證金與槓桿與其他委託相同。若商品暫停交易，將於恢復交易後立即強制平倉。',
    risk: '盤中價格可能快速波動，您可能損失投入的全部金額。',
  },
  closeTrade: '平倉',
  closeOf: '平倉 {name}',
  noProgress: '沒有持有中的當沖部位',
  noProgressHint: '尚未成交的委託列於「委託」。',
  squaredOff: '已強制平倉',
  noDetails: '尚無已平倉的當沖',
  noDetailsHint: '平倉後的當沖會顯示在這裡。',
  ended: '結束方式',
  endedAtSquareOff: '由券商強制平倉',
  endedBefore: '於強制平倉前已平倉',
  state: '狀態',
  standings: {
    'not-applied': '尚未申請',
    'under-review': '審核中',
    approved: '已核准',
  },
  appliedAt: '申請時間',
  approvedAt: '核准時間',
  application: '申請',
  recentOrders: '近 24 小時委託',
  noOrders: '沒有當沖委託',
  noOrdersHint: '近 24 小時的委託會顯示在這裡，等待中的委託可以取消。',
} satisfies NamespaceDaytradeTranslation

export default daytrade
