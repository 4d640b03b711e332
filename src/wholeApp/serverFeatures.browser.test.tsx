import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Unavailable } from '../../ports/failure.ts'
import type { NotificationPermission, PushService } from '../../ports/device/SystemNotifications.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../ui/testing/barriers.ts'
import { mountApp, shownPath } from '../testing/mountApp.tsx'

// What a server or a device lacks is not offered, and its address says so.

const HOST = location.hostname
const broken = () => Effect.fail(new Unavailable({ status: 404 }))

/** The settings of a customer whose server names these entries, on a page at a host with passkeys. */
const settings = async (path: string, entries: Record<string, string>) => {
  await mountApp(path, {
    settings: { entries: new Map(Object.entries(entries)) },
    ports: {
      passkeys: { list: () => (entries['security']?.includes('passkeys') === true ? Effect.succeed([]) : broken()) },
      platform: { passkeyHost: Effect.succeed(HOST) },
      security: {
        hasFundPassword: () => Effect.succeed(false),
        codeState: () =>
          entries['security']?.includes('codes') === true
            ? Effect.succeed({ onSince: 0, recoveryLeft: 9, endsAt: null })
            : broken(),
      },
    },
  })
}
const offered = () =>
  page
    .getByRole('main')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

describe('what protects an account', () => {
  it.each([
    ['nothing', {}, []],
    ['sessions alone', { security: 'sessions' }, ['devices']],
    ['no passkeys', { security: 'sessions codes' }, ['loginCodes', 'devices']],
    ['passkeys of another domain', { security: 'codes passkeys', passkeydomain: 'example.org' }, ['loginCodes']],
    ['everything', { security: 'sessions codes passkeys', passkeydomain: HOST }, ['loginCodes', 'passkeys', 'devices']],
  ])('a server with %s: only that is in the settings', async (_, entries, expected) => {
    await settings('/mine/setting', entries)
    const words = currentWords()
    await expect.element(page.getByRole('link', { name: words.account.row.loginPassword() })).toBeVisible()
    const parts = offered().map((href) => href?.split('/').at(-1))
    expect(parts.filter((part) => ['loginCodes', 'passkeys', 'devices'].includes(part ?? ''))).toEqual(expected)
  })

  it.each(['/mine/loginCodes', '/mine/passkeys'])('the address of what the server lacks says so: %s', async (path) => {
    await settings(path, { security: 'sessions' })
    const words = currentWords()
    await expect.element(page.getByText(words.notOffered())).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await page.getByRole('button', { name: words.home.toHome() }).click()
    await expect.poll(shownPath).toBe('/home/index')
  })

  it.each([
    ['with', 'codes recovery', 1],
    ['without', 'codes', 0],
  ])('a server %s a way out for who has lost the codes', async (_, security, count) => {
    await settings('/mine/loginCodes', { security })
    const words = currentWords()
    await expect.element(page.getByLabelText(words.access.code(), { exact: true })).toBeVisible()
    await expect.poll(() => page.getByRole('button', { name: words.access.turnOff() }).elements().length).toBe(1)
    const lost = page.getByRole('button', { name: words.access.lostCodes.lost() })
    await expect.poll(() => lost.elements().length).toBe(count)
  })

  it('a page outside the domain of the passkeys says where they are made, and adds none', async () => {
    await settings('/mine/passkeys', { security: 'passkeys', passkeydomain: 'example.org' })
    const words = currentWords()
    await expect.element(page.getByText(words.passkeys.elsewhere())).toBeVisible()
    await expect.element(page.getByRole('button', { name: words.passkeys.add() })).not.toBeInTheDocument()
  })
})

const WEB = { webpush: 'KEY', webpushtopics: 'alerts trades messages' }

/** The settings on a device with notifications of a service, or without. */
const notifying = async (
  entries: Record<string, string>,
  service: PushService,
  permission: NotificationPermission = 'ask',
  canReceive = true,
) => {
  await mountApp('/mine/setting', {
    language: 'es',
    settings: { entries: new Map(Object.entries(entries)) },
    ports: {
      systemNotifications: {
        service: () => Effect.succeed(service),
        canReceive: () => Effect.succeed(canReceive),
        permission: () => Effect.succeed(permission),
        ask: () => Effect.succeed(permission),
      },
    },
  })
  await expect.element(page.getByText(currentWords().settings.row.hold(), { exact: true })).toBeVisible()
}
const topic = (name: string) => page.getByRole('switch', { name })

describe('notifications', () => {
  it('that are blocked: the hint says how to allow them, also after a tap', async () => {
    await notifying(WEB, 'webpush', 'denied')
    const words = currentWords().settings.notifications
    await expect.element(page.getByText(words.blocked())).toBeVisible()
    await topic(words.topics.trades.title()).click()
    await expect.element(page.getByText(words.blocked())).toBeVisible()
    await expectNoBarriers()
  })

  it('that are blocked in a native shell: the hint names its own settings', async () => {
    await notifying({ ...WEB, nativepush: 'fcm' }, 'fcm', 'denied')
    const words = currentWords().settings.notifications
    await expect.element(page.getByText(words.onDevice.blocked())).toBeVisible()
    await expectNoBarriers()
  })

  it('are price alerts alone where the server tells nothing else', async () => {
    await notifying({ webpush: 'KEY' }, 'webpush')
    const words = currentWords().settings.notifications
    await expect.element(topic(words.topics.alerts.title())).toBeVisible()
    expect(page.getByRole('switch').elements()).toHaveLength(1)
  })

  it.each([
    ['a server without any', {}, 'webpush', true],
    ['a server without native ones, in a native shell', WEB, 'fcm', true],
    ['a native shell without the plug-in', { ...WEB, nativepush: 'fcm' }, 'fcm', false],
  ] as const)('are not offered: %s', async (_, entries, service, canReceive) => {
    await notifying(entries, service, 'granted', canReceive)
    const words = currentWords().settings.notifications
    await expect.element(page.getByText(words.title(), { exact: true })).not.toBeInTheDocument()
  })
})
