import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { filesIn, read } from '../lint/tree.ts'
import { textsOf } from './texts.ts'

/** A bare quantity in a text: "Buy 100 Apple" for "Buy 100 shares of Apple". */
const BARE = /inText\((?:cover\()?formatQuantity\(/

/** Where a figure stands without its unit, and why. */
const WITHOUT_UNIT: Readonly<Record<string, string>> = {
  'ui/areas/markets/listing.ts': 'adds the unit',
  'ui/areas/offers/offerText.ts': 'adds the unit',
  'ui/areas/orders/list/OrderRow.tsx': 'the filled part of a quantity that has its unit',
  'ui/areas/orders/ticket/outcome/Outcome.tsx': 'the filled part of a quantity that has its unit',
  'ui/areas/quotes/instrument/OwnHere.tsx': 'the filled part of a quantity that has its unit',
  'ui/areas/positions/closeAll/CloseAllSheet.tsx': 'the part of a quantity that has its unit',
  'ui/areas/orders/ticket/enter/EntryFields.tsx': 'the maximum, beside the label of the quantity',
  'ui/areas/quotes/instrument/Rules.tsx': 'a price',
  'ui/areas/block/LargeInfo.tsx': 'the text says shares',
  'ui/areas/block/OfferRow.tsx': 'the texts say shares and lots',
  'ui/areas/block/formatBlockProblem.ts': 'the texts say shares',
  'ui/areas/block/BuySheet.tsx': 'the texts say shares, or stand behind a quantity that has its unit',
  'ui/areas/lending/LendSheet.tsx': 'they stand behind a quantity that has its unit',
  'ui/areas/lending/LendTab.tsx': 'lots; the lent part beside what can be lent',
  'ui/charts/trading/chartText.ts': 'the label of a line in the chart of one instrument',
  'ui/charts/tools/LineHandles.tsx': 'the label of a line in the chart of one instrument',
  'ui/charts/tools/DrawingLayer.tsx': 'a count of candles',
  'ui/areas/savings/NextPurchase.tsx': 'a count of periods',
}

it('a quantity in a sentence has its unit: shares, units, contracts or coins', () => {
  const bare = filesIn('ui').filter((path) => /(?<!\.test)\.tsx?$/.test(path) && BARE.test(read(path)))
  expect(bare.toSorted()).toEqual(Object.keys(WITHOUT_UNIT).toSorted())
})

describe.each(LOCALES)('$name', ({ code }) => {
  it('has a unit behind every quantity', async () => {
    const texts = [...(await textsOf(code))].filter(([path]) => path.startsWith('markets.quantities.'))
    expect(texts.length).toBe(5)
    for (const [, text] of texts) expect(text.replaceAll(/\{\w+(?::\w+)?\}/g, '')).toMatch(/\p{L}/u)
  })
})
