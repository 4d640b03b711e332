import { expect, it } from 'vitest'
import { withKeys } from './namespaces.ts'

it('shows every text with its key, and leaves what is inserted and its plural as they are', () => {
  const words = { title: 'Drafts', list: { some: '{count:number} {{draft|drafts}}' } }
  expect(withKeys(words, 'drafts.')).toEqual({
    title: 'Drafts [drafts.title]',
    list: { some: '{count:number} {{draft|drafts}} [drafts.list.some]' },
  })
})
