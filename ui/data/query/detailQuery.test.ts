import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Offline, Rejected } from '../../../ports/failure.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeDetailQuery } from './detailQuery.ts'

/** A page that shows the server's value at that moment. */
const setUp = () => {
  const { app, failures } = makeFakeApp({})
  const server: { says: string | Failure } = { says: 'one' }
  const learnt: string[] = []
  const page = makeDetailQuery<string>(app, {
    ask: (id) =>
      Effect.suspend(() =>
        typeof server.says === 'string' ? Effect.succeed(`${id} ${server.says}`) : Effect.fail(server.says),
      ),
    absent: 'order-not-found',
    learn: (found) => void learnt.push(found),
  })
  return { page, server, learnt, failures }
}

describe('the record of a page', () => {
  it('is loading, then shown, then refreshed in place', async () => {
    const { page, server, learnt } = setUp()
    const first = page.open('7')
    expect(page.opened.value).toEqual({ is: 'loading' })
    expect(await first).toBe('7 one')
    server.says = 'two'
    const again = page.open('7')
    expect(page.shown.value).toBe('7 one')
    await again
    expect([page.opened.value, learnt]).toEqual([{ is: 'ready', asked: '7', value: '7 two' }, ['7 one', '7 two']])
    void page.open('8')
    expect(page.opened.value).toEqual({ is: 'loading' })
  })

  it('stays where a refresh fails, and is removed where the server no longer has it', async () => {
    const { page, server, failures } = setUp()
    await page.open('7')
    server.says = new Offline()
    expect(await page.refresh()).toBeNull()
    expect(page.shown.value).toBe('7 one')
    server.says = new Rejected({ code: 'order-not-found' })
    await page.refresh()
    expect([page.opened.value, failures]).toEqual([{ is: 'unknown' }, []])
  })

  it('shows a failed load, and is not requested without an id', async () => {
    const { page, server, learnt } = setUp()
    server.says = new Rejected({ code: 'system-busy' })
    await page.open('7')
    expect(page.opened.value).toMatchObject({ is: 'failed' })
    await page.open('')
    expect([page.opened.value, learnt]).toEqual([{ is: 'unknown' }, []])
  })

  it('may be provided without a request', async () => {
    const { page } = setUp()
    page.put('7', 'known')
    expect(page.opened.value).toEqual({ is: 'ready', asked: '7', value: 'known' })
  })
})

describe('the record of a page shown by two parts of a screen', () => {
  it('is requested once while a request is in flight, and again after that', async () => {
    const { app } = makeFakeApp({})
    let asked = 0
    const page = makeDetailQuery<number>(app, { ask: () => Effect.sync(() => (asked += 1)), absent: 'order-not-found' })
    expect(await Promise.all([page.open('7'), page.open('7')])).toEqual([1, 1])
    expect(await page.open('7')).toBe(2)
    void page.open('8')
    page.stop()
    expect(await page.open('8')).toBe(4)
  })
})
