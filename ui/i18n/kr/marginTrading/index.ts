import type { NamespaceMarginTradingTranslation } from '../../i18n-types.ts'

const marginTrading = {
  title: '공매도와 레버리지',
  off: '꺼짐',
  on: '켜짐',
  intro:
    '일반 매수는 본인 자금으로 하며 손실은 낸 금액까지입니다. 증거금 거래를 켜면 두 가지를 더 할 수 있고, 손실도 더 빨라질 수 있습니다.',
  leverage: {
    title: '레버리지',
    text: '주문 금액의 일부만 증거금으로 내고 나머지는 증권사가 빌려줍니다. 레버리지 5배에서는 가격이 1% 움직이면 증거금이 5% 변합니다.',
  },
  short: {
    title: '롱과 공매도(숏)',
    text: '롱은 매수한 뒤 가격이 오르면 이익을 얻는 것입니다. 공매도는 보유하지 않은 주식을 팔고 나중에 다시 사는 것으로, 가격이 내리면 이익을, 오르면 손실을 봅니다.',
  },
  stopOut: {
    title: '자동 청산',
    text: '증거금이 {percent}\u2060만 남으면 증권사가 그때의 가격으로 포지션을 자동 청산합니다. 그 전에 증거금을 추가할 수 있습니다.',
  },
  loss: '증거금을 모두 잃을 수 있습니다. 이를 넘는 손실은 증권사가 부담합니다.',
  kept: '이 기기에서 직접 끌 때까지 켜져 있습니다. 보유 중인 포지션은 바뀌지 않습니다.',
  switchOn: '증거금 거래 켜기',
  switchOff: '증거금 거래 끄기',
  notNow: '나중에',
} satisfies NamespaceMarginTradingTranslation

export default marginTrading
