import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { Indices } from './Indices.tsx'

it('draws what waits for the indices only near the screen, in a place of the same height', async () => {
  await startAllWords('us')
  const { app } = makeFakeApp({ quotes: { indices: () => Effect.never } })
  const Below = () => (
    <>
      <div style={{ height: '3000px' }} />
      <Indices />
    </>
  )
  await mountScreen(app, '/home/index', Below, {})
  const place = () => document.querySelector('section')!
  const waiting = () => place().querySelectorAll('.animate-pulse').length
  const { height } = place().getBoundingClientRect()
  expect(waiting()).toBe(0)
  place().scrollIntoView()
  await expect.poll(waiting).toBe(9)
  expect(place().getBoundingClientRect().height).toBe(height)
})
