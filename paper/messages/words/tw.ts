import type { MessageWords } from './words.ts'

export const tw: MessageWords = {
  messages: {
    welcome: ['歡迎您', '這裡的行情為模擬行情，資金為練習資金，不涉及任何真實資金。'],
    'complaint-answered': ['您的申訴 {number} 已回覆', '{answer}'],
    'new-login': ['新的登入', '您的帳號首次從 {address} 登入。若非您本人操作，請立即變更密碼。'],
    'login-password-changed': ['登入密碼已變更', '您的登入密碼已變更，其他裝置均已登出。若非您本人操作，請聯絡客服。'],
    'login-passwords-wrong': [
      '登入密碼連續五次錯誤',
      '您的帳號登入密碼已連續五次輸入錯誤，15 分鐘內不再受理。若非您本人操作，請聯絡客服。',
    ],
    'fund-passwords-wrong': [
      '資金密碼連續五次錯誤',
      '您的帳號資金密碼已連續五次輸入錯誤，15 分鐘內不再受理。若非您本人操作，請立即變更登入密碼。',
    ],
    'fund-password-set': ['資金密碼已設定', '資金密碼設定成功，每次出金時都需要輸入。'],
    'fund-password-changed': ['資金密碼已變更', '您的資金密碼已變更。若非您本人操作，請聯絡客服。'],
    'card-bound': ['已新增收款帳戶', '{card} 已綁定，可用於出金收款。'],
    'card-unbound': ['已移除收款帳戶', '{card} 已解除綁定，不再用於出金收款。'],
    'deposit-credited': ['入金已入帳', '{money} 已存入您的帳戶。'],
    'deposit-rejected': ['入金未通過', '您的 {money} 入金未能入帳：{reason}。\n{remark}'],
    'withdrawal-requested': [
      '已申請出金',
      '您申請將 {money} 出金至 {card}。若非您本人操作，請取消該筆出金並聯絡客服。',
    ],
    'withdrawal-paid': ['出金已撥款', '您的 {money} 出金已撥款至 {card}。'],
    'withdrawal-rejected': ['出金未通過', '您的 {money} 出金未能撥款：{reason}。全部金額已退回可用餘額。\n{remark}'],
    'withdrawal-cancelled': ['出金已取消', '您的出金已取消，{money} 已退回可用餘額。'],
    exchanged: ['兌換成功', '您已將 {paid} 兌換為 {received}。'],
    'identity-verified': ['實名認證已通過', '您的實名認證已通過。\n現在可以設定資金密碼。'],
    'identity-rejected': ['實名認證未通過', '您的實名認證未通過：{reason}。請重新送出。\n{remark}'],
    'order-filled': ['委託已成交', '您在 {instrument} 的委託已成交：{quantity}。'],
    'order-expired': ['委託已失效', '您在 {instrument} 的委託於收盤前未成交，已失效。'],
    'position-stopped-out': ['部位已遭強制平倉', '您在 {instrument} 的部位保證金已用盡，已以市價強制平倉。'],
    'friend-verified': ['好友已加入', '您邀請的好友 {account} 已完成實名認證。'],
  },
  reasons: {
    notreceived: '款項未入帳',
    amountdiffers: '實際入帳金額與填寫金額不符',
    duplicate: '該筆轉帳已入帳',
    unreadable: '圖片無法辨識',
    namediffers: '姓名不一致',
    numberdiffers: '號碼與證件不符',
    expired: '證件已過期',
    returned: '收款銀行或網路已退回款項',
    other: '資料無法核實',
  },
}
