import { expect, it } from 'vitest'
import { sharedAddress } from './shared.ts'

const LINK = 'https://app.test/stocks/#/login/register?code=A1B2'

it.each([
  ['a link as an address', { url: LINK }, './#/login/register?code=A1B2'],
  ['a link in a text, as Android shares it', { text: `Join me: ${LINK} !` }, './#/login/register?code=A1B2'],
  [
    'a link with another parameter before',
    { text: `https://a.b/#/login/register?to=x&code=9` },
    './#/login/register?code=9',
  ],
  ['no link', { title: 'A page', text: 'https://other.test/?code=A1B2' }, './'],
  ['a code that is none', { url: 'https://app.test/#/login/register?code="><script>' }, './'],
])('%s', (_, shared, address) => {
  expect(sharedAddress(new URLSearchParams(Object.entries(shared)))).toBe(address)
})
