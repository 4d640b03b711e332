import { afterEach, describe, expect, it } from 'vitest'
import { inText, joinSentences, sentenceGap } from './inText.ts'
import { LOCALES, localeRow } from './locales.ts'
import { locale, startWords } from './words.ts'

it('keeps a percentage together in an Arabic sentence, its sign where it is', async () => {
  await startWords('ar')
  expect(inText('−1,50\u00a0%')).toBe('\u2066−1,50\u00a0%\u2069')
})

it('leaves a figure as it is where one reads from left to right', async () => {
  await startWords('es')
  expect(inText('−1,50\u00a0%')).toBe('−1,50\u00a0%')
})

describe('several sentences in one text', () => {
  afterEach(() => {
    locale.value = localeRow(null)
  })

  it.each(LOCALES)('are joined as $name is written', (row) => {
    locale.value = row
    expect(sentenceGap()).toBe(['tw', 'cn'].includes(row.code) ? '' : ' ')
  })

  it('leave out what is not said', () => {
    expect(joinSentences([null, 'Uno.', false, '', 'Dos.'])).toBe('Uno. Dos.')
    locale.value = localeRow('tw')
    expect(joinSentences(['一。', null, '二。'])).toBe('一。二。')
  })
})
