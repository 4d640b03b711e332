import type { NamespaceDaytradeTranslation } from '../../i18n-types.ts'

const daytrade = {
  title: '日内交易',
  tabs: {
    trade: '下单',
    progress: '交易中',
    details: '已平仓',
    applied: '委托',
  },
  failed: '无法加载',
  about: '日内交易在此开仓，当日平仓。',
  whichMarket: '市场',
  nextSquareOff: '下次强制平仓',
  shut: '当前无法新开日内交易，开市后即可交易。',
  trade: '交易',
  tradeOf: '日内交易 {name}',
  noInstruments: '该市场没有可日内交易的证券',
  noInstrumentsHint: '请选择其他市场。',
  gates: {
    identity: {
      title: '请先完成实名认证',
      text: '仅已实名认证的客户可以申请日内交易。',
    },
    'identity-review': {
      title: '实名认证审核中',
      text: '认证通过后即可申请日内交易。',
    },
    apply: {
      title: '尚未开通日内交易',
      text: '只需申请一次，券商审核通过后即可进行日内交易。',
    },
    review: {
      title: '申请审核中',
      text: '审核通过后我们会立即发送消息通知您。',
    },
  },
  toIdentity: '去实名认证',
  apply: '申请',
  applyTitle: '申请日内交易',
  applyNow: '立即申请',
  appliedDone: '申请已提交',
  close: '完成',
  terms: {
    within: '日内交易可在开仓当日随时平仓，不受买入后 15 分钟及 T+1 的限制。',
    squareOff: '收盘前 {minutes} 分钟仍未平仓的，由券商以市价强制平仓。',
    costs: '费用、保证金和杠杆与其他委托相同。如证券停牌，将在恢复交易后立即强制平仓。',
    risk: '盘中价格可能快速波动，您可能损失投入的全部金额。',
  },
  closeTrade: '平仓',
  closeOf: '平仓 {name}',
  noProgress: '没有进行中的日内交易',
  noProgressHint: '尚未成交的委托列于“委托”。',
  squaredOff: '已强制平仓',
  noDetails: '暂无已平仓的日内交易',
  noDetailsHint: '平仓后的日内交易会显示在这里。',
  ended: '结束方式',
  endedAtSquareOff: '由券商强制平仓',
  endedBefore: '强制平仓前已平仓',
  state: '状态',
  standings: {
    'not-applied': '未申请',
    'under-review': '审核中',
    approved: '已通过',
  },
  appliedAt: '申请时间',
  approvedAt: '通过时间',
  application: '申请',
  recentOrders: '近 24 小时委托',
  noOrders: '没有日内交易委托',
  noOrdersHint: '近 24 小时的委托会显示在这里，等待中的委托可以撤单。',
} satisfies NamespaceDaytradeTranslation

export default daytrade
