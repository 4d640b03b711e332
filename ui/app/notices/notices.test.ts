import { expect, it } from 'vitest'
import { makeNoticesModel } from './notices.model.ts'

const notice = (id: string, text = id) => ({ id, text, title: '', action: { label: '', run: () => undefined } })

it('shows the newest three, each once, until they are closed', () => {
  const model = makeNoticesModel()
  for (const id of ['a', 'b', 'c', 'd']) model.show(notice(id))
  model.show(notice('c', 'again'))
  expect(model.notices.peek().map(({ text }) => text)).toEqual(['again', 'd', 'b'])
  model.dismiss('d')
  expect(model.notices.peek().map(({ id }) => id)).toEqual(['c', 'b'])
})
