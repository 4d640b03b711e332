// Plain JavaScript: `npm start` asks before anything is installed or built, and the broker asks again.
import { createServer } from 'node:net'

/** Why an address cannot be listened at, in one line. */
export const whyNotOpened = (cause, { host, port }) => {
  if (cause.code === 'EADDRINUSE') return `port ${port} of ${host} is in use: set PORT to another one`
  if (cause.code === 'EACCES') return `port ${port} may not be opened: set PORT to one above 1023`
  return `${host}:${port} cannot be opened (${cause.message}): set HOST to an address of this machine`
}

/** Resolves with the line that says why an address cannot be listened at, with undefined where it can. */
export const tryAddress = ({ host, port }) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (cause) => resolve(whyNotOpened(cause, { host, port })))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })
