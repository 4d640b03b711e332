import { expect, it } from 'vitest'
import { screenOfLink } from './openedLink.ts'

it.each([
  ['https://app.example.com/#/quotes/info?code=VELM', '/quotes/info?code=VELM'],
  ['org.example.broker://open#/mine/message', '/mine/message'],
  ['#/mine/message', '/mine/message'],
  [`#/${'a'.repeat(499)}`, `/${'a'.repeat(499)}`],
])('%s leads to %s', (link, screen) => {
  expect(screenOfLink(link)).toBe(screen)
})

it.each([
  '',
  'https://app.example.com/',
  '/mine/message',
  'https://app.example.com/#',
  'https://app.example.com/#//evil.example',
  'https://app.example.com/#https://evil.example',
  'https://app.example.com/#javascript:alert(1)',
  'https://app.example.com/#/\\evil.example',
  `https://app.example.com/#/${'a'.repeat(500)}`,
])('%s leads to no screen', (link) => {
  expect(screenOfLink(link)).toBe('')
})
