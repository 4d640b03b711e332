import type { Handlers } from '../../../platform/contract/operations.ts'
import { isRejection, reject } from '../../../platform/rejection/rejection.ts'
import { pageOf } from '../../../platform/paging/cursor.ts'
import { watchedBy } from '../watched.ts'
import { findInstruments } from './find.ts'

export const searchHandlers = {
  '/quotes/search': async (fields, { broker, customer }) => {
    const page = pageOf({ path: '/quotes/search', customerId: customer.id, fields }, fields)
    if (isRejection(page)) return page
    // The listing never changes while the broker runs, so a place in the list stays valid.
    const from = Number(page.after ?? 0)
    if (!Number.isSafeInteger(from)) return reject('invalid-parameters', '/cursor')
    const hits = findInstruments(fields.keyword, fields)
    const watched = new Set(await watchedBy(broker.db, customer.id))
    const end = from + page.limit
    return {
      list: hits.slice(from, end).map(({ chineseName, code, currency, market, name }) => ({
        code,
        name,
        chinesename: chineseName,
        market,
        currency,
        watched: watched.has(code),
      })),
      next: end < hits.length ? page.cursorAfter(String(end)) : '',
    }
  },
} satisfies Partial<Handlers>
