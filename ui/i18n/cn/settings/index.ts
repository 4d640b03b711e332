import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: '账户',
    security: '安全',
    trading: '交易',
    display: '显示',
  },
  row: {
    qr: '我的二维码',
    verified: '实名认证',
    bank: '银行卡与钱包',
    loginPassword: '登录密码',
    fundPassword: '资金密码',
    devices: '登录设备',
    codes: '登录验证码',
    passkeys: '通行密钥',
    appearance: '外观',
    direction: '涨跌颜色',
    servicePlace: '客服按钮位置',
    hold: '大额委托前暂停',
    language: '语言',
    firstHour: '第一笔交易：一步一步来',
    terms: '术语解释',
    about: '关于',
    logOut: '退出登录',
  },
  title: '设置',
  light: '浅色',
  dark: '深色',
  system: '跟随系统',
  greenUp: '绿涨红跌',
  redUp: '红涨绿跌',
  blueDown: '红涨蓝跌',
  hold: {
    hint: '暂停十秒，并以金额显示过去的最大波动，可随时取消。',
    off: '不暂停',
    all: '每笔委托前',
    from: '占可用资金{percent}及以上',
  },
  notifications: {
    title: '价格提醒通知',
    hint: '应用关闭时也能收到。',
    blocked: '此设备已阻止通知。请在浏览器设置中允许本网站发送通知，然后点按此处。',
    failed: '浏览器未能开启通知，请稍后再试。',
  },
  directionHint: '之后可在设置中更改。',
  languageHint: '选择后应用将以该语言重新加载。',
  logOutTitle: '要退出登录吗？',
  logOutText: '在此设备上再次登录时需要输入密码。',
  places: {
    header: '顶部栏',
    left: { top: '左上', middle: '左侧中间', bottom: '左下' },
    right: { top: '右上', middle: '右侧中间', bottom: '右下' },
  },
} satisfies NamespaceSettingsTranslation

export default settings
