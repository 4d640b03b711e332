// Plain JavaScript: `npm start` asks before anything is installed or built, and the broker asks again.
import { createServer } from 'node:net'

/** The settings that name the address of the calls. */
const SETTINGS = { port: 'PORT', host: 'HOST' }

/** Why an address cannot be listened at, in one line; `settings` are those that name its port and its host. */
export const whyNotOpened = (cause, { host, port }, settings = SETTINGS) => {
  if (cause.code === 'EADDRINUSE') return `port ${port} of ${host} is in use: set ${settings.port} to another one`
  if (cause.code === 'EACCES') return `port ${port} may not be opened: set ${settings.port} to one above 1023`
  return `${host}:${port} cannot be opened (${cause.message}): set ${settings.host} to an address of this machine`
}

/** The settings that name the address of the figures. */
export const METRICS_SETTINGS = { port: 'PAPER_METRICS', host: 'PAPER_METRICS' }

/** The address in PAPER_METRICS: a port of this machine, or a host and a port. Undefined where it is neither. */
export const parseMetrics = (text) => {
  const [, host, bracketed, digits = ''] = /^(?:([^:[\]]+):|\[([^\]]+)\]:)?(\d{1,5})$/.exec(text) ?? []
  const port = Number(digits)
  return digits === '' || port > 65_535 ? undefined : { host: host ?? bracketed ?? '127.0.0.1', port }
}

/**
 * Resolves with the line that says why an address cannot be listened at, with undefined where all can. They are open together for a
 * moment, so that two settings with one port are noticed too.
 */
export const tryAddresses = async ({ host, port, metrics }) => {
  const opened = []
  const open = (address, settings) =>
    new Promise((resolve) => {
      const server = createServer()
      server.once('error', (cause) => resolve(whyNotOpened(cause, address, settings)))
      server.listen(address, () => resolve(void opened.push(server)))
    })
  const why = (await open({ host, port }, SETTINGS)) ?? (metrics && (await open(metrics, METRICS_SETTINGS)))
  await Promise.all(opened.map((server) => new Promise((resolve) => server.close(resolve))))
  return why
}
