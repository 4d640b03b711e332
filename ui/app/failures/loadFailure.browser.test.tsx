import { Effect } from 'effect'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Offline, Rejected } from '../../../ports/failure.ts'
import { ArticleText } from '../../areas/articles/ArticleText.tsx'
import { Benefit } from '../../areas/home/Benefit.tsx'
import { Indices } from '../../areas/home/Indices.tsx'
import { makeIndicesModel } from '../../areas/markets/indices.model.ts'
import { makeHomeMoversModel } from '../../areas/home/movers.model.ts'
import { Movers } from '../../areas/home/Movers.tsx'
import { startAllWords } from '../../testing/allWords.ts'
import { makeMarketsModel } from '../../areas/markets/markets.model.ts'
import { makeAssetsModel } from '../../areas/portfolio/assets.model.ts'
import { NoFunds } from '../../areas/portfolio/NoFunds.tsx'
import { PREVIEW } from '../../areas/withdrawals/testing/withdrawing.ts'
import { makeWithdrawModel } from '../../areas/withdrawals/withdraw.model.ts'
import { WithdrawForm } from '../../areas/withdrawals/WithdrawForm.tsx'
import { makeNewcomerModel } from '../../areas/rewards/newcomer.model.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { PartFailed } from './PartFailed.tsx'
import { OwnPicture } from '../../areas/uploads/OwnPicture.tsx'
import type { App } from '../../data/app/app.ts'

beforeAll(async () => {
  await startAllWords('us')
})

/** An app whose server refuses every call that a block loads with. */
const refusing = (code: string): App => {
  const refused = () => Effect.fail(new Rejected({ code }))
  return makeFakeApp({
    clock: { now: () => NOW },
    activities: { one: refused },
    articles: { read: refused },
    funds: { list: refused, worth: refused },
    markets: { list: refused },
    payees: { list: refused },
    positions: { list: refused },
    quotes: { indices: refused, movers: refused },
    serverConfig: {
      settings: () =>
        Effect.succeed({ title: null, logo: null, customerService: null, simulation: true, entries: new Map() }),
    },
    uploads: { picture: refused },
  }).app
}

interface Shown {
  readonly block: () => ReactNode
  /** What the screen requests, where the block does not send the request itself. */
  readonly load?: (app: App) => Promise<unknown>
}

const BLOCKS: Readonly<Record<string, Shown>> = {
  'an article': { block: () => <ArticleText name="privacy" /> },
  "a picture of the customer's": {
    block: () => <OwnPicture url="/p" alt="Proof" failed="The picture could not be loaded." />,
  },
  "home's movers without a market": { block: () => <Movers /> },
  "home's movers of a market": {
    block: () => <Movers />,
    load: (app) => app.model(makeHomeMoversModel).show('MY'),
  },
  "home's indices": { block: () => <Indices />, load: (app) => app.model(makeIndicesModel).load() },
  "home's benefit": { block: () => <Benefit />, load: (app) => app.model(makeNewcomerModel).load() },
  'the payees of a withdrawal': {
    block: () => <WithdrawForm preview={PREVIEW} />,
    load: (app) => app.model(makeWithdrawModel).loadCards(),
  },
  'the wallets': { block: () => <NoFunds />, load: (app) => app.model(makeAssetsModel).refresh() },
  'the markets': { block: () => <Movers />, load: (app) => app.model(makeMarketsModel).load() },
}

describe('a block that could not be loaded', () => {
  it.each(Object.entries(BLOCKS))(
    '%s gives the reason, and offers to try again only where it can help',
    async (_, shown) => {
      const busy = refusing('system-busy')
      await shown.load?.(busy)
      await mountScreen(busy, '/', () => shown.block(), {})
      await expect.element(page.getByText('The system is busy')).toBeVisible()
      await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  )

  it.each(Object.entries(BLOCKS))('%s shows that the account is frozen', async (_, shown) => {
    const frozen = refusing('account-frozen')
    await shown.load?.(frozen)
    await mountScreen(frozen, '/', () => shown.block(), {})
    await expect.element(page.getByText('suspended')).toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  })
})

it('what could not be loaded without a connection is asked for again once there is one', async () => {
  let connect: (isOnline: boolean) => void = () => undefined
  const asked: Array<boolean> = []
  let isOnline = false
  const { app } = makeFakeApp({
    platform: {
      watchOnline: (tell) => {
        connect = tell
        tell(isOnline)
        return () => undefined
      },
      watchVisible: () => () => undefined,
    },
    articles: {
      read: () =>
        Effect.suspend(() => {
          asked.push(isOnline)
          return isOnline ? Effect.never : Effect.fail(new Offline())
        }),
    },
  })
  await mountScreen(app, '/mine/privacy', () => <ArticleText name="privacy" />, {})
  await expect.element(page.getByRole('alert')).toBeVisible()
  const before = asked.length
  isOnline = true
  connect(true)
  await expect.poll(() => asked.slice(before)).toEqual([true])
})

describe('a screen of which a part of the app is missing', () => {
  const missing = Object.assign(new Error(), { name: 'LoadFailed' })
  /** Shows the screen for `error`, and counts how often the app is loaded again. */
  const shown = async (error: Error) => {
    let reloads = 0
    const { app } = makeFakeApp({ platform: { reload: Effect.sync(() => void reloads++) } })
    await mountScreen(app, '/mine/privacy', () => <PartFailed error={error} />, {})
    return () => reloads
  }

  it('is loaded again by itself once there is a connection', async () => {
    const reloads = await shown(missing)
    await expect.element(page.getByRole('heading', { name: 'Part of the app could not be loaded' })).toBeVisible()
    expect(reloads()).toBe(0)
    dispatchEvent(new Event('online'))
    await expect.poll(reloads).toBe(1)
  })

  it('has a way back', async () => {
    await shown(missing)
    await expect.element(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  })

  it('is not loaded again by itself where it failed to render', async () => {
    const reloads = await shown(new Error('broken'))
    dispatchEvent(new Event('online'))
    await page.getByRole('button', { name: 'Reload' }).click()
    expect(reloads()).toBe(1)
  })
})
