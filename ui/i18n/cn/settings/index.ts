import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: '账户',
    trading: '交易',
  },
  row: {
    qr: '我的二维码',
    verified: '实名认证',
    bank: '收款账户',
    devices: '登录设备',
    appearance: '外观',
    direction: '涨跌颜色',
    figures: '数字格式',
    motion: '动态效果',
    servicePlace: '客服按钮位置',
    hold: '大额委托前暂停',
    language: '语言',
    firstHour: '第一笔交易：一步一步来',
    terms: '投资词汇',
    about: '关于本应用',
  },
  title: '设置',
  light: '浅色',
  dark: '深色',
  system: '跟随系统',
  greenUp: '绿涨红跌',
  redUp: '红涨绿跌',
  blueDown: '红涨蓝跌',
  reduced: '减少',
  motionHint: '减少：公告栏、活动卡片和价格闪烁都会静止。',
  hold: {
    hint: '暂停十秒，并显示过去最大波动会造成的亏损金额，可随时取消。',
    off: '不暂停',
    all: '每笔委托前',
    from: '占可用资金{percent}及以上',
  },
  notifications: {
    title: '通知',
    topics: {
      alerts: { title: '价格提醒', hint: '达到您设置的价格时' },
      trades: { title: '委托', hint: '成交、止损、止盈、委托失效' },
      messages: { title: '其他消息', hint: '入金、出金、申购、安全' },
    },
    hint: '发送到此设备，应用关闭时也能收到。',
    blocked: '此设备已阻止通知。请在浏览器设置中允许本网站发送通知，然后在此开启。',
    failed: '浏览器未能开启通知，请稍后再试。',
    onDevice: {
      blocked: '此应用的通知已被阻止。请在设备设置中允许其通知，然后在此开启。',
      failed: '设备未能开启通知，请稍后再试。',
    },
    open: '查看',
  },
  lock: {
    row: '应用锁',
    hint: '打开应用时，需验证面容、指纹或本设备的锁屏密码。切换应用时不显示其画面，在安卓设备上也无法截屏。',
    title: '应用已锁定',
    reason: '请验证您的身份',
    unlock: '解锁',
    byPassword: '使用登录密码登录',
    offer: {
      title: '要开启应用锁吗？',
      later: '您可随时在设置中更改。',
      turnOn: '开启',
      notNow: '暂不',
    },
    problems: {
      'locked-out': '设备暂时不允许再次尝试。请稍后再试，或使用登录密码登录。',
      unavailable: '本设备未设置面容、指纹或锁屏密码，请使用登录密码登录。',
      failed: '设备未能验证您的身份。请重试，或使用登录密码登录。',
    },
    notTurnedOn: {
      'locked-out': '设备暂时不允许再次尝试。请先用设备密码解锁设备，再点按此处。',
      unavailable: '本设备未设置面容、指纹或锁屏密码，请先在设备设置中添加。',
      failed: '设备未能验证您的身份，应用锁未开启。请重试。',
    },
  },
  directionHint: '之后可在设置中更改。',
  languageHint: '选择后应用将以该语言重新加载。',
  places: {
    free: '不遮挡内容的位置',
    left: { top: '左上', middle: '左侧中间', bottom: '左下' },
    right: { top: '右上', middle: '右侧中间', bottom: '右下' },
  },
} satisfies NamespaceSettingsTranslation

export default settings
