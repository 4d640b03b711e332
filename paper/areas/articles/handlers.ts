import type { Handlers } from '../../platform/contract/operations.ts'
import { articles as ar } from './ar.ts'
import { articles as cn } from './cn.ts'
import { articles as es } from './es.ts'
import { articles as it } from './it.ts'
import { articles as kr } from './kr.ts'
import { articles as my } from './my.ts'
import { articles as tw } from './tw.ts'
import { articles as us } from './us.ts'

const byLanguage = { ar, cn, es, it, kr, my, tw, us }

/** When the texts last changed; update it with them. */
const CHANGED = '2026-11-28T09:00:00+00:00'

export const articleHandlers = {
  '/common/article': ({ language, name }) =>
    Promise.resolve({ name, ...byLanguage[language][name], updatetime: CHANGED }),
} satisfies Partial<Handlers>
