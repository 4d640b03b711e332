/** Chooses a file as the dialogue of the device does: by the given input, or by the first of the page. */
export const pickFile = (
  file: File,
  input: HTMLInputElement | null = document.querySelector('input[type=file]'),
): void => {
  if (input === null) throw new Error('no input for files')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
