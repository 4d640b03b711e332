import type { Areas } from './namespaces.ts'

/** Texts in groups, groups in groups. */
export interface Texts {
  readonly [name: string]: string | Texts
}

const rewriteTexts = (texts: Texts, rewrite: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? rewrite(text) : rewriteTexts(text, rewrite),
    ]),
  )

/** The areas of a language whose texts are rewritten when they are loaded: `{name}을(를)` becomes `{name|을(를)}`. */
export const inflected = (
  areas: Readonly<Record<string, () => Promise<{ readonly default: Texts }>>>,
  rewrite: (text: string) => string,
): Areas =>
  Object.fromEntries(
    Object.entries(areas).map(([path, load]) => [
      path,
      async () => ({ default: rewriteTexts((await load()).default, rewrite) }),
    ]),
  )
