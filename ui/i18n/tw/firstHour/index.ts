import type { NamespaceFirstHourTranslation } from '../../i18n-types.ts'

const firstHour = {
  title: '第一筆交易',
  all: '全部步驟',
  progress: '第 {step} 步，共 {steps} 步',
  later: '暫不',
  leave: '不再顯示',
  finish: '完成',
  states: { done: '已完成', skipped: '已略過' },
  practice: '您使用練習資金交易，並非真實資金。',
  steps: {
    money: '帳戶裡的資金',
    order: '第一筆委託',
    fill: '成交',
    stop: '停損',
    sale: '賣出',
    profit: '損益',
  },
  texts: {
    money: '委託的款項由餘額支付，請先入金。',
    order: '選擇一檔商品，買進最小數量。限價委託設定您願意支付的最高價，市價委託以最佳價格立即成交。',
    closed: '您有資金的市場目前皆未開盤，委託將等候開盤。',
    fill: '您的委託正在等待對手方。成交後您就有了部位；在此之前可以改單或取消。',
    stop: '{name}：價格跌到停損價時自動賣出，您事先就知道大約最多虧損多少。',
    sale: '{name}：賣出即平倉，損益到那時才確定。',
    saleFrom: '{name}：{time}起可以賣出，損益到那時才確定。',
  },
  actions: {
    money: '入金',
    order: '查看行情',
    fill: '查看委託',
    stop: '設定停損',
    sale: '去賣出',
    profit: '已平倉部位',
  },
  sold: '{name}已賣出。扣除費用後的損益：',
  soldText: '您完成了一筆完整的交易，可在已平倉部位中查看。',
} satisfies NamespaceFirstHourTranslation

export default firstHour
