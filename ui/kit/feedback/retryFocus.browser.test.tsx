import { type ReactNode, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EndlessList } from '../lists/EndlessList.tsx'
import { BottomSheet } from '../overlays/BottomSheet.tsx'
import { mount } from '../testing/mount.tsx'
import { ErrorState } from './ErrorState.tsx'
import { followRetries } from './retryFocus.ts'
import { SkeletonRows } from './Skeleton.tsx'

let stop = () => {}
beforeEach(() => void (stop = followRetries()))
afterEach(() => stop())

const FAILED = 'answer.failed'
const READY = 'answer.ready'
const answer = (name: string) => window.dispatchEvent(new Event(name))

/** A request that failed, loads again when asked, and then has the answer of the test. */
const useRequest = () => {
  const [status, setStatus] = useState<'failed' | 'loading' | 'ready'>('failed')
  useEffect(() => {
    const fail = () => setStatus('failed')
    const succeed = () => setStatus('ready')
    window.addEventListener(FAILED, fail)
    window.addEventListener(READY, succeed)
    return () => {
      window.removeEventListener(FAILED, fail)
      window.removeEventListener(READY, succeed)
    }
  }, [])
  return { status, onRetry: () => setStatus('loading') }
}

const Block = ({ children }: { readonly children: ReactNode }) => {
  const { status, onRetry } = useRequest()
  return (
    <section>
      {status === 'failed' && <ErrorState title="No prices" action={<a href="#help">Help</a>} onRetry={onRetry} />}
      {status === 'loading' && <SkeletonRows count={2} />}
      {status === 'ready' && children}
    </section>
  )
}

const List = () => {
  const { status, onRetry } = useRequest()
  return (
    <EndlessList
      label="Prices"
      items={status === 'ready' ? ['1', '2', '3'] : ['1', '2']}
      keyOf={(item) => item}
      renderRow={(item) => <a href={`#${item}`}>{`Price ${item}`}</a>}
      status={status}
      hasMore={false}
      onMore={() => {}}
      empty="No prices yet"
      failed="No more prices"
      onRetry={onRetry}
    />
  )
}

const Screen = ({ children }: { readonly children: ReactNode }) => (
  <main>
    <h1 tabIndex={-1}>Quotes</h1>
    <button type="button">Above</button>
    {children}
    <button type="button">Below</button>
  </main>
)

const retry = page.getByRole('button', { name: 'Try again' })
const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })
/** With the keyboard. */
const tryAgain = async () => {
  const element = retry.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(retry).not.toBeInTheDocument()
}

it('leads to what was loaded in the place of the button', async () => {
  await mount(
    <Screen>
      <Block>
        <p>Three prices</p>
        <a href="#1">First price</a>
        <a href="#2">Second price</a>
      </Block>
    </Screen>,
  )
  await tryAgain()
  answer(READY)
  await expect.element(link('First price')).toHaveFocus()
})

it('leads to the first of the rows that were loaded below others', async () => {
  await mount(
    <Screen>
      <List />
    </Screen>,
  )
  await tryAgain()
  answer(READY)
  await expect.element(link('Price 3')).toHaveFocus()
})

it('leads to the heading where nothing that was loaded takes the focus', async () => {
  await mount(
    <Screen>
      <Block>
        <p>No prices yet</p>
      </Block>
    </Screen>,
  )
  await tryAgain()
  answer(READY)
  await expect.element(page.getByRole('heading', { name: 'Quotes' })).toHaveFocus()
})

it('stays at the button where it fails again', async () => {
  await mount(
    <Screen>
      <Block>
        <a href="#1">First price</a>
      </Block>
    </Screen>,
  )
  await tryAgain()
  answer(FAILED)
  await expect.element(retry).toHaveFocus()
})

it('leaves the focus where the customer has moved it meanwhile', async () => {
  await mount(
    <Screen>
      <Block>
        <a href="#1">First price</a>
      </Block>
    </Screen>,
  )
  await tryAgain()
  await userEvent.click(button('Below'))
  answer(READY)
  await expect.element(link('First price')).toBeVisible()
  await expect.element(button('Below')).toHaveFocus()
})

it('stays in a sheet', async () => {
  await mount(
    <Screen>
      <BottomSheet open onClose={() => {}} title="Choose">
        <Block>
          <button type="button">First price</button>
        </Block>
      </BottomSheet>
    </Screen>,
  )
  await expect.element(retry).toBeVisible()
  await tryAgain()
  answer(READY)
  await expect.element(button('First price')).toHaveFocus()
})
