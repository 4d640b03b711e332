/** What whoever deploys the build sets in `config.json` beside index.html. */
export interface RunConfig {
  /** Base address of the API: a path on the same origin or a full URL, without a slash at the end. */
  readonly apiBase: string
}

const DEFAULT: RunConfig = { apiBase: '/api/vue' }

/** A config file's content as settings; anything unreadable means the default. */
export const runConfigFrom = (content: unknown): RunConfig => {
  const base = (content as { apiBase?: unknown } | null)?.apiBase
  return typeof base === 'string' && base !== '' ? { apiBase: base.replace(/\/+$/, '') } : DEFAULT
}

/** Reads `config.json`, so that one build serves any backend. */
export const readRunConfig = async (): Promise<RunConfig> => {
  try {
    const answer = await fetch('./config.json', { credentials: 'same-origin' })
    return runConfigFrom(await answer.json())
  } catch {
    return DEFAULT
  }
}
