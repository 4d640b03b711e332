import { expect, it } from 'vitest'
import { filesIn, read } from './tree.ts'

const SOURCES = ['src', 'ui', 'adapters']
  .flatMap(filesIn)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
const MECHANISM = 'ui/kit/fields/composing.ts'

it('every page that draws an app ignores an Enter that ends a composition', () => {
  const pages = SOURCES.filter((path) => /^src\/(?:.*\/)?main\.tsx$/.test(path))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.filter((path) => !read(path).includes('ignoreComposingEnter(window)'))).toEqual([])
})

it('nothing else asks whether a key belongs to a composition', () => {
  const asking = SOURCES.filter((path) => path !== MECHANISM && /isComposing|keyCode|compositionend/.test(read(path)))
  expect(asking).toEqual([])
})
