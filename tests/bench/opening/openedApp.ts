import { get } from 'node:http'
import type { Browser } from '@playwright/test'
import { call } from '../../demoCustomer.ts'
import type { Customer } from '../../e2e/support/control.ts'
import { PHONE } from '../phone.ts'

/** What an app sent that a customer opened at home. */
export interface Opened {
  /** The calls of the contract in their order, each the first of its path: repeated questions belong to watching. */
  readonly calls: ReadonlyArray<readonly [path: string, fields: Readonly<Record<string, string>>]>
  /** The stream that the app opens at last, with its query. */
  readonly stream: string
}

const API = '/api/vue'
const PATIENCE = 60_000

/** Opens the app at home in a browser, as a customer who is signed in, and notes what it sends until its stream is open. */
export const recordOpening = async (browser: Browser, url: string, { account, token }: Customer): Promise<Opened> => {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(
      (session) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
      },
      { tokend: token, account },
    )
    const calls = new Map<string, Record<string, string>>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'POST' || !pathname.startsWith(API)) return
      const path = pathname.slice(API.length)
      if (!calls.has(path)) calls.set(path, Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
    })
    const stream = page.waitForRequest(/\/live\/stream/, { timeout: PATIENCE })
    await page.goto(`${url}/#/home/index`)
    const last = await stream
    return { calls: [...calls], stream: last.url().slice(url.length) }
  } finally {
    await context.close()
  }
}

/** Opens a stream, and closes it when it has said that it is ready. */
const openStream = (url: string, headers: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`the stream was answered ${response.statusCode}`))
      response.once('data', () => {
        request.destroy()
        resolve()
      })
    })
    request.on('error', reject)
  })

/** Sends for a customer what an opened app sent. */
export const openAgain = async (
  url: string,
  { calls, stream }: Opened,
  { account, token }: Customer,
): Promise<void> => {
  for (const [path, fields] of calls) await call(url, path, fields, { account, token })
  await openStream(`${url}${stream}`, { account, token })
}
