/**
 * Simulates a finger on an element that moves to each point at its time, in milliseconds, so that its speed does not
 * depend on the machine.
 */
export const fingerOn =
  (element: Element) =>
  (
    type: 'pointerdown' | 'pointermove' | 'pointerup',
    spot: { readonly x?: number; readonly y?: number },
    at: number,
  ): void => {
    const event = new PointerEvent(type, { bubbles: true, clientX: spot.x ?? 0, clientY: spot.y ?? 0, pointerId: 1 })
    element.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }))
  }
