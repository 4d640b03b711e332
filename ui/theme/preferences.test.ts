import { describe, expect, it } from 'vitest'
import {
  appearanceFrom,
  applyAppearance,
  applyDirection,
  applyLanguage,
  applyMotion,
  directionFrom,
  motionFrom,
} from './preferences.ts'

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

  it('writes a language only where it is another one', () => {
    const written: string[] = []
    const html = {
      get lang() {
        return 'ar'
      },
      set lang(tag) {
        written.push(tag)
      },
      dir: 'rtl',
    } as unknown as HTMLElement
    applyLanguage(html, 'ar', 'rtl')
    applyLanguage(html, 'es', 'ltr')
    expect([written, html.dir]).toEqual([['es'], 'ltr'])
  })

  it('sets direction colours and language', () => {
    const html = root()
    applyDirection(html, 'red-up')
    applyLanguage(html, 'ar', 'rtl')
    expect(html.dataset).toEqual({ direction: 'red-up' })
    expect([html.lang, html.dir]).toEqual(['ar', 'rtl'])
  })

  it.each([
    ['reduced', 'reduced'],
    ['system', 'system'],
    ['fast', 'system'],
    [null, 'system'],
  ])('reads the stored motion %s as %s', (stored, motion) => expect(motionFrom(stored)).toBe(motion))

  it('leaves the motion to the device until less of it is chosen', () => {
    const element = root()
    applyMotion(element, 'reduced')
    expect(element.dataset['motion']).toBe('reduced')
    applyMotion(element, 'system')
    expect(element.dataset).toEqual({})
  })
})
