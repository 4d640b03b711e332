import { expect, it } from 'vitest'
import { targetOf } from './link.ts'

it.each([
  ['https://example.com/a?b=1', { is: 'outside', address: 'https://example.com/a?b=1' }],
  ['/home/newShare', { is: 'screen', to: '/home/newShare', search: {} }],
  [
    '/home/newShareInfo?id=007&tab=a%20b',
    { is: 'screen', to: '/home/newShareInfo', search: { id: '007', tab: 'a b' } },
  ],
  ['/news/index#x', { is: 'screen', to: '/news/index', search: {} }],
  ['/news/index/', { is: 'screen', to: '/news/index', search: {} }],
])('%s leads to its target', (link, target) => expect(targetOf(link)).toEqual(target))
