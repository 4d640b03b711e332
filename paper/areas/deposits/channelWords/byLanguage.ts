import type { Language } from '../../../../domain/contract/enumerations.ts'
import { ar } from './ar.ts'
import { cn } from './cn.ts'
import { es } from './es.ts'
import { it } from './it.ts'
import { kr } from './kr.ts'
import { my } from './my.ts'
import { tw } from './tw.ts'
import { us } from './us.ts'
import type { ChannelWords } from './words.ts'

export const channelWords: Readonly<Record<Language, ChannelWords>> = { us, tw, es, cn, my, it, kr, ar }
