import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * What may say a failure without its reason. The kit and `LoadFailed` draw it; `Html` and `lazyChart` wait for a part of
 * the app, which no server refuses. The others still lose the reason of their call.
 */
const WITHOUT_REASON = [
  'ui/articles/ArticleText.tsx',
  'ui/articles/Html.tsx',
  'ui/charts/lazyChart.tsx',
  'ui/home/Movers.tsx',
  'ui/kit/EndlessList.tsx',
  'ui/kit/gallery/ListsShown.tsx',
  'ui/positions/NoFunds.tsx',
  'ui/shell/loadFailure.tsx',
  'ui/uploads/OwnPicture.tsx',
]

it('no further screen says that something could not be loaded without saying why', () => {
  const files = readdirSync('ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => `ui/${file}`)
  const found = files.filter((file) => readFileSync(file, 'utf8').includes('<ErrorState'))
  expect(found.toSorted()).toEqual(WITHOUT_REASON)
})
