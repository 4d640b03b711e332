import type { ChannelWords } from './words.ts'

export const kr: ChannelWords = {
  bank: {
    EUR: '유로 은행 이체',
    USD: '미국 달러 은행 이체',
    MYR: '말레이시아 링깃 은행 이체',
    CNY: '중국 위안 은행 이체',
    TWD: '대만 달러 은행 이체',
    JPY: '일본 엔 은행 이체',
    HKD: '홍콩 달러 은행 이체',
    THB: '태국 바트 은행 이체',
    VND: '베트남 동 은행 이체',
    KRW: '원화 은행 이체',
  },
  wallet: (network) => `USDT (${network} 네트워크)`,
  aboutBank:
    '실제로 존재하지 않는 모의 계좌이므로 실제 자금을 절대 보내지 말아 주세요. 다른 명의의 계좌에서 보낸 이체는 반환됩니다.',
  aboutWallet: (network) =>
    `실제로 존재하지 않는 모의 주소이므로 실제 자산을 절대 보내지 말아 주세요. ${network} 네트워크의 USDT만 받으며, 다른 네트워크로 보내면 되찾을 수 없습니다.`,
  closed: '점검 중인 입금 방법입니다. 다른 방법을 선택해 주세요.',
}
