import type { ProspectusWords } from './words.ts'

export const words: ProspectusWords = {
  title: '투자설명서',
  simulated: '모의 문서입니다. {name}은(는) 가상의 회사로 누구도 주식을 살 수 없고 실제 돈은 오가지 않습니다.',
  company: '회사',
  about:
    '{name}은(는) {market} 시장 상장을 준비하고 있습니다. 투자자에게 처음으로 주식을 판매하며 기존 주식과 같은 권리를 부여합니다.',
  placed:
    '{name}은(는) {market} 시장에 상장된 회사입니다. 시가보다 낮은 고정 가격으로 신주를 발행하며 상장 주식과 같은 권리를 부여합니다.',
  offer: '공모',
  price: '주당 가격',
  offered: '공모 주식 수',
  minimum: '최소 청약',
  maximum: '계좌당 한도',
  dates: '일정',
  opens: '청약 시작',
  closes: '청약 마감',
  draw: '추첨',
  result: '결과 발표',
  payment: '납입 기한',
  refund: '환불',
  listing: '상장',
  delivery: '입고',
  paying: '배정과 납입',
  upfront:
    '청약 시 전액이 동결됩니다. 청약이 공모 수량을 넘으면 추첨합니다. 배정되지 않은 금액은 환불일에 다시 사용할 수 있습니다.',
  afterwinning:
    '청약 시 납입할 금액은 없습니다. 청약이 공모 수량을 넘으면 추첨합니다. 배정받은 분은 기한 전에 납입해야 하며, 미납분은 포기한 것으로 처리됩니다.',
  proceeds: '자금 사용 목적',
  use: '회사는 설비 확충, 개발, 차입금 상환에 자금을 사용할 계획이며 계획은 변경될 수 있습니다.',
  risks: '위험',
  risk1: '상장 첫날을 포함해 주가가 공모가보다 낮아질 수 있습니다.',
  risk2: '청약한 것보다 적게 배정되거나 배정되지 않을 수 있습니다.',
  risk3: '일정이 바뀌거나 공모가 철회될 수 있으며, 이 경우 전액을 돌려드립니다.',
  risk4: '업력이 짧은 회사이므로 계획이 실패할 수 있습니다.',
}
