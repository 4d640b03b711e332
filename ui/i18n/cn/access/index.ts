import type { NamespaceAccessTranslation } from '../../i18n-types.ts'

const access = {
  devices: '登录设备',
  here: '本设备',
  unknown: '未知设备',
  device: '{system} 上的 {browser}',
  since: '登录时间：{time}',
  used: '最近使用：{time}',
  place: '网络 {place}',
  logOut: '退出登录',
  endTitle: '让该设备退出登录？',
  endText: '{device} 需重新登录。如果您不认识该设备，请同时修改登录密码。',
  endOthers: '让其他所有设备退出登录',
  endOthersTitle: '让其他所有设备退出登录？',
  endOthersText: '您在本设备上保持登录。如有不认识的设备，请同时修改登录密码。',
  ended: '该设备已退出登录',
  endedOthers: '其他设备均已退出登录',
  onlyHere: '您仅在本设备上登录。',
  elsewhere: '其他设备',
  loadFailed: '无法加载您的登录设备',
} satisfies NamespaceAccessTranslation

export default access
