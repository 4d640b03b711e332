import { front } from './front.ts'
import { startPrism } from './prism.ts'

/** A running mock: its address and the function that stops all of it. */
export interface Mock {
  readonly url: string
  readonly close: () => Promise<void>
}

export interface MockOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** Folder of the built app; null serves the contract's calls alone. */
  readonly app: string | null
}

/**
 * Starts Prism and the server in front of it. The server listens first: that a port is in use or that the app is not built is known
 * at once, while Prism takes seconds. If it throws, nothing remains.
 */
export const startMock = async ({ port, host, app }: MockOptions): Promise<Mock> => {
  let tellPort = (_port: number): void => undefined
  const server = front(new Promise((resolve) => (tellPort = resolve)), app)
  const url = await server.listen({ port, host })
  try {
    const prism = await startPrism()
    tellPort(prism.port)
    const close = async () => {
      await server.close()
      await prism.close()
    }
    return { url, close }
  } catch (error) {
    await server.close()
    throw error
  }
}
