import type { BrowserContext } from '@playwright/test'
import { answerUpTo, areasUpTo } from '../contract/smallServer.ts'

/** Puts the smallest server of a level in place of the broker: it has nothing that the contract lets it lack, and says so. */
export const asServerOfLevel = async (context: BrowserContext, level: number): Promise<void> => {
  const config = { title: 'Broker', areas: areasUpTo(level).join(' ') }
  await context.route('**/api/vue/**', (route) => {
    const [, path = ''] = new URL(route.request().url()).pathname.split('/api/vue')
    const answer = answerUpTo(level, config, path)
    return answer === null
      ? route.fulfill({ status: 404, contentType: 'text/html', body: '<html>' })
      : route.fulfill({ json: answer })
  })
}
