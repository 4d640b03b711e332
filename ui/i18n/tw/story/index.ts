import type { NamespaceStoryTranslation } from '../../i18n-types.ts'

const story = {
  ofOrder: '委託歷程',
  ofPosition: '部位歷程',
  failed: '無法載入歷程',
  now: '目前',
  copy: '複製',
  copied: '已複製',
  copyFailed: '無法複製',
  save: '存成文字檔',
  saved: '檔案已儲存',
  limit: {
    'open-long': '送出限價委託：以 {price} 以下買進 {quantity}。',
    'open-short': '送出限價委託：以 {price} 以上放空 {quantity}。',
    'close-long': '送出限價委託：以 {price} 以上賣出 {quantity}。',
    'close-short': '送出限價委託：以 {price} 以下回補 {quantity}。',
  },
  market: {
    'open-long': '送出市價委託：買進 {quantity}。',
    'open-short': '送出市價委託：放空 {quantity}。',
    'close-long': '送出市價委託：賣出 {quantity}。',
    'close-short': '送出市價委託：回補 {quantity}。',
  },
  broker: {
    'open-long': '券商送出買進 {quantity}的委託。',
    'open-short': '券商送出放空 {quantity}的委託。',
    'close-long': '券商送出賣出 {quantity}的委託。',
    'close-short': '券商送出回補 {quantity}的委託。',
  },
  filled: {
    'open-long': '成交：以 {price} 買進 {quantity}。',
    'open-short': '成交：以 {price} 放空 {quantity}。',
    'close-long': '成交：以 {price} 賣出 {quantity}。',
    'close-short': '成交：以 {price} 回補 {quantity}。',
  },
  cancelled: '委託已取消。{quantity}中有 {rest}未成交。',
  expired: '委託已失效。{quantity}中有 {rest}未成交。',
  rejected: '券商退回了這筆委託。',
  reason: '原因：{reason}',
  waiting: '委託等待中。{quantity}中尚有 {rest}未成交，有效至 {time}。',
  protected: {
    stop: '停損設在 {price}。',
    trail: '移動停損在 {price}。',
    'take-profit': '停利設在 {price}。',
  },
  moved: {
    'stop-moved': '停損改為 {price}。',
    'take-profit-moved': '停利改為 {price}。',
  },
  trailSet: '已設定移動停損，與最高價（放空為最低價）的距離為 {distance}。',
  removed: {
    'stop-loss': '停損已取消。',
    'trailing-stop': '移動停損已取消。',
    'take-profit': '停利已取消。',
  },
  triggered: {
    'stop-loss': '價格觸及停損：{price}。',
    'trailing-stop': '價格觸及移動停損：{price}。',
    'take-profit': '價格觸及停利：{price}。',
  },
  dividend: '股利入帳：持有 {quantity}，稅後 {amount}。',
  dividendOwed: '扣除股利：放空 {quantity}，{amount}。',
  held: '持有：{quantity}。',
  closedProfit: '部位已平倉。扣除所有費用後獲利 {amount}。',
  closedLoss: '部位已平倉。計入所有費用後虧損 {amount}。',
  fees: '目前的費用及稅：{amount}。',
} satisfies NamespaceStoryTranslation

export default story
