// Made from openapi/messages/ by npm run generate. Do not edit.
import type { NamespaceServerTranslation } from '../../i18n-types.ts'

const server = {
  'account-exists': '该账号已存在',
  'inviter-not-found': '邀请人不存在',
  'account-not-found': '该账号不存在',
  'wrong-credentials': '账号或密码错误',
  'wrong-original-password': '原密码错误',
  'account-frozen': '账号已被冻结，请联系客服',
  'login-again': '请重新登录',
  'identity-not-verified': '请先完成实名认证',
  'identity-failed': '实名认证失败',
  'fund-password-not-set': '请先设置资金密码',
  registered: '注册成功',
  'logged-in': '登录成功',
  'submitted-too-frequently': '提交过于频繁，请稍后再试',
  'system-busy': '系统繁忙，请稍后再试',
  'submit-failed': '提交失败',
  'upload-failed': '上传失败',
  'invalid-parameters': '信息有误，请检查后再试',
  'request-id-reused': '该请求编号已用于其他操作，请刷新后重试',
  modified: '修改成功',
  added: '添加成功',
  submitted: '提交成功',
  uploaded: '上传成功',
  unknown: '错误',
} satisfies NamespaceServerTranslation

export default server
