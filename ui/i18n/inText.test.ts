import { expect, it } from 'vitest'
import { inText } from './inText.ts'
import { startWords } from './words.ts'

it('keeps a percentage together in an Arabic sentence, its sign where it is', async () => {
  await startWords('ar')
  expect(inText('−1,50\u00a0%')).toBe('\u2066−1,50\u00a0%\u2069')
})

it('leaves a figure as it is where one reads from left to right', async () => {
  await startWords('es')
  expect(inText('−1,50\u00a0%')).toBe('−1,50\u00a0%')
})
