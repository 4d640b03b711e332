import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: '帳戶',
    security: '安全',
    trading: '交易',
    display: '顯示',
  },
  row: {
    qr: '我的 QR 碼',
    verified: '實名認證',
    bank: '金融卡與錢包',
    loginPassword: '登入密碼',
    fundPassword: '資金密碼',
    devices: '登入裝置',
    codes: '登入驗證碼',
    passkeys: '通行密鑰',
    appearance: '外觀',
    direction: '漲跌顏色',
    servicePlace: '客服按鈕位置',
    hold: '大額委託前暫停',
    language: '語言',
    firstHour: '第一筆交易：一步一步來',
    terms: '名詞解釋',
    about: '關於',
    logOut: '登出',
  },
  title: '設定',
  light: '淺色',
  dark: '深色',
  system: '跟隨系統',
  greenUp: '綠漲紅跌',
  redUp: '紅漲綠跌',
  blueDown: '紅漲藍跌',
  hold: {
    hint: '暫停十秒，並以金額顯示過去的最大波動，可隨時取消。',
    off: '不暫停',
    all: '每筆委託前',
    from: '占可用資金{percent}以上',
  },
  notifications: {
    title: '到價提醒通知',
    hint: '應用程式關閉時也會收到。',
    blocked: '此裝置已封鎖通知。請在瀏覽器設定中允許本網站傳送通知，然後點按此處。',
    failed: '瀏覽器無法開啟通知，請稍後再試。',
  },
  directionHint: '之後可在設定中更改。',
  languageHint: '選擇後應用程式會以該語言重新載入。',
  logOutTitle: '要登出嗎？',
  logOutText: '在此裝置上再次登入時需要輸入密碼。',
  places: {
    header: '頂部列',
    left: { top: '左上', middle: '左側中間', bottom: '左下' },
    right: { top: '右上', middle: '右側中間', bottom: '右下' },
  },
} satisfies NamespaceSettingsTranslation

export default settings
