import type { NamespaceDividendsTranslation } from '../../i18n-types.ts'

const dividends = {
  title: '股息',
  short: '做空',
  exOn: '除息日 {day}',
  payOn: '派息日 {day}',
  exDate: '除息日',
  payDate: '派息日',
  perShare: '每股股息',
  quantity: '股数',
  gross: '税前金额',
  tax: '预扣税（{rate}）',
  writtenOff: '由券商承担',
  net: '到账金额',
  owed: '扣除金额',
  paidAt: '入账时间',
  instrument: '查看证券',
  holdings: '查看持仓',
  failed: '股息加载失败',
  noneUpcoming: '暂无即将派发的股息',
  noneUpcomingHint: '您所持股票已公告的股息会显示在这里。',
  nonePaid: '暂无已派发的股息',
  nonePaidHint: '您收到的股息，以及做空持仓应付的股息会显示在这里。',
  simulated: '股息为模拟数据，公司均为虚构。',
  about: '按各市场通常税率预扣税款，不构成税务建议。',
  tabs: { upcoming: '即将派发', paid: '已派发' },
  states: { announced: '预计', fixed: '已确定', paid: '已派发' },
  notes: {
    announced: '按您当前持有的数量计算；最终以除息日前一交易日收盘时的持有量为准。',
    fixed: '以除息日前一交易日收盘时的持有量为准，现在卖出不影响。',
    paid: '已计入该币种余额。',
    short: '做空持仓须由您支付股息；余额不足的部分由券商承担。',
  },
} satisfies NamespaceDividendsTranslation

export default dividends
