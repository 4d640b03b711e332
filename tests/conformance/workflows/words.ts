import { reading } from '../workflow.ts'

/** Texts come in the language that was asked for, and one text is not another one. */
export const words = reading(
  'languages and articles',
  ['/common/article', '/news/categories', '/message/list', '/activity/info', '/funds/channels'],
  async ({ ask, holds, need }) => {
    const article = async (
      name: 'agreement' | 'privacy' | 'company' | 'about' | 'guide',
      language: 'us' | 'cn' | 'ar',
    ) => (await ask('/common/article', { name, language })).content
    const differs = (
      path: '/common/article' | '/news/categories' | '/message/list' | '/activity/info' | '/funds/channels',
      what: string,
      a: string,
      b: string,
    ) => holds(path, '/data', what, a.slice(0, 60), a === '' || a !== b)
    const english = await article('agreement', 'us')
    differs('/common/article', 'another text in another language', english, await article('agreement', 'cn'))
    differs('/common/article', 'another text in another language', english, await article('agreement', 'ar'))
    differs('/common/article', 'another text under another name', english, await article('privacy', 'us'))
    for (const name of ['company', 'about', 'guide'] as const)
      differs('/common/article', 'another text under another name', english, await article(name, 'us'))
    const names = async (language: 'us' | 'cn') => JSON.stringify(await ask('/news/categories', { language }))
    const inEnglish = await names('us')
    differs(
      '/news/categories',
      'other names in another language',
      inEnglish === '[]' ? '' : inEnglish,
      await names('cn'),
    )
    const task = async (language: 'us' | 'cn') => (await ask('/activity/info', { language })).activity.title
    differs('/activity/info', 'another title in another language', await task('us'), await task('cn'))
    const channels = async (language: 'us' | 'cn') =>
      (await ask('/funds/channels', { language })).map(({ name }) => name).join()
    differs('/funds/channels', 'other names in another language', await channels('us'), await channels('cn'))
    const titles = async (language: 'us' | 'cn') =>
      (await ask('/message/list', { language, limit: '5' })).list.map(({ title }) => title).join()
    const mine = await titles('us')
    need(mine === '' ? undefined : mine, 'the account has no messages')
    differs('/message/list', 'other titles in another language', mine, await titles('cn'))
  },
)
