import type { paths } from '../generated/contract.ts'
import { parseExact } from './exactJson.ts'

/** The settings of a deployment, in `config.json` beside index.html. */
export interface RunConfig {
  /** Base address of the API: a path on the same origin or a full URL, without a slash at the end. */
  readonly apiBase: string
}

/** A config file's content as settings; anything unreadable means the default. */
export const runConfigFrom = (content: unknown): RunConfig => {
  const base: unknown = Object(content).apiBase
  return { apiBase: typeof base === 'string' && base ? base.replace(/\/+$/, '') : '/api/vue' }
}

/** How long an answer that was requested early is used, in milliseconds: as long as a slow start takes. */
export const EARLY = 10_000

/** The call for the figure that a customer's first screen begins with. */
export interface FirstCall {
  readonly path: keyof Pick<paths, '/trade/worth' | '/trade/funds' | '/quotes/info'>
  /** Its form, encoded as the client encodes it. */
  readonly fields: string
}

/** What was requested before the app is there. */
export interface Early {
  /** One build serves any backend. */
  readonly config: Promise<RunConfig>
  /** The answer of the server's config as it arrived. */
  readonly settings: Promise<string>
  /**
   * A `fetch` that gives the client's own first call for what was requested that answer, in the same session, and sends
   * every other call.
   */
  readonly send: typeof fetch
  /**
   * Writes that figure into the static shell once it has arrived. Does nothing where none was requested or answered, and
   * where the session is another one by then.
   */
  readonly writeFigure: (write: ShowFigure) => void
}

/** Writes the first figure, from the answer to its call, into the static shell. */
export type ShowFigure = (page: Document, answer: unknown) => void

/**
 * Requests the settings, the server's config and, for a customer, the figure of the first screen: from the page's
 * first script, since a slow phone takes long to evaluate the rest. `storedValue` reads the session on the device.
 */
export const askEarly = (first: FirstCall | null, storedValue: (key: 'account' | 'tokend') => string | null): Early => {
  const config = fetch('./config.json')
    .then((answer) => answer.json())
    .catch(() => null)
    .then(runConfigFrom)
  const [token, account] = [storedValue('tokend'), storedValue('account')]
  const asked = new Map<string, Promise<readonly [string, Response]>>()
  const ask = (path: string, fields: string, headers: HeadersInit = {}) => {
    // Such a body brings its content type.
    const body = new URLSearchParams(fields)
    const answer = config.then(async ({ apiBase }) => {
      const found = await fetch(apiBase + path, { method: 'POST', headers, body })
      // Read at once: until then the request is not over, and nobody may want it.
      return [await found.text(), found] as const
    })
    // Without an answer the client's own call fails, and reports it.
    answer.catch(() => undefined)
    asked.set(path, answer)
    return answer
  }
  const settings = ask('/common/config' satisfies keyof paths, 'type=all').then(([text]) => text)
  // Those who wait for it get the failure; there may be none.
  settings.catch(() => undefined)
  const figure = first && token && account ? ask(first.path, first.fields, { token, account }) : null
  if (first) setTimeout(() => asked.delete(first.path), EARLY)
  return {
    config,
    settings,
    send: async (input, init) => {
      const isSame = async (request: Request): Promise<boolean> =>
        request.headers.get('token') === token && (await request.clone().text()) === first?.fields
      if (input instanceof Request)
        for (const [path, answer] of asked)
          // The first request gets it.
          if (input.url.endsWith(path) && (path !== first?.path || (await isSame(input))) && asked.delete(path)) {
            const [text, found] = await answer
            return new Response(text, found)
          }
      return fetch(input, init)
    },
    writeFigure: (write) => {
      figure
        // Another tab may have signed out meanwhile.
        ?.then(([text]) => storedValue('tokend') === token && write(document, parseExact(text)))
        // Then the shell stays as it is.
        .catch(() => undefined)
    },
  }
}
