import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextField } from '../../kit/fields/TextField.tsx'
import { ignoreComposingEnter } from '../../kit/fields/composing.ts'
import { mount } from '../../kit/testing/mount.tsx'
import { eventually } from '../../testing/eventually.ts'
import { EntryForm } from './EntryForm.tsx'

const NAMES = ['Holder', 'Bank', 'Note', 'Number'] as const

/** A form whose third field may stay empty. */
const Fields = ({ onSubmit }: { readonly onSubmit: () => Promise<string | null> }) => {
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({})
  return (
    <EntryForm onSubmit={onSubmit} onLeave={() => {}}>
      {NAMES.map((name) => (
        <TextField
          key={name}
          name={name}
          label={name}
          optional={name === 'Note' ? 'Optional' : undefined}
          value={draft[name] ?? ''}
          onChange={(value) => setDraft({ ...draft, [name]: value })}
        />
      ))}
      <button>Send</button>
    </EntryForm>
  )
}

const field = (name: (typeof NAMES)[number]) => page.getByRole('textbox', { name })

it('tells which fields must be filled in, and what Enter does', async () => {
  await mount(<Fields onSubmit={async () => null} />)
  await expect.element(field('Holder')).toBeRequired()
  await expect.element(field('Note')).not.toBeRequired()
  await expect.element(field('Note')).toHaveAccessibleDescription('Optional')
  await expect.element(field('Holder')).toHaveAttribute('enterkeyhint', 'next')
  await expect.element(field('Number')).toHaveAttribute('enterkeyhint', 'go')
})

it('goes with Enter to the next field that is required and empty, and sends after the last', async () => {
  const send = vi.fn(async () => null)
  await mount(<Fields onSubmit={send} />)
  await field('Bank').fill('Own bank')
  await field('Holder').fill('Ana')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Number')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('12{Enter}')
  await eventually(() => expect(send).toHaveBeenCalledOnce())
})

it('ignores an Enter that only ends the composition of an input method, as Safari sends it', async () => {
  const send = vi.fn(async () => null)
  const stop = ignoreComposingEnter(window)
  const pressed = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented
  }
  await mount(<Fields onSubmit={send} />)
  await field('Bank').fill('Own bank')
  await field('Holder').fill('김')
  expect([pressed({ keyCode: 229 }), pressed({ isComposing: true, keyCode: 229 })]).toEqual([true, false])
  await expect.element(field('Holder')).toHaveFocus()
  expect(pressed({ keyCode: 13 })).toBe(true)
  await expect.element(field('Number')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
  stop()
})

it('asks with Enter in an empty field what is missing', async () => {
  const send = vi.fn(async () => 'Bank')
  await mount(<Fields onSubmit={send} />)
  await field('Holder').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Bank')).toHaveFocus()
  expect(send).toHaveBeenCalledOnce()
})
