import { subscriptions } from './subscriptions/kr.ts'
import type { MessageWords } from './words.ts'

export const kr: MessageWords = {
  messages: {
    welcome: ['환영합니다', '이곳의 시세는 모의 시세이며 자금은 연습용입니다. 실제 자금은 이동하지 않습니다.'],
    'complaint-answered': ['민원 {number}에 대한 답변', '{answer}'],
    'new-login': [
      '새 로그인',
      '{address}에서 처음으로 로그인되었습니다. 본인이 한 것이 아니라면 지금 비밀번호를 변경해 주세요.',
    ],
    'new-device': [
      '새 기기',
      '{device}에서 처음으로 로그인되었습니다. 본인이 한 것이 아니라면 지금 로그인 비밀번호를 변경해 주세요.',
    ],
    'login-codes-on': [
      '2단계 인증 켜짐',
      '이제 로그인할 때 인증번호도 입력해야 합니다. 본인이 켠 것이 아니라면 고객센터에 문의해 주세요.',
    ],
    'login-codes-off': [
      '2단계 인증 꺼짐',
      '이제 비밀번호만으로 로그인됩니다. 본인이 끈 것이 아니라면 지금 로그인 비밀번호를 변경해 주세요.',
    ],
    'login-codes-wrong': [
      '인증번호 5회 오류',
      '인증번호가 다섯 번 잘못 입력되어 15분 동안 인증번호를 받지 않습니다. 인증번호를 입력한 사람은 로그인 비밀번호를 알고 있습니다. 본인이 아니라면 지금 변경해 주세요.',
    ],
    'recovery-code-used': [
      '복구 코드 사용',
      '복구 코드로 로그인했습니다. 남은 개수: {left}. 본인이 한 것이 아니라면 지금 로그인 비밀번호를 변경해 주세요.',
    ],
    'recovery-requested': [
      '로그인 복구 신청 접수',
      '로그인 비밀번호를 아는 사람이 인증 앱과 복구 코드가 없다며 2단계 인증을 꺼 달라고 신청했습니다. 본인 확인이 되면 신청 24시간 후에 꺼집니다. 본인이 신청한 것이 아니라면 지금 로그인 비밀번호를 변경해 주세요. 그러면 신청이 중단됩니다.',
    ],
    'recovery-rejected': [
      '로그인 복구 신청 거절',
      '이름이나 신분증 번호가 실명확인된 정보와 달라서 2단계 인증은 계속 켜져 있습니다. 본인이 신청한 것이 아니라면 지금 로그인 비밀번호를 변경해 주세요.',
    ],
    'recovery-done': [
      '2단계 인증 꺼짐',
      '이제 비밀번호만으로 로그인되며 모든 기기에서 로그아웃되었습니다. 출금은 24시간 후부터 다시 할 수 있습니다. 설정에서 2단계 인증을 다시 켜 주세요.',
    ],
    'passkey-added': [
      '패스키 추가',
      '패스키 {name}을(를) 추가했습니다. 해당 기기를 가진 사람은 이 패스키로 로그인할 수 있습니다. 본인이 한 것이 아니라면 지금 설정에서 삭제하고 로그인 비밀번호를 변경해 주세요.',
    ],
    'passkey-removed': [
      '패스키 삭제',
      '패스키 {name}을(를) 삭제했습니다. 더 이상 이 패스키로 로그인할 수 없습니다. 본인이 한 것이 아니라면 지금 로그인 비밀번호를 변경해 주세요.',
    ],
    'login-password-changed': [
      '로그인 비밀번호 변경',
      '로그인 비밀번호가 변경되어 다른 기기에서는 모두 로그아웃되었습니다. 본인이 한 것이 아니라면 고객센터에 문의해 주세요.',
    ],
    'login-passwords-wrong': [
      '로그인 비밀번호 5회 오류',
      '로그인 비밀번호가 5회 잘못 입력되어 15분 동안 로그인할 수 없습니다. 본인이 한 것이 아니라면 고객센터에 문의해 주세요.',
    ],
    'fund-passwords-wrong': [
      '계좌 비밀번호 5회 오류',
      '계좌 비밀번호가 5회 잘못 입력되어 15분 동안 사용할 수 없습니다. 본인이 한 것이 아니라면 지금 로그인 비밀번호를 변경해 주세요.',
    ],
    'fund-password-set': ['계좌 비밀번호 설정', '계좌 비밀번호가 설정되었습니다. 출금할 때마다 필요합니다.'],
    'fund-password-changed': [
      '계좌 비밀번호 변경',
      '계좌 비밀번호가 변경되었습니다. 본인이 한 것이 아니라면 고객센터에 문의해 주세요.',
    ],
    'card-bound': [
      '출금 계좌 등록',
      '{card}을(를) 등록했습니다. 본인이 한 것이 아니라면 지금 로그인 비밀번호를 바꾸고 등록을 해제해 주세요.',
    ],
    'card-unbound': ['출금 계좌 등록 해제', '{card}의 등록을 해제했습니다. 더 이상 출금받을 수 없습니다.'],
    'deposit-credited': ['입금 완료', '{money}이(가) 계좌에 입금되었습니다.'],
    'deposit-rejected': ['입금 거절', '{money} 입금 신청이 반영되지 않았습니다.\n사유: {reason}\n{remark}'],
    'withdrawal-requested': [
      '출금 신청',
      '{card}(으)로 {money} 출금을 신청하셨습니다.\n본인이 한 것이 아니라면 출금을 취소하고 고객센터에 문의해 주세요.',
    ],
    'withdrawal-paid': ['출금 완료', '{money}이(가) {card}(으)로 출금되었습니다.'],
    'withdrawal-rejected': [
      '출금 거절',
      '{money} 출금이 거절되어 전액을 다시 사용할 수 있습니다.\n사유: {reason}\n{remark}',
    ],
    'withdrawal-cancelled': ['출금 취소', '출금이 취소되어 {money}을(를) 다시 사용할 수 있습니다.'],
    exchanged: ['환전 완료', '{paid}을(를) {received}(으)로 환전했습니다.'],
    'identity-verified': ['실명확인 완료', '실명확인이 완료되었습니다.\n이제 계좌 비밀번호를 설정할 수 있습니다.'],
    'identity-rejected': ['실명확인 반려', '실명확인이 반려되었습니다. 다시 제출해 주세요.\n사유: {reason}\n{remark}'],
    'order-filled': ['주문 체결', '{instrument} 주문이 체결되었습니다. 수량: {quantity}.'],
    'order-expired': ['주문 만료', '{instrument} 주문이 장 마감까지 체결되지 않아 만료되었습니다.'],
    'position-stopped-out': [
      '자동 청산',
      '{instrument} 포지션이 최초 증거금의 절반을 잃어 증권사가 시장가로 자동 청산했습니다.',
    ],
    'position-squared-off': [
      '데이트레이딩 강제 청산',
      '{instrument} 데이트레이딩 포지션이 장 마감 전 시장가로 청산되었습니다.',
    ],
    'stop-loss-filled': ['손절 주문 체결', '{instrument} 손절 주문이 발동되어 체결되었습니다. 수량: {quantity}.'],
    'trailing-stop-filled': [
      '트레일링 스탑 주문 체결',
      '{instrument} 트레일링 스탑 주문이 발동되어 체결되었습니다. 수량: {quantity}.',
    ],
    'take-profit-filled': ['익절 주문 체결', '{instrument} 익절 주문이 발동되어 체결되었습니다. 수량: {quantity}.'],
    'alert-above': ['가격 알림: {instrument}', '현재가가 {price}에 도달했습니다. 설정한 조건: {value} 이상.'],
    'alert-below': ['가격 알림: {instrument}', '현재가가 {price}에 도달했습니다. 설정한 조건: {value} 이하.'],
    'alert-rise': ['가격 알림: {instrument}', '현재가가 {price}에 도달했습니다. 설정한 조건: 당일 {value} 이상 상승.'],
    'alert-fall': ['가격 알림: {instrument}', '현재가가 {price}에 도달했습니다. 설정한 조건: 당일 {value} 이상 하락.'],
    'day-trading-approved': [
      '데이트레이딩 승인',
      '이제 당일 매매가 가능합니다. 모든 데이트레이딩 포지션은 장 마감 전에 청산됩니다.',
    ],
    'follow-bought': [
      '카피 트레이딩 시작',
      '{product}에 {money}을(를) 투자했습니다. 가치가 하락할 수 있으며 현재 가치는 내 카피 트레이딩에서 확인할 수 있습니다.',
    ],
    'follow-redeemed': ['카피 트레이딩 환매', '{product} 상품을 환매했습니다. 투자금 {money}, 지급액 {paid}.'],
    'follow-matured': ['카피 트레이딩 만기', '{product} 상품이 만기되었습니다. 투자금 {money}, 지급액 {paid}.'],
    'block-bought': ['대량매매 체결', '{instrument} 대량매매 {quantity}주를 수수료 포함 {money}에 매수했습니다.'],
    'shares-lent': [
      '주식 대여',
      '{instrument} {quantity}주를 {days}일 동안 대여했습니다. 반환되기 전에는 매도할 수 없습니다.',
    ],
    'shares-recalled': [
      '주식 회수 요청',
      '{instrument} {quantity}주의 회수를 요청했습니다. 진행 중인 대여일이 끝나면 반환됩니다.',
    ],
    'shares-returned': ['대여 주식 반환', '{instrument} {quantity}주가 반환되었습니다. 대여 수익은 {money}입니다.'],
    'credit-paid-out': [
      '신용 대출 지급',
      '신용 대출 {money}이(가) 예수금으로 입금되었습니다. 상환 전에는 출금할 수 없습니다.',
    ],
    'credit-repaid': ['신용 대출 상환', '신용 대출 {money}을(를) 상환했습니다. 남은 금액은 {left}입니다.'],
    'credit-settled': ['신용 대출 완납', '신용 대출을 모두 상환했습니다. 마지막 상환액은 {money}입니다.'],
    'credit-overdue': [
      '신용 대출 연체',
      '신용 대출 만기일에 예수금이 부족했습니다. 남은 금액은 {left}이며 이자가 매일 발생합니다.',
    ],
    ...subscriptions,
    'dividend-paid': ['배당금 입금', '{instrument} 배당금 {money}이(가) 원천징수 후 계좌에 입금되었습니다.'],
    'dividend-charged': ['배당금 차감', '공매도 중인 {instrument}의 배당금 {money}이(가) 차감되었습니다.'],
    'savings-bought': [
      '적립식 투자 매수 완료',
      '적립식 투자 플랜이 {instrument}을(를) 수수료 포함 {money}에 매수했습니다. 수량: {quantity}.',
    ],
    'savings-skipped-money': [
      '적립식 투자 이번 회차 건너뜀',
      '{instrument} 적립식 투자 플랜에 {money}이(가) 필요했지만 주문 가능 금액이 부족해 이번에는 매수하지 않았습니다. 다음 회차부터 계속됩니다.',
    ],
    'savings-skipped-market': [
      '적립식 투자 이번 회차 건너뜀',
      '적립식 투자일에 {instrument}의 거래가 없어 이번에는 매수하지 않았습니다. 다음 회차부터 계속됩니다.',
    ],
    'savings-reminder': [
      '적립식 투자 자금을 준비해 주세요',
      '{instrument} 적립식 투자 플랜이 3거래일 후 매수하며 {money}이(가) 필요합니다. 부족한 금액은 {missing}입니다. 은행 이체는 영업일 기준 최대 48시간이 걸립니다.',
    ],
    'savings-reminder-several': [
      '적립식 투자 자금을 준비해 주세요',
      '여러 적립식 투자 플랜이 3거래일 후 매수합니다. 필요한 금액은 모두 {money}이며 부족한 금액은 {missing}입니다. 은행 이체는 영업일 기준 최대 48시간이 걸립니다.',
    ],
    'friend-verified': ['친구 가입', '초대하신 친구 {account} 님이 실명확인을 완료했습니다.'],
    'bonus-claimed': ['보상 입금', '이벤트 보상 {money}이(가) 계좌에 입금되었습니다.'],
  },
  reasons: {
    notreceived: '입금액이 확인되지 않음',
    amountdiffers: '신청 금액과 실제 입금액이 다름',
    duplicate: '이미 반영된 이체',
    unreadable: '이미지를 알아볼 수 없음',
    namediffers: '이름이 일치하지 않음',
    numberdiffers: '번호가 신분증과 다름',
    expired: '유효 기간이 지난 신분증',
    returned: '수취 은행 또는 네트워크에서 반환됨',
    other: '내용을 확인할 수 없음',
  },
}
