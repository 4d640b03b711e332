// Made from openapi/messages/ by npm run generate. Do not edit.
import type { NamespaceServerTranslation } from '../../i18n-types.ts'

const server = {
  'account-exists': '이미 존재하는 계정입니다',
  'inviter-not-found': '해당 코드의 추천인이 없습니다',
  'account-not-found': '존재하지 않는 계정입니다',
  'wrong-credentials': '계정 또는 비밀번호가 올바르지 않습니다',
  'wrong-original-password': '현재 비밀번호가 올바르지 않습니다',
  'account-frozen': '동결된 계정입니다. 고객센터에 문의해 주세요',
  'login-again': '다시 로그인해 주세요',
  'identity-not-verified': '먼저 실명 인증을 완료해 주세요',
  'identity-failed': '실명 인증에 실패했습니다',
  'fund-password-not-set': '먼저 자금 비밀번호를 설정해 주세요',
  registered: '가입이 완료되었습니다',
  'logged-in': '로그인되었습니다',
  'submitted-too-frequently': '요청이 너무 잦습니다. 잠시 후 다시 시도해 주세요',
  'system-busy': '시스템이 혼잡합니다. 잠시 후 다시 시도해 주세요',
  'submit-failed': '제출에 실패했습니다',
  'upload-failed': '업로드에 실패했습니다',
  'invalid-parameters': '입력한 정보가 올바르지 않습니다. 확인해 주세요',
  'request-id-reused': '이미 다른 작업에 사용된 요청입니다. 새로고침 후 다시 시도해 주세요',
  modified: '변경되었습니다',
  added: '추가되었습니다',
  submitted: '제출되었습니다',
  uploaded: '업로드되었습니다',
  unknown: '오류',
} satisfies NamespaceServerTranslation

export default server
