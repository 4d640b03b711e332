import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { BUNDLE } from '../../contract/bundle.ts'
import { PERSON, startLevelOne } from '../../package/levelOne.ts'
import { type ProxyOptions, readProxyOptions } from '../options.ts'
import { type Running, startProxy } from '../start.ts'

export let folder = ''
/** Lines of the console. */
export let said: Array<string> = []
/** What ends with the test. */
export const ends: Array<() => Promise<unknown> | void> = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  said = []
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  rmSync(folder, { recursive: true, force: true })
})

/** A file of the test's own. */
export const file = (name: string) => join(folder, name)

/** Starts a proxy or a replay; closing it waits until all that passed is checked. */
export const start = async (...args: ReadonlyArray<string>): Promise<Running> => {
  const options = readProxyOptions(['--port', '0', ...args]) as ProxyOptions
  const running = await startProxy(options, file('app'), (line) => said.push(line))
  ends.push(running.close)
  return running
}
export const watch = (url: string, ...args: ReadonlyArray<string>) =>
  start('--url', url, '--cases', file('cases.json'), ...args)

/** A server of any kind under a base path of its own. */
export const upstream = async (listener: RequestListener): Promise<string> => {
  const server: Server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  ends.push(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`
}

export const post = (url: string, path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/vue${path}`, { method: 'POST', headers, body: new URLSearchParams(form) })

export const signIn = async (url: string) => {
  const answer = await post(url, '/user/login', { account: PERSON.account, password: PERSON.password })
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } }
  return { token: data.token, account: PERSON.account }
}

interface Examples {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly responses: {
            readonly 200: {
              readonly content: {
                readonly 'application/json': {
                  readonly examples: {
                    readonly rich: { readonly value: { readonly data: { readonly list: object[] } } }
                  }
                }
              }
            }
          }
        }
      }
    >
  >
}

/** What the contract gives as an example of an answer. */
export const exampleOf = (path: string): { readonly list: object[] } => {
  const found = (BUNDLE as Examples).paths[path]?.post.responses[200].content['application/json'].examples.rich.value
  if (found === undefined) throw new Error(`${path} has no example`)
  return found.data
}

export const levelOne = async (planted: Parameters<typeof startLevelOne>[0] = {}) => {
  const server = await startLevelOne(planted)
  ends.push(server.close)
  return server
}
