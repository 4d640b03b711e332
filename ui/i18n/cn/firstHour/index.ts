import type { NamespaceFirstHourTranslation } from '../../i18n-types.ts'

const firstHour = {
  title: '第一笔交易',
  all: '全部步骤',
  progress: '第 {step} 步，共 {steps} 步',
  later: '暂不',
  leave: '不再显示',
  finish: '完成',
  states: { done: '已完成', skipped: '已跳过' },
  practice: '您使用练习资金交易，并非真实资金。',
  steps: {
    money: '账户里的资金',
    order: '第一笔委托',
    fill: '成交',
    stop: '止损',
    sale: '卖出',
    profit: '盈亏',
  },
  texts: {
    money: '委托的款项由余额支付，请先入金。',
    order: '选择一只证券，买入最小数量。限价委托设置您愿意支付的最高价，市价委托按最优价立即成交。',
    closed: '您有资金的市场目前均未开市，委托将等到开市。',
    fill: '您的委托正在等待对手方。成交后您就有了持仓；在此之前可以改单或撤单。',
    stop: '{name}：价格跌到止损价时自动卖出，您事先就知道大约最多亏损多少。',
    sale: '{name}：卖出即平仓，盈亏到那时才最终确定。',
    saleFrom: '{name}：{time}起可以卖出，盈亏到那时才最终确定。',
  },
  actions: {
    money: '入金',
    order: '查看行情',
    fill: '查看委托',
    stop: '设置止损',
    sale: '去卖出',
    profit: '已平仓',
  },
  sold: '{name}已卖出。扣除费用后的盈亏：',
  soldText: '您完成了一笔完整的交易，可在“已平仓”中查看。',
} satisfies NamespaceFirstHourTranslation

export default firstHour
