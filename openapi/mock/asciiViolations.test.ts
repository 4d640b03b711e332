import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { allowViolations, asciiJson } from './asciiViolations.ts'

describe('asciiJson', () => {
  it('is ASCII and parses to the same value', () => {
    const text = JSON.stringify([{ message: '必须是 请重新登录, ok 😀' }])
    expect(asciiJson(text)).toMatch(/^[\x20-\x7e]*$/)
    expect(JSON.parse(asciiJson(text))).toEqual(JSON.parse(text))
  })
})

describe('allowViolations', () => {
  it('escapes Chinese text in the violations header and does not change other headers', async () => {
    allowViolations()
    const server = createServer((_request, response) => {
      response.setHeader('sl-violations', JSON.stringify('账号'))
      expect(() => response.setHeader('x-other', '账号')).toThrow('Invalid character')
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(JSON.parse(response.headers.get('sl-violations') ?? '')).toBe('账号')
    await new Promise((resolve) => server.close(resolve))
  })
})
