import type { NamespaceStoryTranslation } from '../../i18n-types.ts'

const story = {
  ofOrder: '委托历程',
  ofPosition: '持仓历程',
  failed: '无法加载历程',
  now: '目前',
  copy: '复制',
  copied: '已复制',
  copyFailed: '无法复制',
  save: '存为文本',
  saved: '文件已保存',
  limit: {
    'open-long': '提交限价委托：以 {price} 或更低价买入 {quantity}。',
    'open-short': '提交限价委托：以 {price} 或更高价做空 {quantity}。',
    'close-long': '提交限价委托：以 {price} 或更高价卖出 {quantity}。',
    'close-short': '提交限价委托：以 {price} 或更低价买入平空 {quantity}。',
  },
  market: {
    'open-long': '提交市价委托：买入 {quantity}。',
    'open-short': '提交市价委托：做空 {quantity}。',
    'close-long': '提交市价委托：卖出 {quantity}。',
    'close-short': '提交市价委托：买入平空 {quantity}。',
  },
  broker: {
    'open-long': '券商提交了买入 {quantity}的委托。',
    'open-short': '券商提交了做空 {quantity}的委托。',
    'close-long': '券商提交了卖出 {quantity}的委托。',
    'close-short': '券商提交了买入平空 {quantity}的委托。',
  },
  filled: {
    'open-long': '成交：以 {price} 买入 {quantity}。',
    'open-short': '成交：以 {price} 做空 {quantity}。',
    'close-long': '成交：以 {price} 卖出 {quantity}。',
    'close-short': '成交：以 {price} 买入平空 {quantity}。',
  },
  cancelled: '委托已撤销。{quantity}中有 {rest}未成交。',
  expired: '委托已失效。{quantity}中有 {rest}未成交。',
  rejected: '券商拒绝了这笔委托。',
  reason: '原因：{reason}',
  waiting: '委托等待中。{quantity}中尚有 {rest}未成交，有效至 {time}。',
  protected: {
    stop: '止损设在 {price}。',
    trail: '跟踪止损在 {price}。',
    'take-profit': '止盈设在 {price}。',
  },
  moved: {
    'stop-moved': '止损改为 {price}。',
    'take-profit-moved': '止盈改为 {price}。',
  },
  trailSet: '已设置跟踪止损，与最高价（做空为最低价）的距离为 {distance}。',
  removed: {
    'stop-loss': '止损已取消。',
    'trailing-stop': '跟踪止损已取消。',
    'take-profit': '止盈已取消。',
  },
  triggered: {
    'stop-loss': '价格触及止损：{price}。',
    'trailing-stop': '价格触及跟踪止损：{price}。',
    'take-profit': '价格触及止盈：{price}。',
  },
  dividend: '股息到账：持有 {quantity}，税后 {amount}。',
  dividendOwed: '扣除股息：做空 {quantity}，{amount}。',
  held: '持有：{quantity}。',
  closedProfit: '持仓已平仓。扣除所有费用后盈利 {amount}。',
  closedLoss: '持仓已平仓。计入所有费用后亏损 {amount}。',
  fees: '目前的费用及税：{amount}。',
} satisfies NamespaceStoryTranslation

export default story
