import { encode } from 'uqr'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listOf, nodeOf } from '../../../openapi/tools/node.ts'
import { exampleAnswer, exampleOf, exampleWith } from '../../../tests/contract/smallServer.ts'
import { currentWords } from '../../../ui/i18n/words.ts'
import { mountExamples } from '../../testing/mountSmallServer.tsx'

it('the QR code is made on the device, leads to the registration, is saved and copied; friends are shown with their progress', async () => {
  // A server that leaves the address of the invitation to the app.
  const { go, leave } = await mountExamples('us', (path) =>
    path === '/invitation/info' ? exampleWith(path, () => ({ link: '' })) : exampleAnswer(path),
  )
  const words = currentWords().invitation
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  performance.clearResourceTimings()
  await go('/mine/qr')
  await page.getByRole('button', { name: words.copyLink() }).click()
  await expect.poll(() => copy.mock.calls.length).toBe(1)
  const link = String(copy.mock.calls[0]?.[0])
  expect(link).toBe(new URL('#/login/register?code=WELCOME1', location.origin + location.pathname).href)

  // The picture is the code of exactly this link: every module is correct.
  const svg = page.getByRole('img', { name: words.qrLabel() }).element()
  const { data, size } = encode(link, { ecc: 'M', border: 4 })
  expect(svg.getAttribute('viewBox')?.split(' ')[2]).toBe(String(size))
  const dark = [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(
    ([, x, y, run]) => Array.from({ length: Number(run) }, (_, nth) => `${Number(x) + nth} ${y}`),
  )
  const wanted = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`${x} ${y}`] : [])))
  expect(dark.toSorted()).toEqual(wanted.toSorted())

  // The browser downloads what the link has: here the test keeps it.
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:kept'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await page.getByRole('button', { name: words.save() }).click()
  await expect.poll(() => names).toEqual(['invitation-WELCOME1.png'])
  const { width, height } = await createImageBitmap(files[0]!)
  expect([files[0]!.type, width, height]).toEqual(['image/png', 720, 960])

  const friends = listOf(nodeOf(exampleOf('/invitation/friends')['data'])['list']).map(nodeOf)
  const rows = page.getByRole('list', { name: words.friends() }).getByRole('listitem')
  for (const [nth, state] of (['registered', 'verified', 'deposited'] as const).entries()) {
    await expect.element(rows.nth(nth)).toHaveTextContent(String(friends[nth]?.['account']))
    await expect.element(rows.nth(nth)).toHaveTextContent(words.states[state]())
  }
  const foreign = performance.getEntriesByType('resource').filter(({ name }) => !/^(blob|data):/.test(name))
  expect(foreign.map(({ name }) => new URL(name).origin).filter((origin) => origin !== location.origin)).toEqual([])
  await leave()
})
