import { reading } from '../workflow.ts'
import { NOWHERE } from './nowhere.ts'

export const news = reading(
  'news and notices',
  ['/news/categories', '/news/list', '/news/info', '/notice/list', '/notice/banners'],
  async ({ ask, refuse, need, holds }) => {
    const notices = await ask('/notice/list', { language: 'us' })
    holds('/notice/list', '/data', 'ten at most', notices.length, notices.length <= 10)
    const banners = await ask('/notice/banners', { language: 'us' })
    holds('/notice/banners', '/data', 'eight at most', banners.length, banners.length <= 8)
    const categories = (await ask('/news/categories', { language: 'us' })).map(({ category }) => category)
    const { list } = await ask('/news/list', { language: 'us' })
    const { id, category, title } = need(list[0], 'there are no news')
    const strange = list.find((row) => !categories.includes(row.category))
    holds('/news/list', '/data/list', 'articles of the categories', strange?.category, strange === undefined)
    const article = await ask('/news/info', { id, language: 'us' })
    holds('/news/info', '/data/title', title, article.title, article.title === title)
    holds('/news/info', '/data/category', category, article.category, article.category === category)
    holds('/news/info', '/data/content', 'no script', '', !/<script|javascript:|\son\w+=/i.test(article.content))
    await ask('/news/list', { language: 'us', category })
    const none = (await ask('/news/list', { language: 'us', category: 'nosuchcategory' })).list
    holds('/news/list', '/data/list', 'no articles of a category that does not exist', none.length, none.length === 0)
    await refuse('/news/info', { id: NOWHERE, language: 'us' }, 'article-not-found')
  },
)

export const messages = reading(
  'messages',
  ['/message/unread', '/message/list', '/message/info'],
  async ({ ask, refuse, need, holds }) => {
    const { unread } = await ask('/message/unread')
    const { list: waiting, next } = await ask('/message/list', { language: 'us', read: '0', limit: '100' })
    const isAll = next !== '' || waiting.length === Number(unread)
    holds('/message/unread', '/data/unread', `${waiting.length}, the unread ones of the list`, unread, isAll)
    const { list } = await ask('/message/list', { language: 'us' })
    const { id, title, content } = need(list[0], 'the account has no messages')
    const message = await ask('/message/info', { id, language: 'us' })
    holds('/message/info', '/data/title', title, message.title, message.title === title)
    holds('/message/info', '/data/content', content, message.content, message.content === content)
    await refuse('/message/info', { id: NOWHERE, language: 'us' }, 'message-not-found')
  },
)
