import type { MessageWords } from './words.ts'

export const cn: MessageWords = {
  messages: {
    welcome: ['欢迎您', '这里的行情为模拟行情，资金为练习资金，不涉及任何真实资金。'],
    'complaint-answered': ['您的投诉 {number} 已回复', '{answer}'],
    'new-login': ['新的登录', '您的账号首次从 {address} 登录。如非本人操作，请立即修改密码。'],
    'login-password-changed': [
      '登录密码已修改',
      '您的登录密码已修改，其他设备均已退出登录。如非本人操作，请联系客服。',
    ],
    'login-passwords-wrong': [
      '登录密码连续五次错误',
      '您的账号登录密码已连续五次输入错误，15 分钟内不再受理。如非本人操作，请联系客服。',
    ],
    'fund-passwords-wrong': [
      '资金密码连续五次错误',
      '您的账号资金密码已连续五次输入错误，15 分钟内不再受理。如非本人操作，请立即修改登录密码。',
    ],
    'fund-password-set': ['资金密码已设置', '资金密码设置成功，每次提现时都需要输入。'],
    'fund-password-changed': ['资金密码已修改', '您的资金密码已修改。如非本人操作，请联系客服。'],
    'card-bound': ['已添加收款账户', '{card} 已绑定，可用于提现收款。'],
    'card-unbound': ['已移除收款账户', '{card} 已解绑，不再用于提现收款。'],
    'deposit-credited': ['充值已到账', '{money} 已存入您的账户。'],
    'deposit-rejected': ['充值未通过', '您的 {money} 充值未能入账：{reason}。\n{remark}'],
    'withdrawal-requested': ['已申请提现', '您申请将 {money} 提现至 {card}。如非本人操作，请取消该笔提现并联系客服。'],
    'withdrawal-paid': ['提现已打款', '您的 {money} 提现已打款至 {card}。'],
    'withdrawal-rejected': ['提现未通过', '您的 {money} 提现未能打款：{reason}。全部金额已退回可用余额。\n{remark}'],
    'withdrawal-cancelled': ['提现已取消', '您的提现已取消，{money} 已退回可用余额。'],
    exchanged: ['兑换成功', '您已将 {paid} 兑换为 {received}。'],
    'identity-verified': ['实名认证已通过', '您的实名认证已通过。\n现在可以设置资金密码。'],
    'identity-rejected': ['实名认证未通过', '您的实名认证未通过：{reason}。请重新提交。\n{remark}'],
    'order-filled': ['委托已成交', '您在 {instrument} 的委托已成交：{quantity}。'],
    'order-expired': ['委托已失效', '您在 {instrument} 的委托收盘前未成交，已失效。'],
    'position-stopped-out': ['持仓已被强制平仓', '您在 {instrument} 的持仓保证金已耗尽，已按市价强制平仓。'],
    'friend-verified': ['好友已加入', '您邀请的好友 {account} 已完成实名认证。'],
  },
  reasons: {
    notreceived: '款项未到账',
    amountdiffers: '到账金额与填写金额不符',
    duplicate: '该笔转账已入账',
    unreadable: '图片无法辨认',
    namediffers: '姓名不一致',
    numberdiffers: '号码与证件不符',
    expired: '证件已过期',
    returned: '收款银行或网络已退回款项',
    other: '信息无法核实',
  },
}
