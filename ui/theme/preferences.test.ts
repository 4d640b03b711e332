import { describe, expect, it } from 'vitest'
import { appearanceFrom, applyAppearance, applyDirection, applyLanguage, directionFrom } from './preferences.ts'

const root = () => ({ dataset: {} as Record<string, string>, lang: '', dir: '' }) as unknown as HTMLElement

describe('preferences', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    [null, 'system'],
    ['neon', 'system'],
  ])('reads the stored appearance %s as %s', (stored, appearance) => expect(appearanceFrom(stored)).toBe(appearance))

  it.each([
    ['red-up', 'red-up'],
    ['green-up', 'green-up'],
    ['red-up-blue-down', 'red-up-blue-down'],
    ['blue-up', 'green-up'],
    [null, 'green-up'],
    ['', 'green-up'],
  ])('reads the stored direction %s as %s', (stored, direction) => expect(directionFrom(stored)).toBe(direction))

  it('sets light and dark, and sets nothing for system', () => {
    const html = root()
    applyAppearance(html, 'dark')
    expect(html.dataset).toEqual({ theme: 'dark' })
    applyAppearance(html, 'system')
    expect(html.dataset).toEqual({})
  })

  it('sets direction colours and language', () => {
    const html = root()
    applyDirection(html, 'red-up')
    applyLanguage(html, 'ar', 'rtl')
    expect(html.dataset).toEqual({ direction: 'red-up' })
    expect([html.lang, html.dir]).toEqual(['ar', 'rtl'])
  })
})
