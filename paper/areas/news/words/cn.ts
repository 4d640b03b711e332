import type { Words } from './words.ts'

export const cn: Words = {
  source: 'Paper Wire · 模拟',
  simulated: '模拟内容：公司与事件均为虚构，所有价格来自模拟市场。',
  categories: {
    markets: '市场',
    companies: '公司',
    currencies: '外汇',
    digital: '数字货币',
    funds: '基金',
    learn: '学堂',
  },
  markets: { MY: '马来西亚', TW: '台湾', CN: 'A股', US: '美国', JP: '日本', IT: '意大利', ES: '西班牙' },
  stories: {
    session: {
      title: {
        up: '{market}收涨：{index} {change}',
        down: '{market}收跌：{index} {change}',
        flat: '{market}收盘变动不大：{index} {change}',
      },
      summary: '{index}报收 {level}，日内波动区间 {low} 至 {high}。',
      body: [
        '{index}今日开于 {open}，报收 {level}，较前一交易日收盘 {change}。',
        '日内最低 {low}，最高 {high}。',
        { heading: '当日个股', items: ['{first}：{firstChange}', '{second}：{secondChange}'] },
      ],
    },
    currency: {
      title: { up: '{name} 走高：{change}', down: '{name} 走低：{change}', flat: '{name} 波动不大：{change}' },
      summary: '该货币对当日收于 {level}。',
      body: [
        '{name} 当日收于 {level}，较前一日 {change}，日内在 {low} 与 {high} 之间波动。',
        '外汇交易仅在纽约时间周五傍晚至周日傍晚休市。',
      ],
    },
    coin: {
      title: { up: '{name}上涨：{change}', down: '{name}下跌：{change}', flat: '{name}波动不大：{change}' },
      summary: '当日收于 {level} USDT。',
      body: [
        '按 UTC 日计，{name}收于 {level} USDT，较前一日 {change}，日内在 {low} 与 {high} 之间波动。',
        '数字货币全天候交易，周末也不例外，双向大幅波动并不少见。',
      ],
    },
    growth: {
      title: '{name}营收增长 {percent}',
      summary: '税前利润率为 {margin}。',
      body: [
        '{name}公布季度业绩：营收同比增长 {percent}，税前利润率为 {margin}。',
        '公司预计下一季度情况与本季度大致相当。',
      ],
    },
    decline: {
      title: '{name}营收下降 {percent}',
      summary: '税前利润率为 {margin}。',
      body: [
        '{name}公布季度业绩：营收同比下降 {percent}，税前利润率为 {margin}。',
        '公司称原因是订单减少、成本上升，未来几个月将压缩开支。',
      ],
    },
    site: {
      title: '{name}第二座工厂启用',
      summary: '公司产能将因此翻倍。',
      body: [
        '{name}启用第二座工厂。公司产能将因此翻倍，预计 {months} 个月内全面投产。',
        { heading: '投资金额', items: ['厂房：{buildingWords} {currency}', '设备：{equipmentWords} {currency}'] },
      ],
    },
    contract: {
      title: '{name}获得 {amountWords} {currency} 合同',
      summary: '工程分 {years} 年完成。',
      body: [
        '{name}获得一份价值 {amountWords} {currency} 的合同，工程分 {years} 年完成。',
        '公司表示，现有人员和设备足以完成这项工作。',
      ],
    },
    dividend: {
      title: '{name}拟每股派息 {dividend} {currency}',
      summary: '方案将提交股东大会表决。',
      body: [
        '{name}董事会拟每股派息 {dividend} {currency}，方案将提交股东大会表决。',
        '除息日当天，股价通常会低开大致相当于派息的金额。',
      ],
    },
    buyback: {
      title: '{name}计划回购至多 {percent} 的股份',
      summary: '回购期限为十二个月。',
      body: [
        '{name}计划在交易所回购至多 {percent} 的本公司股份，期限为十二个月。',
        '回购的股份注销后，其余每一股所代表的公司份额随之增加。',
      ],
    },
    fund: {
      title: '{name}年费下调至 {after}',
      summary: '此前为 {before}。',
      body: [
        '{name}将年费由 {before} 下调至 {after}，持有人无需办理任何手续。',
        '年费从基金资产中扣除，因此已经反映在单位净值里。',
      ],
    },
    orders: {
      title: '市价单还是限价单？',
      summary: '一个求快，一个求价。',
      body: [
        '市价单会按当时的最优价格立即成交。您知道它会成交，但无法确定准确的价格。',
        '限价单写明您能接受的最差价格。您知道价格，但无法确定能否成交。',
        {
          heading: '经验之谈',
          items: ['盘口稀薄或数量较大：用限价单。', '不着急：用限价单。', '必须马上成交：用市价单。'],
        },
      ],
    },
    costs: {
      title: '一笔交易要花多少钱',
      summary: '手续费只是其中一部分。',
      body: [
        '每笔委托在确认之前都会列出费用：佣金，以及不同市场的税费和交易所规费。',
        '买入有成本，卖出也有成本。持仓要先赚回这些费用，才算真正盈利。',
        {
          heading: '还要考虑',
          items: ['买价与卖价之间的差额。', '兑换成其他货币的成本。', '最低收费，对小额委托影响较大。'],
        },
      ],
    },
    spread: {
      title: '为什么会有两个价格',
      summary: '买价、卖价，以及两者之间的差额。',
      body: [
        '买价是有人愿意付的最高价，卖价是有人愿意收的最低价。马上买入按卖价成交，马上卖出按买价成交。',
        '两者之差就是价差。成交活跃的证券价差小，成交清淡的证券价差大。',
        '触及当日涨跌停价时，盘口的一侧可能为空，另一侧的委托只能等待。',
      ],
    },
    leverage: {
      title: '杠杆如何放大亏损',
      summary: '盈亏两个方向都会被放大。',
      body: [
        '使用 5 倍杠杆时，下跌 4% 会损失保证金的 20%，上涨则赚取同样的幅度。',
        '当初始保证金亏损一半时，券商会按市价平仓。',
        { heading: '使用之前', items: ['先想好能承受多大的亏损。', '留出资金以便追加保证金。', '从不用杠杆开始。'] },
      ],
    },
  },
  notices: {
    simulated: '本平台所有价格均为模拟，不涉及真实资金。',
    holiday: '{market}：{day} 为公众假期，休市一天。',
    weekend: '周末各证券交易所休市，数字货币照常交易。',
    learn: '新手？资讯的“学堂”分类介绍委托如何运作。',
  },
  banners: {
    practise: { title: '零风险练习：这里的资金都是练习资金', action: '查找股票' },
    watch: { title: '一份自选，十二个市场', action: '打开自选' },
    learn: { title: '委托、成本与杠杆，简明讲解', action: '阅读资讯' },
  },
}
