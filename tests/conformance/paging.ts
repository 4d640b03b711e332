import { textOf } from './contract/amounts.ts'
import type { Row } from './promises/promise.ts'
import { rowsOf } from './promises/lists.ts'

type Ask = (path: string, form: Record<string, string>) => Promise<unknown>

/** The cursor of the page after an answer; empty where it was the last one. */
const nextOf = (path: string, data: unknown): string => {
  const last = path === '/user/withdrawallist' ? rowsOf(path, data).at(-1) : (data as Row)
  return textOf(last?.['next'])
}

export interface Walk {
  readonly rows: ReadonlyArray<Row>
  /** Whether it came to the end of the list. */
  readonly isWhole: boolean
}

/** Goes through the pages of a list; `limit` undefined leaves their length to the server. */
export const walk = async (
  ask: Ask,
  path: string,
  form: Record<string, string>,
  limit: number | undefined,
  mostPages: number,
): Promise<Walk> => {
  const rows: Array<Row> = []
  let cursor = ''
  for (let page = 0; page < mostPages; page += 1) {
    const paged = { ...(limit !== undefined && { limit: String(limit) }), ...(cursor !== '' && { cursor }) }
    const data = await ask(path, { ...form, ...paged })
    rows.push(...rowsOf(path, data))
    cursor = nextOf(path, data)
    if (cursor === '') return { rows, isWhole: true }
  }
  return { rows, isWhole: false }
}
