import { expect, it } from 'vitest'
import { currentWords, loadNamespace, startWords } from './words.ts'

it('adds the words of an area to those in use, so that nothing on screen is rendered again', async () => {
  await startWords('us')
  const words = currentWords()
  expect(words.news.title()).toBe('')
  await loadNamespace('news')
  expect(currentWords()).toBe(words)
  expect(words.news.title()).not.toBe('')
})

it('leaves the words of the language before behind', async () => {
  await startWords('us')
  const late = loadNamespace('news')
  await startWords('es')
  await late
  expect(currentWords().news.title()).toBe('')
})
