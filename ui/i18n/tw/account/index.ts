import type { NamespaceAccountTranslation } from '../../i18n-types.ts'

const account = {
  title: '帳戶中心',
  userId: 'ID {id}',
  openSettings: '設定',
  hideFigures: '隱藏金額',
  showFigures: '顯示金額',
  currency: '幣別',
  totalAssets: '總資產',
  balance: '餘額',
  frozen: '凍結資產',
  holdingValue: '庫存市值',
  floating: '未實現損益',
  realised: '已實現損益',
  computing: '正在計算資產',
  allLanguages: '所有語言',
  newTab: '在新分頁開啟',
  shortcuts: '捷徑',
  shortcut: {
    bank: '金融卡',
    deposit: '入金',
    withdraw: '出金',
    exchange: '兌換',
    verify: '實名認證',
  },
  menu: '帳戶選單',
  row: {
    fundingRecords: '資金紀錄',
    positions: '庫存',
    subscriptions: '申購',
    fundPassword: '資金密碼',
    loginPassword: '登入密碼',
    language: '語言',
    privacy: '隱私權政策',
    messages: '訊息',
    customerService: '客服',
  },
  signOut: '登出',
  signOutTitle: '要登出嗎？',
  signOutText: '在此裝置上再次登入時需要輸入密碼。',
} satisfies NamespaceAccountTranslation

export default account
