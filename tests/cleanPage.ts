import * as React from 'react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// The stack of each element, which React's development build keeps for the first ten thousand of a second: for its warnings the
// name of a component is enough.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => {},
})

// What waits pulses, at sixty frames a second that nobody sees: a fifth of the processor time of tests that wait much.
if (document.querySelector('style[data-still]') === null) {
  const still = document.createElement('style')
  still.dataset['still'] = ''
  still.textContent = '.animate-pulse { animation: none }'
  document.head.append(still)
}

// The files of a worker share the page: what one rendered or stored must not be there for the next, whose words are not
// loaded yet when it begins.
let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(async () => {
  const told = complaints.mock.calls.map(([first]) => String(first))
  vi.restoreAllMocks()
  await cleanup()
  document.documentElement.dir = 'ltr'
  document.documentElement.lang = 'en'
  // Children that share a key are a fault of what is on the page, in whatever test.
  expect(told.filter((text) => text.includes('the same key'))).toEqual([])
})
