import { CLAIM_FROM } from '../../../domain/rewards/reward.ts'
import { NEWCOMER_DAYS, ACTIVITY_ZONE } from '../../../domain/rewards/term.ts'
import { formatAmount } from '../../../domain/money/format.ts'
import type { Language } from '../../../domain/contract/enumerations.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { fillWords } from '../../platform/wireText/fillWords.ts'
import type { Activity } from './activities.ts'
import { REWARD_CURRENCY } from './catalogue.ts'
import type { ActivityProgress, TaskProgress } from './progress.ts'
import { ar } from './words/ar.ts'
import { cn } from './words/cn.ts'
import { es } from './words/es.ts'
import { it } from './words/it.ts'
import { kr } from './words/kr.ts'
import { my } from './words/my.ts'
import { tw } from './words/tw.ts'
import { us } from './words/us.ts'
import type { ActivityWords } from './words/words.ts'

type Detail = Data<'/activity/info'>

const WORDS: Readonly<Record<Language, ActivityWords>> = { us, tw, es, cn, my, it, kr, ar }

const PHASES = { upcoming: 0, running: 1, ended: 2 } as const
const STATES = { locked: 0, open: 1, completed: 2, ended: 3 } as const

/** Replaces the placeholders of an activity's texts. */
const filler = ({ season }: Activity, language: Language) => {
  const values = {
    from: `${formatAmount(CLAIM_FROM)}\u00a0${REWARD_CURRENCY}`,
    currency: REWARD_CURRENCY,
    days: String(NEWCOMER_DAYS),
    quarter: String(season?.quarter ?? ''),
    year: String(season?.year ?? ''),
  }
  return (words: string): string => fillWords(language, words, values)
}

const amount = (of: Parameters<typeof amountText>[0]): string => amountText(of, REWARD_CURRENCY)

/** An activity as the contract represents it in a list. */
export const showActivity = (
  { activity, figures, tasks }: ActivityProgress,
  language: Language,
): Detail['activity'] => {
  const words = WORDS[language][activity.season ? 'season' : 'newcomer']
  const filled = filler(activity, language)
  return {
    id: activity.id,
    title: filled(words.title),
    summary: filled(words.summary),
    status: PHASES[activity.phase],
    starttime: activity.term.startsAt,
    endtime: activity.term.endsAt,
    zone: ACTIVITY_ZONE,
    currency: REWARD_CURRENCY,
    tasks: tasks.length,
    completed: tasks.filter(({ completedAt }) => completedAt !== null).length,
    figures: {
      total: amount(figures.total),
      obtained: amount(figures.obtained),
      withdrawn: amount(figures.withdrawn),
      withdrawable: amount(figures.withdrawable),
      claimfrom: amount(CLAIM_FROM),
    },
  }
}

const showTask = ({ after, completedAt, id, link, reward, state }: TaskProgress, { tasks }: ActivityWords) => ({
  id,
  title: tasks[id][0],
  content: tasks[id][1],
  reward: amount(reward),
  status: STATES[state],
  after: after === undefined ? '' : tasks[after][0],
  link,
  completetime: completedAt === null ? ('-' as const) : millis(completedAt),
})

/** An activity with all its details. */
export const showDetail = (progress: ActivityProgress, language: Language): Detail => {
  const words = WORDS[language]
  const { rules } = words[progress.activity.season ? 'season' : 'newcomer']
  const filled = filler(progress.activity, language)
  return {
    activity: showActivity(progress, language),
    list: progress.tasks.map((task) => showTask(task, words)),
    rules: [...rules, ...words.rules].map(filled),
    terms: words.terms.map(filled),
  }
}
