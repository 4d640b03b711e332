import type { Words } from './words.ts'

export const kr: Words = {
  source: 'Paper Wire · 모의',
  simulated: '모의 기사입니다. 기업과 사건은 모두 가상이며 모든 가격은 모의 시장에서 나옵니다.',
  categories: {
    markets: '시장',
    companies: '기업',
    currencies: '외환',
    digital: '가상자산',
    funds: '펀드',
    learn: '배우기',
  },
  markets: { MY: '말레이시아', TW: '대만', CN: '중국', US: '미국', JP: '일본', IT: '이탈리아', ES: '스페인' },
  stories: {
    session: {
      title: {
        up: '{market} 증시 상승 마감: {index} {change}',
        down: '{market} 증시 하락 마감: {index} {change}',
        flat: '{market} 증시 보합 마감: {index} {change}',
      },
      summary: '{index} 종가 {level}, 장중 범위 {low}~{high}.',
      body: [
        '{index}은(는) {open}에 시작해 {level}에 장을 마쳤습니다. 전 거래일 종가 대비 {change}.',
        '장중 최저 {low}, 최고 {high}.',
        { heading: '오늘의 두 종목', items: ['{first}: {firstChange}', '{second}: {secondChange}'] },
      ],
    },
    currency: {
      title: { up: '{name} 상승: {change}', down: '{name} 하락: {change}', flat: '{name} 보합: {change}' },
      summary: '이 통화쌍의 당일 종가는 {level}입니다.',
      body: [
        '{name} 종가 {level}, 전일 대비 {change}. 당일 범위는 {low}~{high}입니다.',
        '외환 거래는 뉴욕 시간 금요일 저녁부터 일요일 저녁까지만 쉽니다.',
      ],
    },
    coin: {
      title: { up: '{name} 상승: {change}', down: '{name} 하락: {change}', flat: '{name} 보합: {change}' },
      summary: '당일 종가는 {level} USDT입니다.',
      body: [
        'UTC 기준 {name} 종가 {level} USDT, 전일 대비 {change}. 당일 범위는 {low}~{high}입니다.',
        '가상자산은 주말에도 하루 종일 거래되며, 양방향으로 큰 변동이 드물지 않습니다.',
      ],
    },
    growth: {
      title: '{name}, 매출 {percent} 증가',
      summary: '세전 이익률은 {margin}입니다.',
      body: [
        '{name}이(가) 분기 실적을 발표했습니다. 매출은 전년 동기 대비 {percent} 늘었고 세전 이익률은 {margin}입니다.',
        '회사는 다음 분기도 이번 분기와 비슷할 것으로 내다봅니다.',
      ],
    },
    decline: {
      title: '{name}, 매출 {percent} 감소',
      summary: '세전 이익률은 {margin}입니다.',
      body: [
        '{name}이(가) 분기 실적을 발표했습니다. 매출은 전년 동기 대비 {percent} 줄었고 세전 이익률은 {margin}입니다.',
        '회사는 주문 감소와 비용 상승을 이유로 들며 앞으로 몇 달간 지출을 줄이겠다고 밝혔습니다.',
      ],
    },
    site: {
      title: '{name}, 제2공장 가동',
      summary: '생산 능력이 두 배로 늘어납니다.',
      body: [
        '{name}이(가) 제2공장을 가동했습니다. 회사의 생산 능력이 두 배로 늘어나며 {months}개월 안에 완전 가동에 들어갑니다.',
        { heading: '투자 금액', items: ['건물: {buildingWords} {currency}', '설비: {equipmentWords} {currency}'] },
      ],
    },
    contract: {
      title: '{name}, {amountWords} {currency} 규모 계약 수주',
      summary: '작업은 {years}년에 걸쳐 진행됩니다.',
      body: [
        '{name}이(가) {amountWords} {currency} 규모의 계약을 수주했습니다. 작업은 {years}년에 걸쳐 진행됩니다.',
        '회사는 현재의 인력과 설비로 충분히 수행할 수 있다고 밝혔습니다.',
      ],
    },
    dividend: {
      title: '{name}, 주당 {dividend} {currency} 배당 제안',
      summary: '주주총회에서 결정됩니다.',
      body: [
        '{name} 이사회가 주당 {dividend} {currency}의 배당을 제안했습니다. 주주총회에서 결정됩니다.',
        '배당락일에는 주가가 보통 배당금만큼 낮게 시작합니다.',
      ],
    },
    buyback: {
      title: '{name}, 자사주 최대 {percent} 매입 계획',
      summary: '기간은 열두 달입니다.',
      body: [
        '{name}이(가) 거래소에서 자사주를 최대 {percent}\u2060까지 매입할 계획입니다. 기간은 열두 달입니다.',
        '매입한 주식을 소각하면 남은 한 주가 나타내는 회사의 몫이 그만큼 커집니다.',
      ],
    },
    fund: {
      title: '{name}, 연 보수 {after}(으)로 인하',
      summary: '기존 연 보수: {before}.',
      body: [
        '{name}이(가) 연 보수를 {before}에서 {after}(으)로 인하합니다. 투자자가 따로 할 일은 없습니다.',
        '보수는 펀드 자산에서 빠지므로 기준가에 이미 반영되어 있습니다.',
      ],
    },
    orders: {
      title: '시장가 주문과 지정가 주문, 무엇이 다를까?',
      summary: '하나는 속도, 다른 하나는 가격입니다.',
      body: [
        '시장가 주문은 그 순간의 가장 좋은 가격으로 바로 체결됩니다. 체결은 확실하지만 정확한 가격은 알 수 없습니다.',
        '지정가 주문은 받아들일 수 있는 가장 불리한 가격을 정합니다. 가격은 확실하지만 체결 여부는 알 수 없습니다.',
        {
          heading: '간단한 기준',
          items: ['호가가 얇거나 수량이 많다면 지정가.', '급하지 않다면 지정가.', '지금 꼭 체결해야 한다면 시장가.'],
        },
      ],
    },
    costs: {
      title: '거래 한 번에 드는 비용',
      summary: '수수료는 그 일부일 뿐입니다.',
      body: [
        '모든 주문은 확인하기 전에 비용을 보여 줍니다. 위탁 수수료, 그리고 시장에 따라 세금과 거래소 수수료입니다.',
        '살 때도 팔 때도 비용이 듭니다. 포지션이 그만큼 오른 뒤에야 이익이 납니다.',
        {
          heading: '함께 살펴볼 것',
          items: ['매수 호가와 매도 호가의 차이.', '다른 통화로 바꾸는 비용.', '소액 주문에 부담이 되는 최저 수수료.'],
        },
      ],
    },
    spread: {
      title: '가격은 왜 두 개일까',
      summary: '매수 호가와 매도 호가, 그리고 그 사이.',
      body: [
        '매수 호가는 누군가 내겠다는 가장 높은 가격, 매도 호가는 누군가 받겠다는 가장 낮은 가격입니다. 바로 사면 매도 호가로, 바로 팔면 매수 호가로 체결됩니다.',
        '그 차이가 스프레드입니다. 거래가 많으면 좁고 적으면 넓습니다.',
        '상한가나 하한가에서는 호가 한쪽이 비기도 합니다. 그러면 반대쪽 주문은 기다립니다.',
      ],
    },
    leverage: {
      title: '레버리지는 손실을 얼마나 키울까',
      summary: '양쪽 방향 모두 커집니다.',
      body: [
        '레버리지 5배에서 4% 하락하면 증거금의 20%를 잃습니다. 같은 폭으로 상승하면 그만큼 이익이 납니다.',
        '최초 증거금의 절반을 잃으면 증권사가 시장가로 포지션을 청산합니다.',
        {
          heading: '쓰기 전에',
          items: [
            '얼마까지 잃어도 되는지 정해 주세요.',
            '증거금을 더 넣을 여유 자금을 남겨 주세요.',
            '레버리지 없이 시작해 주세요.',
          ],
        },
      ],
    },
  },
  notices: {
    simulated: '여기의 모든 가격은 모의 가격입니다. 실제 자금은 오가지 않습니다.',
    holiday: '{market}: {day} 공휴일 휴장.',
    weekend: '주말에는 증권거래소가 쉽니다. 가상자산은 계속 거래됩니다.',
    learn: '처음이신가요? 뉴스의 배우기 메뉴에서 주문 방식을 설명합니다.',
  },
  banners: {
    practise: { title: '위험 없는 연습: 모든 자금은 연습용입니다', action: '종목 찾기' },
    watch: { title: '열두 개 시장을 관심종목 하나로', action: '관심종목 열기' },
    learn: { title: '주문, 비용, 레버리지를 짧게 설명합니다', action: '뉴스 읽기' },
  },
}
