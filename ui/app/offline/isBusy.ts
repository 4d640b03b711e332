/** Fields into which a customer types or puts something, that hold something. */
const FILLED =
  'main :is(textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=search])), [role=dialog] :is(textarea, input)'

const isFilled = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== ''

const isSending = (storage: Pick<Storage, 'key' | 'length'>): boolean =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at)).some((key) => key?.startsWith('intent.'))

/** Whether a reload could lose something: a form holds something, an overlay is open, a request is without an answer. */
export const isBusy = (page: Document): boolean =>
  [...page.querySelectorAll(FILLED)].some(isFilled) ||
  page.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  isSending(localStorage)
