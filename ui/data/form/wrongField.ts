/** The first invalid field, or the first error message, inside an element. */
export const wrongField = (inside: ParentNode | null): HTMLElement | null =>
  inside?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]') ?? null
