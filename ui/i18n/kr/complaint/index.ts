import type { NamespaceComplaintTranslation } from '../../i18n-types.ts'

const complaint = {
  title: '민원',
  intro: '고객센터에서 모든 민원을 확인하고 메시지로 답변해 드립니다. 24시간에 최대 5건까지 접수할 수 있습니다.',
  subject: '제목',
  content: '어떤 일이 있었나요?',
  contentHint: '날짜, 금액, 참조 번호를 적어 주시면 더 빨리 답변해 드릴 수 있습니다.',
  email: '이메일',
  emailHint: '이메일로도 답변을 받고 싶은 경우',
  send: '민원 접수',
  sent: '민원이 접수되었습니다',
  number: '접수 번호 {number}',
  sentHint: '답변은 메시지로 보내 드립니다. 문의하실 때를 위해 접수 번호를 보관해 주세요.',
  toMessages: '메시지로 이동',
  another: '다른 민원 작성',
  checking: '응답이 오지 않았습니다. 민원이 접수되었는지 확인하고 있습니다.',
  lost: '민원이 접수되었는지 확인하지 못했습니다. 다시 보내도 한 번만 접수됩니다.',
  sendAgain: '다시 보내기',
  giveUp: '취소',
  problems: {
    'title-required': '제목을 입력해 주세요',
    'content-required': '내용을 입력해 주세요',
    'email-malformed': '이메일 주소 형식이 올바르지 않습니다',
  },
} satisfies NamespaceComplaintTranslation

export default complaint
