import type { NamespaceAccessTranslation } from '../../i18n-types.ts'

const access = {
  devices: '登入裝置',
  here: '此裝置',
  unknown: '未知裝置',
  device: '{system} 上的 {browser}',
  since: '登入時間：{time}',
  used: '最近使用：{time}',
  place: '網路 {place}',
  logOut: '登出',
  endTitle: '要登出此裝置嗎？',
  endText: '{device} 須重新登入。若您不認得此裝置，請一併變更登入密碼。',
  endOthers: '登出其他所有裝置',
  endOthersTitle: '要登出其他所有裝置嗎？',
  endOthersText: '您在此裝置上仍保持登入。若有不認得的裝置，請一併變更登入密碼。',
  ended: '該裝置已登出',
  endedOthers: '其他裝置均已登出',
  onlyHere: '您僅在此裝置上登入。',
  elsewhere: '其他裝置',
  loadFailed: '無法載入您的登入裝置',
} satisfies NamespaceAccessTranslation

export default access
