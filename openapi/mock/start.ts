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

/** Starts Prism and the server in front of it. If it throws (port in use, app not built), no process remains. */
export const startMock = async ({ port, host, app }: MockOptions): Promise<Mock> => {
  const prism = await startPrism()
  try {
    const server = front(prism.port, app)
    const url = await server.listen({ port, host })
    const close = async () => {
      await server.close()
      await prism.close()
    }
    return { url, close }
  } catch (error) {
    await prism.close()
    throw error
  }
}
