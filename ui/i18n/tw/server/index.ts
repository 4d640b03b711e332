// Made from openapi/messages/ by npm run generate. Do not edit.
import type { NamespaceServerTranslation } from '../../i18n-types.ts'

const server = {
  'account-exists': '此帳號已存在',
  'inviter-not-found': '查無此邀請人',
  'account-not-found': '此帳號不存在',
  'wrong-credentials': '帳號或密碼錯誤',
  'wrong-original-password': '原密碼錯誤',
  'account-frozen': '此帳號已被凍結，請聯絡客服',
  'login-again': '請重新登入',
  'identity-not-verified': '請先完成實名認證',
  'identity-failed': '實名認證失敗',
  'fund-password-not-set': '請先設定資金密碼',
  registered: '註冊成功',
  'logged-in': '登入成功',
  'submitted-too-frequently': '提交過於頻繁，請稍後再試',
  'system-busy': '系統忙碌中，請稍後再試',
  'submit-failed': '提交失敗',
  'upload-failed': '上傳失敗',
  'invalid-parameters': '資料有誤，請檢查後再試',
  'request-id-reused': '此請求編號已使用，請重新整理後再試',
  modified: '修改成功',
  added: '新增成功',
  submitted: '提交成功',
  uploaded: '上傳成功',
  unknown: '錯誤',
} satisfies NamespaceServerTranslation

export default server
