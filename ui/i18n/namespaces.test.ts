import { expect, it } from 'vitest'
import { loadArea, withKeys } from './namespaces.ts'

it('shows every text with its key, and leaves what is inserted and its plural as they are', () => {
  const words = { title: 'Drafts', list: { some: '{count:number} {{draft|drafts}}' } }
  expect(withKeys(words, 'drafts.')).toEqual({
    title: 'Drafts [drafts.title]',
    list: { some: '{count:number} {{draft|drafts}} [drafts.list.some]' },
  })
})

it('downloads the words of an area once, and again where that failed', async () => {
  let downloads = 0
  const home = async () => {
    downloads += 1
    if (downloads === 1) throw new Error('no network')
    return { default: { title: 'Home' } }
  }
  const areas = { './home/index.ts': home }
  await expect(loadArea(areas, 'home')).rejects.toThrow('no network')
  expect(await Promise.all([loadArea(areas, 'home'), loadArea(areas, 'home')])).toEqual([
    { title: 'Home' },
    { title: 'Home' },
  ])
  await loadArea(areas, 'home')
  expect(downloads).toBe(2)
})
