import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const account = {
  title: '账户中心',
  userId: 'ID {id}',
  openSettings: '设置',
  hideFigures: '隐藏金额',
  showFigures: '显示金额',
  currency: '币种',
  totalAssets: '总资产',
  balance: '余额',
  frozen: '冻结资产',
  holdingValue: '持仓市值',
  floating: '浮动盈亏',
  realised: '已实现盈亏',
  computing: '正在计算资产',
  allLanguages: '全部语言',
  newTab: '在新标签页打开',
  shortcuts: '快捷入口',
  shortcut: {
    bank: '银行卡',
    deposit: '充值',
    withdraw: '提现',
    exchange: '兑换',
    verify: '实名认证',
  },
  menu: '账户菜单',
  row: {
    fundingRecords: '资金记录',
    positions: '持仓',
    subscriptions: '申购',
    fundPassword: '资金密码',
    loginPassword: '登录密码',
    language: '语言',
    privacy: '隐私政策',
    messages: '消息',
    customerService: '客服',
  },
  signOut: '退出登录',
  signOutTitle: '要退出登录吗？',
  signOutText: '在此设备上再次登录时需要输入密码。',
} satisfies NamespaceAccountTranslation

export default account
