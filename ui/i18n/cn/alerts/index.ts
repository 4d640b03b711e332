import type { NamespaceAlertsTranslation } from '../../i18n-types.ts'

const alerts = {
  unit: '提醒条件',
  price: '价格',
  percent: '当日涨跌幅',
  direction: '方向',
  up: '上涨',
  down: '下跌',
  change: '相对前一日收盘的百分比',
  hint: '到价时会以消息提醒您一次。',
  unreadable: '请输入数字',
  aboveZero: '请输入大于零的价格',
  outOfRange: '0,1 至 100\u00a0%，最多两位小数',
  waits: {
    above: '价格不低于 {value}',
    below: '价格不高于 {value}',
    rise: '当日涨幅达到 {value}',
    fall: '当日跌幅达到 {value}',
  },
  fromNow: '与当前价格相比：{change}',
  set: '设置提醒',
  here: '该证券的提醒',
  others: '其他证券的提醒',
  remove: '删除提醒“{alert}”',
  metAt: '已到 {price}，{time}',
  failed: '价格提醒加载失败',
  notice: '价格提醒：{name}',
  reached: '价格已到 {price}。',
  seen: '查看证券',
  atPrice: '在 {price} 设置价格提醒',
} satisfies NamespaceAlertsTranslation

export default alerts
