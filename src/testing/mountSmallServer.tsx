import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { answerUpTo, EXAMPLES_AT, isCall } from '../../tests/contract/smallServer.ts'
import { runtimeOf } from '../../ui/data/app/app.ts'
import { makePreferencesModel } from '../../ui/app/session/preferences.model.ts'
import { makeServerModel } from '../../ui/app/session/server.model.ts'
import type { LocaleRow } from '../../ui/i18n/locales.ts'
import { locale } from '../../ui/i18n/words.ts'
import { startAllWords } from '../../ui/testing/allWords.ts'
import { applyLanguage } from '../../ui/theme/preferences.ts'
import { assemble, Root } from '../main.tsx'
import { realPorts } from '../ports.ts'
import { Ending, ownHistory, shownPath } from './mountApp.tsx'

/** Whether a screen is the one shown, and no part of it loads. */
const isWhole = (path: string) => shownPath() === path && document.querySelector('main [aria-busy=true]') === null

/**
 * Renders the whole app, with its real adapters, at a server that `answer` is: it gets the path of each call, and its form. A
 * network that breaks is an answer that fails.
 */
export const mountServer = async (
  language: LocaleRow['code'],
  answer: (path: string, form: string) => Response | Promise<Response>,
) => {
  let underWay = 0
  let sent = 0
  const send: typeof fetch = async (input) => {
    const request = new Request(input)
    const [, path = ''] = new URL(request.url).pathname.split('/api/vue')
    underWay += 1
    sent += 1
    // As over a network: never in the same task.
    await new Promise((resolve) => setTimeout(resolve))
    const form = await request.text()
    underWay -= 1
    return answer(path, form)
  }
  localStorage.setItem('tokend', 'token-of-the-test')
  localStorage.setItem('account', '5550000001')
  const { base, end } = ownHistory('/mine/index')
  const { app, overlays, router, session } = assemble(runtimeOf(await realPorts('/api/vue', send)), base)
  await startAllWords(language)
  await Promise.all([app.model(makeServerModel).load(), app.model(makePreferencesModel).restore(), session.restore()])
  applyLanguage(document.documentElement, locale.peek().tag, locale.peek().dir)
  await router.load()
  // Ended also where a test fails: its app would step through the history of all later ones.
  const shown = await render(
    <Ending onEnd={end}>
      <Root app={app} overlays={overlays} router={router} />
    </Ending>,
  )
  return {
    app,
    /** Waits until the screen is whole, no call is under way and none was sent since the look before. */
    atRest: async (path: string, isReady = isWhole) => {
      let known: number | null = null
      const isAtRest = () => {
        const [before, now] = [known, underWay === 0 ? sent : null]
        known = now
        return isReady(path) && now !== null && now === before
      }
      await expect.poll(isAtRest, { interval: 50, message: path }).toBe(true)
    },
    go: (to: string, search: Readonly<Record<string, string>> = {}) => router.navigate({ to, search }),
    leave: async () => {
      await shown.unmount()
      localStorage.clear()
    },
  }
}

/**
 * Renders it at a server that the contract makes: that of a level, which answers HTTP 404 to every other call. `asked` has the
 * calls that were sent and not there; `writes` writes an answer in another way.
 */
export const mountSmallServer = async (
  language: LocaleRow['code'],
  level: number,
  config: Readonly<Record<string, string>>,
  writes: (path: string, answer: Readonly<Record<string, unknown>>) => object = (_, answer) => answer,
) => {
  const asked = new Set<string>()
  const mounted = await mountServer(language, (path) => {
    const answer = answerUpTo(level, config, path)
    if (answer !== null) return new Response(JSON.stringify(writes(path, answer)))
    if (isCall(path)) asked.add(path)
    return new Response('<html>', { status: 404 })
  })
  return { ...mounted, asked }
}

/** Renders it at a server with every example, which accepts whatever it is sent. `write` writes an answer in another way. */
export const mountExamples = (language: LocaleRow['code'], write: (path: string, form: URLSearchParams) => object) =>
  mountServer(language, (path, form) =>
    // The stream has no end, and a picture is no call.
    isCall(path) && path !== '/live/stream'
      ? Response.json(write(path, new URLSearchParams(form)), { headers: { date: EXAMPLES_AT } })
      : new Response('', { status: 404 }),
  )
