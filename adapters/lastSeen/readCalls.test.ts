import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { READ_CALLS, questionOf } from './readCalls.ts'

const { paths } = JSON.parse(readFileSync(new URL('../../openapi/bundle.json', import.meta.url), 'utf8')) as {
  readonly paths: Record<string, { readonly post?: object }>
}

it('names calls of the contract', () => {
  expect([...READ_CALLS].filter((path) => !paths[path]?.post)).toEqual([])
})

it('names no call that sends, and none with secrets, documents or account numbers', () => {
  const never =
    /\/(security|identity|bank|upload|user\/(log|reg))|add|remove|order$|cancel|amend|submit|buy|redeem|claim|apply|lend$|recall|borrow|repay|protect|close|pay$|subscribe$|preview|exchange\/quote|funds\/(deposit|withdraw)$|channels|read|complaint|search|orderinfo/
  const wrong = [...READ_CALLS].filter((path) => never.test(path) && path !== '/message/unread')
  expect(wrong).toEqual([])
})

it('keeps the answer of a question under its address and its form', () => {
  const address = 'https://broker.test/some/place/api/vue/quotes/list'
  expect(questionOf(address, 'code=1')).toEqual({ key: `${address}?code=1`, isMarked: true })
  expect(questionOf('https://broker.test/api/vue/common/config', 'type=all')?.isMarked).toBe(false)
})
