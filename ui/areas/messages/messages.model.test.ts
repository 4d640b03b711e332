import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Failure, Offline, Rejected } from '../../../ports/failure.ts'
import type { Message } from '../../../ports/Messages.ts'
import { loadNamespace, startWords } from '../../i18n/words.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeMessageModel } from './message.model.ts'
import { makeMessagesModel } from './messages.model.ts'

beforeAll(async () => {
  await startWords('it')
  await loadNamespace('messages')
})

const message = (id: string, time: number, read = false): Message => ({
  id,
  kind: 'funds',
  title: id,
  content: '',
  read,
  time,
  link: null,
  zone: null,
})

/** A server with messages that can be read. */
const start = (kept: ReadonlyArray<Message>, failure: Failure | null = null) => {
  let all = kept
  const sent: string[] = []
  let ids = 0
  const unread = () => all.filter(({ read }) => !read).length
  const orFail = <A>(answer: () => A): Effect.Effect<A, Failure> =>
    failure ? Effect.fail(failure) : Effect.sync(answer)
  const fake = makeFakeApp({
    clock: { newId: () => `id-${(ids += 1)}` },
    customerAccount: { unreadMessages: () => Effect.sync(unread) },
    messages: {
      list: ({ language, read }) =>
        Effect.sync(() => {
          sent.push(`list ${language} ${read}`)
          return { list: all.filter((row) => row.read === read), next: null }
        }),
      one: (id) => {
        const found = all.find((row) => row.id === id)
        return found ? Effect.succeed(found) : Effect.fail(failure ?? new Rejected({ code: 'message-not-found' }))
      },
      markRead: (id, requestId) =>
        orFail(() => {
          sent.push(`read ${id} ${requestId}`)
          all = all.map((row) => (row.id === id ? { ...row, read: true } : row))
          return unread()
        }),
      markAllRead: (until, requestId) =>
        orFail(() => {
          sent.push(`all ${until} ${requestId}`)
          all = all.map((row) => (row.time <= until ? { ...row, read: true } : row))
          return unread()
        }),
    },
  })
  return {
    ...fake,
    sent,
    list: fake.app.model(makeMessagesModel),
    one: fake.app.model(makeMessageModel),
    shell: fake.app.model(makeCustomerModel).unread,
    arrive: (fresh: Message) => {
      all = [fresh, ...all]
    },
  }
}
const THREE = [message('new', 3), message('seen', 2, true), message('old', 1)]
const order = ({ list }: ReturnType<typeof start>) => list.rows.value.map(({ id, read }) => `${id}${read ? '' : '*'}`)

describe('messages', () => {
  it('are listed with the unread ones first, in the current language', async () => {
    const on = start(THREE)
    await on.list.open()
    await on.list.more()
    expect(order(on)).toEqual(['new*', 'old*', 'seen'])
    expect(on.sent).toEqual(['list it false', 'list it true'])
    expect(on.shell.value).toBe(2)
  })

  it('are marked as read when they are opened, which updates the count in the frame', async () => {
    const on = start(THREE)
    await on.list.open()
    await on.one.open('old')
    expect(on.one.opened.value).toMatchObject({ is: 'ready', value: { id: 'old' } })
    expect(on.sent.at(-1)).toBe('read old id-1')
    expect([on.shell.value, order(on)]).toEqual([1, ['new*', 'old']])
    await on.one.open('old')
    expect(on.sent.filter((call) => call.startsWith('read'))).toHaveLength(1)
  })

  it('are found by their address as well, or reported as unknown', async () => {
    const on = start(THREE)
    await on.one.open('seen')
    expect(on.one.opened.value).toMatchObject({ is: 'ready', value: { id: 'seen' } })
    await on.one.open('gone')
    expect(on.one.opened.value.is).toBe('unknown')
    await on.one.open(undefined)
    expect([on.one.opened.value.is, on.failures]).toEqual(['unknown', []])
    const lost = start([], new Offline())
    await lost.one.open('gone')
    expect(lost.one.opened.value.is).toBe('failed')
  })

  it('stay unread until the server has confirmed', async () => {
    const on = start(THREE, new Offline())
    await on.list.open()
    await on.one.open('old')
    expect([on.shell.value, order(on)]).toEqual([2, ['new*', 'old*']])
  })

  it('are all marked as read, but only those that were shown', async () => {
    const on = start(THREE)
    await on.list.open()
    await on.list.more()
    on.arrive(message('later', 4))
    await on.list.readAll()
    expect(on.sent.at(-1)).toBe('all 3 id-1')
    expect(on.toaster.message.value?.text).toBe('Tutti i messaggi sono segnati come letti')
    expect([on.shell.value, order(on)]).toEqual([1, ['new', 'old', 'seen']])
  })

  it('keep their place when the list is opened again, unless there is a new one', async () => {
    const on = start(THREE)
    await on.list.open()
    await on.list.open()
    expect(on.sent).toHaveLength(1)
    on.arrive(message('later', 4))
    await on.list.open()
    expect(order(on)).toEqual(['later*', 'new*', 'old*'])
  })
})
