// Made from openapi/messages/ by npm run generate. Do not edit.

/** Code of each failure text on the wire. */
export const failureByText = {
  '账号已存在': 'account-exists',
  '邀请人不存在': 'inviter-not-found',
  '账号不存在': 'account-not-found',
  '账号或密码错误': 'wrong-credentials',
  '原密码错误': 'wrong-original-password',
  '账号已被冻结，请联系客服': 'account-frozen',
  '请重新登录': 'login-again',
  '请先完成实名认证': 'identity-not-verified',
  '实名认证失败': 'identity-failed',
  '请先设置资金密码': 'fund-password-not-set',
  '提交过于频繁，请稍后再试': 'submitted-too-frequently',
  '系统繁忙，请稍后再试': 'system-busy',
  '提交失败': 'submit-failed',
  '上传失败': 'upload-failed',
  '参数错误': 'invalid-parameters',
  '请求编号已被使用，请刷新后重试': 'request-id-reused',
} as const

/** Code of each success text on the wire. */
export const successByText = {
  '注册成功': 'registered',
  '登录成功': 'logged-in',
  '修改成功': 'modified',
  '添加成功': 'added',
  '提交成功': 'submitted',
  '上传成功': 'uploaded',
} as const

/** Text on the wire of each message. */
export const textByCode = {
  'account-exists': '账号已存在',
  'inviter-not-found': '邀请人不存在',
  'account-not-found': '账号不存在',
  'wrong-credentials': '账号或密码错误',
  'wrong-original-password': '原密码错误',
  'account-frozen': '账号已被冻结，请联系客服',
  'login-again': '请重新登录',
  'identity-not-verified': '请先完成实名认证',
  'identity-failed': '实名认证失败',
  'fund-password-not-set': '请先设置资金密码',
  'submitted-too-frequently': '提交过于频繁，请稍后再试',
  'system-busy': '系统繁忙，请稍后再试',
  'submit-failed': '提交失败',
  'upload-failed': '上传失败',
  'invalid-parameters': '参数错误',
  'request-id-reused': '请求编号已被使用，请刷新后重试',
  'registered': '注册成功',
  'logged-in': '登录成功',
  'modified': '修改成功',
  'added': '添加成功',
  'submitted': '提交成功',
  'uploaded': '上传成功',
} as const

/** Code of a message that comes with status 0. */
export type FailureCode = (typeof failureByText)[keyof typeof failureByText]

/** Code of a message that comes with status 1. */
export type SuccessCode = (typeof successByText)[keyof typeof successByText]
