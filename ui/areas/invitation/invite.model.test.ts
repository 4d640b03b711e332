import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { InvitationCard, InvitedFriend } from '../../../ports/Invitation.ts'
import { loadNamespace, startWords } from '../../i18n/words.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeInviteModel, invitationLink } from './invite.model.ts'
import { qrPicture } from '../../kit/figures/qrPicture.ts'

beforeAll(async () => {
  await startWords('us')
  await loadNamespace('invitation')
})

const FRIEND: InvitedFriend = { account: '012*****90', state: 'verified', registeredAt: 1 }
const start = (card: InvitationCard | Failure, clipboard = true) => {
  const done: unknown[] = []
  const fake = makeFakeApp({
    invitation: {
      card: () => ('code' in card && 'link' in card ? Effect.succeed(card) : Effect.fail(card)),
      friends: () => Effect.succeed({ list: [FRIEND, { ...FRIEND, registeredAt: 2 }], next: null }),
    },
    platform: {
      copy: (text) => Effect.sync(() => (done.push(['copy', text]), clipboard)),
      share: (what) => Effect.sync(() => (done.push(['share', what]), true)),
    },
  })
  return { ...fake, done, model: makeInviteModel(fake.app, () => 'https://app.test/stocks/?a=1#/mine/qr') }
}

describe('the invitation link', () => {
  const made = (link: string | null, own: string) => invitationLink(link, 'A1B2', own)

  it('is the server’s where it has one', () =>
    expect(made('https://x.test/#/r?code=A1B2', 'https://app.test/')).toBe('https://x.test/#/r?code=A1B2'))
  it('is made of the app’s own address otherwise', () => {
    expect(made(null, 'https://app.test/stocks/?a=1#/mine/qr')).toBe(
      'https://app.test/stocks/#/login/register?code=A1B2',
    )
    expect(made('javascript:alert(1)', 'http://localhost:5173/')).toBe(
      'http://localhost:5173/#/login/register?code=A1B2',
    )
  })
  it('is not one that only opens inside a native shell', () => {
    expect(made(null, 'capacitor://localhost/')).toBeNull()
    expect(made(null, 'https://localhost/index.html')).toBeNull()
  })
})

describe('the QR code', () => {
  it('contains every dark module and a quiet zone of four', () => {
    const { size, path } = qrPicture('https://app.test/#/login/register?code=A1B2')
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map(([, x, y, run]) => [x, y, run].map(Number))
    expect(runs.map((run) => `M${run[0]} ${run[1]}h${run[2]}v1h-${run[2]}z`).join('')).toBe(path)
    for (const [x = 0, y = 0, run = 0] of runs) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
      expect(Math.max(x + run, y + 1)).toBeLessThanOrEqual(size - 4)
    }
    // The first row of a finder pattern is seven dark modules.
    expect(runs[0]).toEqual([4, 4, 7])
  })
})

describe('the card', () => {
  it('shows the invitation and the friends who used it', async () => {
    const { model } = start({ code: 'A1B2', link: null, invited: 2 })
    await model.load()
    expect(model.card.value?.address).toBe('https://app.test/stocks/#/login/register?code=A1B2')
    expect(model.qr.value?.size).toBeGreaterThan(20)
    expect(model.friends.rows.value).toHaveLength(2)
  })

  it('is copied and shared, and confirms it', async () => {
    const { model, done, toaster } = start({ code: 'A1B2', link: 'https://x.test/#/r', invited: 0 })
    await model.load()
    await model.copy('A1B2')
    expect(toaster.message.value).toEqual({ text: 'Copied', tone: 'success' })
    await model.share()
    expect(done).toEqual([
      ['copy', 'A1B2'],
      ['share', { title: 'Open an account with my invitation', url: 'https://x.test/#/r' }],
    ])
    const refusing = start({ code: 'A1B2', link: null, invited: 0 }, false)
    await refusing.model.copy('A1B2')
    expect(refusing.toaster.message.value?.tone).toBe('error')
  })

  it('shows why it could not be loaded', async () => {
    const { model } = start(new Offline())
    await model.loadCard()
    expect(model.failed.value?.failure?._tag).toBe('Offline')
    expect([model.card.value, model.qr.value]).toEqual([null, null])
  })
})
