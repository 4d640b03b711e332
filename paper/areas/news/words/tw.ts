import type { Words } from './words.ts'

export const tw: Words = {
  source: 'Paper Wire · 模擬',
  simulated: '模擬內容：公司與事件均為虛構，所有價格來自模擬市場。',
  categories: {
    markets: '市場',
    companies: '公司',
    currencies: '外匯',
    digital: '數位貨幣',
    funds: '基金',
    learn: '學堂',
  },
  markets: { MY: '馬來西亞', TW: '台灣', CN: 'A 股', US: '美國', JP: '日本', IT: '義大利', ES: '西班牙' },
  stories: {
    session: {
      title: {
        up: '{market}收漲：{index} {change}',
        down: '{market}收跌：{index} {change}',
        flat: '{market}收盤變動不大：{index} {change}',
      },
      summary: '{index}收在 {level}，盤中介於 {low} 與 {high} 之間。',
      body: [
        '{index}今日開在 {open}，收在 {level}，較前一交易日收盤 {change}。',
        '盤中最低 {low}，最高 {high}。',
        { heading: '當日個股', items: ['{first}：{firstChange}', '{second}：{secondChange}'] },
      ],
    },
    currency: {
      title: { up: '{name} 走高：{change}', down: '{name} 走低：{change}', flat: '{name} 波動不大：{change}' },
      summary: '該貨幣對當日收在 {level}。',
      body: [
        '{name} 當日收在 {level}，較前一日 {change}，盤中介於 {low} 與 {high} 之間。',
        '外匯交易僅在紐約時間週五傍晚至週日傍晚休市。',
      ],
    },
    coin: {
      title: { up: '{name}上漲：{change}', down: '{name}下跌：{change}', flat: '{name}波動不大：{change}' },
      summary: '當日收在 {level} USDT。',
      body: [
        '以 UTC 日計，{name}收在 {level} USDT，較前一日 {change}，盤中介於 {low} 與 {high} 之間。',
        '數位貨幣全天候交易，週末也不例外，雙向大幅波動並不少見。',
      ],
    },
    growth: {
      title: '{name}營收成長 {percent}',
      summary: '稅前利益率為 {margin}。',
      body: ['{name}公布單季財報：營收年增 {percent}，稅前利益率為 {margin}。', '公司預期下一季表現與本季大致相當。'],
    },
    decline: {
      title: '{name}營收下滑 {percent}',
      summary: '稅前利益率為 {margin}。',
      body: [
        '{name}公布單季財報：營收年減 {percent}，稅前利益率為 {margin}。',
        '公司表示原因是訂單減少、成本上升，未來幾個月將縮減支出。',
      ],
    },
    site: {
      title: '{name}第二座廠房啟用',
      summary: '公司產能將因此倍增。',
      body: [
        '{name}啟用第二座廠房。公司產能將因此倍增，預計 {months} 個月內全面投產。',
        { heading: '投資金額', items: ['廠房：{buildingWords} {currency}', '設備：{equipmentWords} {currency}'] },
      ],
    },
    contract: {
      title: '{name}取得 {amountWords} {currency} 合約',
      summary: '工程分 {years} 年完成。',
      body: [
        '{name}取得一份價值 {amountWords} {currency} 的合約，工程分 {years} 年完成。',
        '公司表示，現有人力與設備足以完成這項工作。',
      ],
    },
    dividend: {
      title: '{name}擬每股配息 {dividend} {currency}',
      summary: '議案將提交股東會表決。',
      body: [
        '{name}董事會擬每股配息 {dividend} {currency}，議案將提交股東會表決。',
        '除息日當天，股價通常會開低，幅度約等於配息金額。',
      ],
    },
    buyback: {
      title: '{name}計劃買回至多 {percent} 的股份',
      summary: '買回期間為十二個月。',
      body: [
        '{name}計劃在交易所買回至多 {percent} 的自家股份，期間為十二個月。',
        '買回的股份註銷後，其餘每一股所代表的公司比例隨之提高。',
      ],
    },
    fund: {
      title: '{name}年費調降至 {after}',
      summary: '先前為 {before}。',
      body: [
        '{name}將年費由 {before} 調降至 {after}，受益人無須辦理任何手續。',
        '年費由基金資產中扣除，因此已反映在單位淨值裡。',
      ],
    },
    orders: {
      title: '市價單還是限價單？',
      summary: '一個求快，一個求價。',
      body: [
        '市價單會以當下的最佳價格立即成交。您知道它會成交，但無法確定準確的價格。',
        '限價單寫明您能接受的最差價格。您知道價格，但無法確定能否成交。',
        {
          heading: '經驗法則',
          items: ['掛單稀少或數量較大：用限價單。', '不急：用限價單。', '必須馬上成交：用市價單。'],
        },
      ],
    },
    costs: {
      title: '一筆交易要花多少錢',
      summary: '手續費只是其中一部分。',
      body: [
        '每筆委託在確認之前都會列出費用：手續費，以及不同市場的稅費和交易所規費。',
        '買進有成本，賣出也有成本。部位要先賺回這些費用，才算真正獲利。',
        {
          heading: '還要考慮',
          items: ['買價與賣價之間的差額。', '換成其他幣別的成本。', '最低收費，對小額委託影響較大。'],
        },
      ],
    },
    spread: {
      title: '為什麼會有兩個價格',
      summary: '買價、賣價，以及兩者之間的差額。',
      body: [
        '買價是有人願意付的最高價，賣價是有人願意收的最低價。馬上買進以賣價成交，馬上賣出以買價成交。',
        '兩者之差就是價差。成交熱絡的商品價差小，成交清淡的商品價差大。',
        '觸及當日漲跌停價時，掛單的一側可能是空的，另一側的委託只能等待。',
      ],
    },
    leverage: {
      title: '槓桿如何放大虧損',
      summary: '盈虧兩個方向都會被放大。',
      body: [
        '使用 5 倍槓桿時，下跌 4% 會損失保證金的 20%，上漲則賺取同樣的幅度。',
        '當原始保證金虧損一半時，券商會以市價平倉。',
        { heading: '使用之前', items: ['先想好能承受多大的虧損。', '留出資金以便追加保證金。', '從不用槓桿開始。'] },
      ],
    },
  },
  notices: {
    simulated: '本平台所有價格均為模擬，不涉及真實資金。',
    holiday: '{market}：{day} 為國定假日，休市一天。',
    weekend: '週末各證券交易所休市，數位貨幣照常交易。',
    learn: '新手？新聞的「學堂」專欄介紹委託如何運作。',
  },
  banners: {
    practise: { title: '零風險練習：這裡的資金都是練習資金', action: '尋找股票' },
    watch: { title: '一份自選，十二個市場', action: '開啟自選' },
    learn: { title: '委託、成本與槓桿，簡明講解', action: '閱讀新聞' },
  },
}
