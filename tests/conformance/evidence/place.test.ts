import { describe, expect, it } from 'vitest'
import { operations } from '../contract/operations.ts'
import { placeOf } from './place.ts'

describe('the place of a promise in the contract', () => {
  it.each([
    ['/funds/wallets', '/data/3/total', '/components/schemas/Wallet/properties/total', /together, in .currency./],
    ['/user/login', '/data/token', '/components/schemas/Session/properties/token', /^Opaque session token/],
    [
      '/funds/wallets',
      '/status',
      '/paths/~1funds~1wallets/post/responses/200/content/application~1json/schema/oneOf/0/properties/status',
      /^Success/,
    ],
    ['/funds/wallets', 'HTTP status', '/paths/~1funds~1wallets/post/responses', /^One row for every currency/],
    ['/funds/wallets', 'content-type', '/paths/~1funds~1wallets/post/responses/200/content', /./],
    ['/user/login', '/msg', '/paths/~1user~1login/post/x-failures', /^Log in/],
  ])('%s %s', (path, at, contract, promise) => {
    expect(placeOf(path, at)).toEqual({ contract, promise: expect.stringMatching(promise) as string })
  })

  it('is the nearest one where the contract does not name the field', () => {
    expect(placeOf('/user/login', '/data/token/deeper/still').contract).toBe(
      '/components/schemas/Session/properties/token',
    )
  })

  it('is found for every operation, with words', () => {
    for (const { path } of operations)
      expect(placeOf(path, '/data')).toEqual({
        contract: expect.stringMatching(/\/properties\/data$/) as string,
        promise: expect.stringMatching(/\w/) as string,
      })
  })
})
