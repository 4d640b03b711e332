import type { Language } from '../../../domain/contract/enumerations.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { formatAmount } from '../../../domain/money/format.ts'
import { isKeyOf } from '../../../domain/validation/keys.ts'
import { fillWords } from '../../platform/wireText/fillWords.ts'
import { type MessageKind, topicOf } from './kinds.ts'
import { ar } from './words/ar.ts'
import { cn } from './words/cn.ts'
import { es } from './words/es.ts'
import { it } from './words/it.ts'
import { kr } from './words/kr.ts'
import { my } from './words/my.ts'
import { tw } from './words/tw.ts'
import { us } from './words/us.ts'
import type { MessageWords } from './words/words.ts'

export const WORDS: Readonly<Record<Language, MessageWords>> = { us, tw, es, cn, my, it, kr, ar }

const shown = (name: string, kept: string, language: Language): string => {
  const { reasons } = WORDS[language]
  if (name === 'reason' && isKeyOf(reasons, kept)) return reasons[kept]
  const amount = /^([A-Z]{3,4}) (\d+(?:\.\d+)?)$/.exec(kept)
  return amount ? `${formatAmount(decimal(amount[2] ?? ''))}\u00a0${amount[1]}` : kept
}

export interface RenderedMessage {
  /** Its subject, as the contract names it. */
  readonly topic: string
  readonly title: string
  readonly content: string
}

/** A message in a language. An empty remark leaves no empty line. */
export const render = (
  kind: MessageKind,
  parameters: Readonly<Record<string, string>>,
  language: Language,
): RenderedMessage => {
  const [title, content] = WORDS[language].messages[kind]
  const names = [...`${title}${content}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = Object.fromEntries(names.map((name) => [name, shown(name, parameters[name] ?? '', language)]))
  const filled = (template: string): string => fillWords(language, template, values).trimEnd()
  return { topic: topicOf(kind), title: filled(title), content: filled(content) }
}
