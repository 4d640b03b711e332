import type { NamespaceArticlesTranslation } from '../../i18n-types.ts'

const articles = {
  title: {
    company: '公司简介',
    about: '关于本应用',
    privacy: '隐私政策',
    agreement: '用户协议',
    guide: '新手指南',
    terms: '投资词汇',
    complaint: '投诉邮箱',
  },
  version: '版本',
  checkUpdate: '检查更新',
  upToDate: '当前已是最新版本',
  available: '可更新到 {latest} 版本',
  required: '此版本已不再支持，请更新到 {latest} 版本。',
  update: '立即更新',
  checkFailed: '无法检查更新',
  failed: '无法加载内容',
  failedHint: '请检查网络连接后重试。',
  empty: '暂无内容',
} satisfies NamespaceArticlesTranslation

export default articles
