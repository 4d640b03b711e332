/** The first field, or message, inside an element that says what is wrong. */
export const wrongField = (inside: ParentNode | null): HTMLElement | null =>
  inside?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]') ?? null
