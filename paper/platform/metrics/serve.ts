import { createServer } from 'node:http'
import { once } from 'node:events'
import { METRICS_SETTINGS, whyNotOpened } from '../startup/address.mjs'
import { StartupFailure } from '../startup/startupFailure.ts'

/** Where figures are served: an address of their own, so that a proxy in front of the broker never passes them on. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/** Figures as a registry gives them. */
export interface PublishedFigures {
  readonly contentType: string
  readonly metrics: () => Promise<string>
}

export interface MetricsServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Serves `GET /metrics` for Prometheus.
 * @throws StartupFailure when the address cannot be opened.
 */
export const serveMetrics = async (
  registry: PublishedFigures,
  { host, port }: MetricsAddress,
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  try {
    await once(server.listen(port, host), 'listening')
  } catch (cause) {
    const why = cause instanceof Error ? cause : new Error(String(cause))
    throw new StartupFailure(whyNotOpened(why, { host, port }, METRICS_SETTINGS))
  }
  const address = server.address()
  const opened = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${opened}/metrics`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
