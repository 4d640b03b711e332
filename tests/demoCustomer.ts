/** The practice customer that the paper broker prints at start. */
export const DEMO = { account: '5550000001', password: 'demo1234' }

/** One call of the contract; returns `data`, or throws with the message. */
export const call = async (
  url: string,
  path: string,
  body: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<unknown> => {
  const answer = await fetch(`${url}/api/vue${path}`, { method: 'POST', headers, body: new URLSearchParams(body) })
  const envelope = (await answer.json()) as { status: number; data?: unknown; msg?: string }
  if (envelope.status !== 1) throw new Error(`${path}: ${envelope.msg}`)
  return envelope.data
}

/** Signs in over HTTP, as a test's shortcut past the login screen. */
export const login = async (url: string, { account, password } = DEMO): Promise<{ token: string; account: string }> =>
  (await call(url, '/user/login', { account, password })) as { token: string; account: string }
