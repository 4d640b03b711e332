import { calendarLocale } from '../../kit/dates/dateFormat.ts'
import { currentWords, loadNamespace, locale } from '../../i18n/words.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** When a call may come again, rounded up to whole seconds, minutes or hours: "in 5 minutes". Source: RULES.md, failures. */
export const tryAgainIn = async (seconds: number): Promise<string> => {
  await loadNamespace('access')
  const [size, unit] =
    seconds < MINUTE
      ? ([1, 'second'] as const)
      : seconds < HOUR
        ? ([MINUTE, 'minute'] as const)
        : ([HOUR, 'hour'] as const)
  const say = new Intl.RelativeTimeFormat(calendarLocale(locale.peek().tag))
  return currentWords().access.tryAgainIn({ when: say.format(Math.ceil(seconds / size), unit) })
}
