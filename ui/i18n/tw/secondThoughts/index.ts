import type { NamespaceSecondThoughtsTranslation } from '../../i18n-types.ts'

const secondThoughts = {
  title: '再想一想',
  notSent: '尚未送出，請再想十秒。',
  largest: {
    long: '過去一年最大回檔（金額）',
    short: '過去一年最大漲幅（金額）',
  },
  moved: {
    long: '價格從{from}的{before}跌至{until}的{after}，跌幅{percent}。若再次發生，這筆委託將虧損上述金額（未計費用）。',
    short:
      '價格從{from}的{before}漲至{until}的{after}，漲幅{percent}。若再次發生，這筆放空委託將虧損上述金額（未計費用）。',
  },
  none: {
    long: '過去一年價格沒有下跌，但仍可能下跌。',
    short: '過去一年價格沒有上漲，但仍可能上漲。',
  },
  margin: '使用保證金時，虧損約{amount}後券商會提前平倉。',
  failed: '無法載入歷史價格。',
  note: '未來的波動可能比過去更大。',
  left: '{seconds}秒後可以送出。',
  over: '現在可以送出。',
} satisfies NamespaceSecondThoughtsTranslation

export default secondThoughts
