import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: '帳戶',
    trading: '交易',
  },
  row: {
    qr: '我的 QR Code',
    verified: '身分驗證',
    bank: '收款帳戶',
    devices: '登入裝置',
    appearance: '外觀',
    direction: '漲跌顏色',
    figures: '數字格式',
    motion: '動態效果',
    servicePlace: '客服按鈕位置',
    hold: '大額委託前暫停',
    language: '語言',
    firstHour: '第一筆交易：一步一步來',
    terms: '投資詞彙',
    about: '關於本應用程式',
  },
  title: '設定',
  light: '淺色',
  dark: '深色',
  system: '跟隨系統',
  greenUp: '綠漲紅跌',
  redUp: '紅漲綠跌',
  blueDown: '紅漲藍跌',
  reduced: '減少',
  motionHint: '減少：公告列、活動卡片與價格閃爍都會靜止。',
  hold: {
    hint: '暫停十秒，並顯示過去最大波動會造成的虧損金額，可隨時取消。',
    off: '不暫停',
    all: '每筆委託前',
    from: '占可用資金{percent}以上',
  },
  notifications: {
    title: '通知',
    topics: {
      alerts: { title: '到價提醒', hint: '到達您設定的價格時' },
      trades: { title: '委託', hint: '成交、停損、停利、委託失效' },
      messages: { title: '其他訊息', hint: '入金、出金、申購、安全' },
    },
    hint: '傳送到此裝置，應用程式關閉時也會收到。',
    blocked: '此裝置已封鎖通知。請在瀏覽器設定中允許本網站傳送通知，然後在此開啟。',
    failed: '瀏覽器無法開啟通知，請稍後再試。',
    onDevice: {
      blocked: '此應用程式的通知已被封鎖。請在裝置設定中允許其通知，然後在此開啟。',
      failed: '裝置無法開啟通知，請稍後再試。',
    },
    open: '查看',
  },
  lock: {
    row: '應用程式鎖',
    hint: '開啟應用程式時，需驗證臉部、指紋或本裝置的密碼。切換應用程式時不顯示其畫面，在 Android 裝置上也無法擷取螢幕畫面。',
    title: '應用程式已鎖定',
    reason: '請驗證您的身分',
    unlock: '解鎖',
    byPassword: '使用登入密碼登入',
    offer: {
      title: '要開啟應用程式鎖嗎？',
      later: '您可隨時在設定中更改。',
      turnOn: '開啟',
      notNow: '暫不',
    },
    problems: {
      'locked-out': '裝置暫時不允許再次嘗試。請稍後再試，或使用登入密碼登入。',
      unavailable: '本裝置未設定臉部、指紋或密碼解鎖，請使用登入密碼登入。',
      failed: '裝置未能驗證您的身分。請再試一次，或使用登入密碼登入。',
    },
    notTurnedOn: {
      'locked-out': '裝置暫時不允許再次嘗試。請先用裝置密碼解鎖裝置，再點按此處。',
      unavailable: '本裝置未設定臉部、指紋或密碼解鎖，請先在裝置設定中新增。',
      failed: '裝置未能驗證您的身分，應用程式鎖未開啟。請再試一次。',
    },
  },
  directionHint: '之後可在設定中更改。',
  languageHint: '選擇後應用程式會以該語言重新載入。',
  places: {
    free: '不遮擋內容的位置',
    left: { top: '左上', middle: '左側中間', bottom: '左下' },
    right: { top: '右上', middle: '右側中間', bottom: '右下' },
  },
} satisfies NamespaceSettingsTranslation

export default settings
