import { describe, expect, it } from 'vitest'
import { prefixed } from './prefixed.ts'

describe('prefixed', () => {
  it('moves the base path into the paths and keeps everything else', () => {
    const bundle = { openapi: '3.1.0', servers: [{ url: '/api/vue' }], paths: { '/user/login': { post: {} } } }
    expect(prefixed(bundle)).toEqual({
      openapi: '3.1.0',
      servers: [{ url: '/' }],
      paths: { '/api/vue/user/login': { post: {} } },
    })
  })
})
