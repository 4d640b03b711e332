import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { file, post, upstream, watch } from './testing/harness.ts'

it('serves the app with its files, and passes the rest on', async () => {
  mkdirSync(file('app/assets'), { recursive: true })
  writeFileSync(file('app/index.html'), 'the app')
  writeFileSync(file('app/assets/one.js'), 'its code')
  const url = await upstream((request, response) => void response.end(`the server at ${request.url}`))
  const proxy = await watch(url, '--app')
  const read = async (path: string) => (await fetch(`${proxy.url}${path}`)).text()
  expect(await Promise.all(['/', '/?a=1', '/assets/one.js', '/banners/one.png'].map(read))).toEqual([
    'the app',
    'the app',
    'its code',
    'the server at /banners/one.png',
  ])
  expect(await (await post(proxy.url, '/common/config', { type: 'all' })).text()).toBe(
    'the server at /base/common/config',
  )
})
