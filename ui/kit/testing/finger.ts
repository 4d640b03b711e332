/**
 * A finger on an element that goes to each spot at its time, in milliseconds: how fast it moved is what the test says,
 * not what the machine happened to take.
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
