import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { FollowState } from '../../../domain/copytrading/product.ts'
import { Following, type FollowProduct } from '../../../ports/Copytrading.ts'
import { makePages } from '../../data/query/pages.ts'
import type { App } from '../../data/app/app.ts'

/** Copy-trading products in a state, those that can be bought first. */
export const makeProductsModel = (app: App) => {
  const state = signal<FollowState>('open')
  const pages = makePages<FollowProduct>(app, ({ code }) => code)
  const load = (keep = false): Promise<void> => {
    const wanted = state.peek()
    return pages.begin((cursor) => Effect.flatMap(Following, (following) => following.products(wanted, { cursor })), {
      keep,
    })
  }
  return {
    state,
    ...pages,
    load,
    choose: (next: FollowState): void => {
      if (next === state.peek()) return
      state.value = next
      void load()
    },
  }
}
