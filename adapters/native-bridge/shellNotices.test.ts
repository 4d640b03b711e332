import { expect, it, vi } from 'vitest'
import { nativeShellNotices } from './shellNotices.ts'
import { fakePushPlugin } from './testing/pushPlugin.ts'

const watch = async () => {
  const { hearers, load } = fakePushPlugin()
  const heard = { arrived: vi.fn(), tapped: vi.fn() }
  nativeShellNotices(load).watch(heard)
  await vi.waitFor(() => expect(hearers.arrival).toBeDefined())
  return { ...heard, hearers }
}

it('a tap opens the instrument, or the message where there is none', async () => {
  const { hearers, tapped } = await watch()
  hearers.tap?.({ data: { code: '96115', id: 'm1' } })
  hearers.tap?.({ data: { code: '', id: 'm2' } })
  hearers.tap?.({ data: { code: '../mine', id: '' } })
  hearers.tap?.({})
  expect(tapped.mock.calls).toEqual([[{ code: '96115' }], [{ messageId: 'm2' }]])
})

it('what arrives is told with its texts; what is no notification of the server is not', async () => {
  const { arrived, hearers } = await watch()
  hearers.arrival?.({ title: 'Order filled', body: '100 at 4.20', data: { code: '', id: 'm1' } })
  hearers.arrival?.({ body: 'no title', data: { id: 'm2' } })
  hearers.arrival?.({ title: 'no id' })
  expect(arrived.mock.calls).toEqual([[{ id: 'm1', code: '', title: 'Order filled', body: '100 at 4.20' }]])
})

it('a shell without the plug-in reports none', async () => {
  const heard = { arrived: vi.fn(), tapped: vi.fn() }
  const load = vi.fn(async () => Promise.reject(new Error('no plug-in')))
  nativeShellNotices(load).watch(heard)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect([heard.arrived, heard.tapped].map((one) => one.mock.calls)).toEqual([[], []])
})
