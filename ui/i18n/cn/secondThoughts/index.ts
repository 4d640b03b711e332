import type { NamespaceSecondThoughtsTranslation } from '../../i18n-types.ts'

const secondThoughts = {
  title: '再想一想',
  notSent: '尚未提交，请再想十秒。',
  largest: {
    long: '过去一年最大回撤（金额）',
    short: '过去一年最大涨幅（金额）',
  },
  moved: {
    long: '价格从{from}的{before}跌至{until}的{after}，跌幅{percent}。若再次发生，这笔委托将亏损上述金额（未计费用）。',
    short:
      '价格从{from}的{before}涨至{until}的{after}，涨幅{percent}。若再次发生，这笔做空委托将亏损上述金额（未计费用）。',
  },
  none: {
    long: '过去一年价格没有下跌，但仍可能下跌。',
    short: '过去一年价格没有上涨，但仍可能上涨。',
  },
  margin: '使用保证金时，亏损约{amount}后券商会提前平仓。',
  failed: '无法加载历史价格。',
  note: '未来的波动可能比过去更大。',
  left: '{seconds}秒后可以提交。',
  over: '现在可以提交。',
} satisfies NamespaceSecondThoughtsTranslation

export default secondThoughts
