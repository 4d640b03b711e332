import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { type UploadItem, Uploader, type UploaderProps } from './Uploader.tsx'

const item = (part: Partial<UploadItem>): UploadItem => ({
  id: 'a',
  file: null,
  name: 'proof.png',
  status: 'done',
  ...part,
})
const uploader = (props: Partial<UploaderProps>) => (
  <Uploader
    label="Transfer proof"
    addLabel="Add image"
    items={[]}
    onAdd={() => {}}
    onRetry={() => {}}
    onRemove={() => {}}
    {...props}
  />
)
const png = new File(
  [
    Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (c) => c.charCodeAt(0),
    ),
  ],
  'proof.png',
  { type: 'image/png' },
)
const input = () => document.querySelector('input[type=file]') as HTMLInputElement

it('accepts images up to its maximum', async () => {
  const onAdd = vi.fn()
  await mount(uploader({ items: [item({})], max: 2, onAdd }))
  await expect.element(page.getByRole('group', { name: 'Transfer proof' })).toBeVisible()
  expect(input().accept).toBe('image/*')
  const opened = vi.spyOn(input(), 'click').mockImplementation(() => {})
  await page.getByRole('button', { name: 'Add image' }).click()
  expect(opened).toHaveBeenCalledOnce()
  const both = new DataTransfer()
  both.items.add(png)
  both.items.add(png)
  input().files = both.files
  input().dispatchEvent(new Event('change', { bubbles: true }))
  expect(onAdd.mock.calls).toEqual([[[png]]])
})

it('has no button to add when it is full', async () => {
  await mount(uploader({ items: [item({})] }))
  expect(page.getByRole('button', { name: 'Add image' }).elements()).toEqual([])
  expect(input()).toBeNull()
})

it('shows the progress of an upload', async () => {
  await mount(uploader({ items: [item({ status: 'uploading', percent: 40 })] }))
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading: proof.png' }))
    .toHaveAttribute('aria-valuenow', '40')
})

it('shows why an upload failed, and can retry or remove it', async () => {
  const onRetry = vi.fn()
  const onRemove = vi.fn()
  await mount(uploader({ items: [item({ status: 'failed', message: 'Too large' })], onRetry, onRemove }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too large')
  await page.getByRole('button', { name: 'Try again: proof.png' }).click()
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('a')
  await page.getByRole('button', { name: 'Remove: proof.png' }).click()
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('a')
})

it('previews the chosen file itself, enlarged on demand, and releases it afterwards', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const { unmount } = await mount(uploader({ items: [item({ file: png })] }))
  const small = page.getByRole('button', { name: 'proof.png', exact: true })
  await expect.poll(() => small.element().querySelector('img')?.naturalWidth).toBe(1)
  await small.click()
  await expect
    .element(page.getByRole('dialog', { name: 'proof.png' }).getByRole('img', { name: 'proof.png' }))
    .toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const { src } = small.element().querySelector('img') as HTMLImageElement
  await unmount()
  expect(revoked).toHaveBeenCalledWith(src)
})
