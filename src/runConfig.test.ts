import { describe, expect, it } from 'vitest'
import { runConfigFrom } from './runConfig.ts'

describe('the config file', () => {
  it.each([
    [{ apiBase: 'https://api.example.test/api/vue/' }, 'https://api.example.test/api/vue'],
    [{ apiBase: '/elsewhere' }, '/elsewhere'],
    [{ apiBase: '' }, '/api/vue'],
    [{ apiBase: 7 }, '/api/vue'],
    [{}, '/api/vue'],
    [null, '/api/vue'],
    ['text', '/api/vue'],
  ])('%j means %s', (content, base) => expect(runConfigFrom(content).apiBase).toBe(base))
})
