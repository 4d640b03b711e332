import { expect, it } from 'vitest'
import { controlCalls } from './document.ts'
import { answerCheck, requestCheck } from './validator.ts'

// The schemas are compiled when a call first comes, so a broken reference would only be found then.
it.each(controlCalls)('has schemas that can be compiled: $method $path', (call) => {
  expect(() => requestCheck(call)({ body: {}, query: {}, path: {} })).not.toThrow()
  expect(() => answerCheck(call)(null)).not.toThrow()
})
