import { expect, it } from 'vitest'
import { nativeOpenedLinks } from './openedLinks.ts'

it('passes the screen of a link, and nothing of another', async () => {
  const opened: string[] = []
  nativeOpenedLinks(async (tell) => {
    tell('https://app.example.com/#/quotes/info?code=VELM')
    tell('https://app.example.com/')
    tell('org.example.broker://open#/mine/message')
  }).watch((screen) => opened.push(screen))
  expect(opened).toEqual(['/quotes/info?code=VELM', '/mine/message'])
})

it('a shell without the plug-in passes none', () => {
  nativeOpenedLinks(() => Promise.reject(new Error('no plug-in'))).watch(() => expect.unreachable())
})
