import type { NamespaceArticlesTranslation } from '../../i18n-types.ts'

const articles = {
  title: {
    company: '公司簡介',
    about: '關於本應用程式',
    privacy: '隱私權政策',
    agreement: '客戶協議',
    guide: '新手指南',
    terms: '投資詞彙',
    complaint: '申訴信箱',
  },
  version: '版本',
  checkUpdate: '檢查更新',
  upToDate: '目前已是最新版本',
  available: '可更新至 {latest} 版',
  required: '已不再支援此版本，請更新至 {latest} 版。',
  update: '立即更新',
  checkFailed: '無法檢查更新',
  failed: '無法載入內容',
  failedHint: '請檢查網路連線後再試一次。',
  empty: '目前尚無內容',
} satisfies NamespaceArticlesTranslation

export default articles
