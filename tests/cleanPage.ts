import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The files of a worker share the page: what one rendered or stored must not be there for the next.
beforeEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
