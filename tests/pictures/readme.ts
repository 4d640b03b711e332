import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { textsOf } from '../words/texts.ts'

// The pictures of README.md. `npm run pictures -- --readme` takes them again, each with the words that it shows.

export const README_FOLDER = join(import.meta.dirname, '..', 'screenshots')

/** Screens and modes of `screens.ts`, by the name of the picture's file. */
export const README_PICTURES = [
  { file: 'home', screen: 'home', mode: 'light' },
  { file: 'instrument', screen: 'instrument', mode: 'dark' },
  { file: 'ticket', screen: 'ticket', mode: 'light' },
  { file: 'account-light', screen: 'account', mode: 'light' },
  { file: 'account-dark', screen: 'account', mode: 'dark' },
  { file: 'account-ar', screen: 'account', mode: 'ar' },
] as const

export const readmePicture = (screen: string, mode: string): string | undefined =>
  README_PICTURES.find((one) => one.screen === screen && one.mode === mode)?.file

/** The texts in view that stand in the app's words, as the contents of a file: neither figures nor names. */
export const wordsInView = async (page: Page, language: string): Promise<string> => {
  const seen = await page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const box = walker.currentNode.parentElement?.getBoundingClientRect()
      if (text !== '' && box && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight) found.add(text)
    }
    return [...found]
  })
  const known = new Set((await textsOf(language)).values())
  return `${JSON.stringify({ language, texts: seen.filter((text) => known.has(text)) }, null, 2)}\n`
}
