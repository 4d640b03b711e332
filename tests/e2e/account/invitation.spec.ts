import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { encode } from 'uqr'
import { call } from '../../demoCustomer.ts'
import { freshNumber } from '../support/control.ts'
import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

test('the QR code is made on the device, leads to the registration, is saved and copied; friends are shown masked', async ({
  open,
  page,
  context,
  broker,
  customer,
  steer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { invitation } = await wordsOf('us', 'invitation')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(broker.url)) foreign.push(request.url())
  })
  const headers = { token: customer.token, account: customer.account }
  const { code } = (await call(broker.url, '/invitation/info', {}, headers)) as { code: string }
  const friend = freshNumber()
  const form = { account: friend, password: 'calm1234', repassword: 'calm1234', invitecode: code, agree: '1' }
  await call(broker.url, '/user/register', { ...form, requestid: randomUUID() })
  await open('/mine/qr', { language: 'us' })
  await page.getByRole('button', { name: invitation.copyLink }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain(`${broker.url}/#/login/register?code=`)
  const link = await copied()

  // The picture is the code of exactly this link: every module is correct.
  const drawn = await page.getByRole('img', { name: invitation.qrLabel }).evaluate((svg) => ({
    size: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
  }))
  const { data, size } = encode(link, { ecc: 'M', border: 4 })
  expect(drawn.size).toBe(size)
  const dark = new Set<string>()
  for (const [, x, y, run] of drawn.path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let column = Number(x); column < Number(x) + Number(run); column += 1) dark.add(`${column} ${y}`)
  const wanted = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`${x} ${y}`] : [])))
  expect([...dark].toSorted()).toEqual(wanted.toSorted())
  expect(foreign).toEqual([])

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: invitation.save }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^invitation-\w+\.png$/)
  const { format, width, height } = await sharp(await readFile(await file.path())).metadata()
  expect([format, width, height]).toEqual(['png', 720, 960])

  await test.step('a friend who registered with the code is shown masked, with their progress', async () => {
    const row = page.getByRole('list', { name: invitation.friends }).getByRole('listitem')
    await expect(row).toContainText(`${friend.slice(0, 3)}*****${friend.slice(-2)}`)
    await expect(row).toContainText(invitation.states.registered)
    await steer.post('/identity/grant', { account: friend })
    await page.reload()
    await expect(row).toContainText(invitation.states.verified)
  })
})
