import type { NamespaceComplaintTranslation } from '../../i18n-types.ts'

const complaint = {
  title: '投诉',
  intro: '客服会阅读每一条投诉并以消息回复。24 小时内最多五条。',
  subject: '标题',
  content: '发生了什么？',
  contentHint: '提供日期、金额和流水号有助于加快回复。',
  email: '电子邮箱',
  emailHint: '如希望同时通过邮件收到回复',
  send: '提交投诉',
  sent: '投诉已提交',
  number: '投诉编号 {number}',
  sentHint: '回复将以消息送达。请保留编号以便与我们联系。',
  toMessages: '查看消息',
  another: '再写一条',
  checking: '未收到回应，正在确认您的投诉是否送达。',
  lost: '无法确认您的投诉是否送达。重新发送也只会提交一次。',
  sendAgain: '重新发送',
  giveUp: '放弃',
  problems: {
    'title-required': '请输入标题',
    'content-required': '请说明发生的情况',
    'email-malformed': '邮箱地址格式错误',
  },
} satisfies NamespaceComplaintTranslation

export default complaint
