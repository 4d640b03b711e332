import type { NamespaceDividendsTranslation } from '../../i18n-types.ts'

const dividends = {
  title: '股利',
  short: '放空',
  exOn: '除息日 {day}',
  payOn: '發放日 {day}',
  exDate: '除息日',
  payDate: '發放日',
  perShare: '每股股利',
  quantity: '股數',
  gross: '稅前金額',
  tax: '預扣稅（{rate}）',
  writtenOff: '由券商承擔',
  net: '入帳金額',
  owed: '扣除金額',
  paidAt: '入帳時間',
  instrument: '查看商品',
  holdings: '查看庫存',
  failed: '股利載入失敗',
  noneUpcoming: '目前沒有即將發放的股利',
  noneUpcomingHint: '您所持股票已公告的股利會顯示在這裡。',
  nonePaid: '尚無已發放的股利',
  nonePaidHint: '您收到的股利，以及放空部位應付的股利會顯示在這裡。',
  simulated: '股利為模擬資料，公司均為虛構。',
  about: '依各市場通常稅率預扣稅款，不構成稅務建議。',
  tabs: { upcoming: '即將發放', paid: '已發放' },
  states: { announced: '預估', fixed: '已確定', paid: '已發放' },
  notes: {
    announced: '依您目前持有的數量計算；最終以除息日前一交易日收盤時的持有量為準。',
    fixed: '以除息日前一交易日收盤時的持有量為準，現在賣出不影響。',
    paid: '已計入該幣別餘額。',
    short: '放空部位須由您支付股利；餘額不足的部分由券商承擔。',
  },
} satisfies NamespaceDividendsTranslation

export default dividends
