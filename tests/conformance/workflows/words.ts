import { isForeign, type Language, LANGUAGES } from '../promises/language.ts'
import { reading } from '../workflow.ts'

type Path = '/common/article' | '/news/categories' | '/message/list' | '/activity/info' | '/funds/channels'

const isChinese = (language: Language): boolean => language === 'cn' || language === 'tw'

/** Longer texts have letters that one way of writing Chinese has and the other has not. */
const LONG = 100

/** Texts come in the language that was asked for, and one text is not another one. */
export const words = reading(
  'languages and articles',
  ['/common/article', '/news/categories', '/message/list', '/activity/info', '/funds/channels'],
  async ({ ask, holds, need }) => {
    const article = async (name: 'agreement' | 'privacy' | 'company' | 'about' | 'guide', language: Language) =>
      (await ask('/common/article', { name, language })).content
    const differs = (path: Path, what: string, a: string, b: string) =>
      holds(path, '/data', what, a.slice(0, 60), a === '' || a !== b)
    /** The same thing in every language: no two are the same text, and none is written as another language is. */
    const inEach = async (path: Path, what: string, read: (language: Language) => Promise<string>) => {
      const texts = await Promise.all(LANGUAGES.map(async (language) => [language, await read(language)] as const))
      for (const [nth, [language, text]] of texts.entries()) {
        // A few words may be the same in both ways of writing Chinese.
        const others = texts
          .slice(0, nth)
          .filter(([other]) => text.length > LONG || !isChinese(other) || !isChinese(language))
        const same = others.find(([, other]) => other === text)?.[0]
        holds(path, '/data', `${what}: ${same} and ${language}`, text.slice(0, 60), text === '' || same === undefined)
        const isSo = !isForeign(text, language)
        holds(path, '/data', `a text in the language ${language}`, text.slice(0, 60), isSo)
      }
    }
    await inEach('/common/article', 'another text in another language', async (language) =>
      article('agreement', language),
    )
    const english = await article('agreement', 'us')
    for (const name of ['privacy', 'company', 'about', 'guide'] as const)
      differs('/common/article', 'another text under another name', english, await article(name, 'us'))
    await inEach('/news/categories', 'other names in another language', async (language) => {
      const list = await ask('/news/categories', { language })
      return list.map(({ name }) => name).join()
    })
    await inEach('/activity/info', 'another title in another language', async (language) => {
      const { activity } = await ask('/activity/info', { language })
      return activity.title
    })
    await inEach('/funds/channels', 'other names in another language', async (language) => {
      const list = await ask('/funds/channels', { language })
      return list.map(({ name }) => name).join()
    })
    const titles = async (language: Language) =>
      (await ask('/message/list', { language, limit: '5' })).list.map(({ title }) => title).join()
    const mine = await titles('us')
    need(mine === '' ? undefined : mine, 'the account has no messages')
    await inEach('/message/list', 'other titles in another language', titles)
  },
)
