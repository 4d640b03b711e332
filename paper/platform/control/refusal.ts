/** A call of the control API that is not done: its HTTP status, and why. */
export class ControlRefusal {
  readonly status: 400 | 404 | 409 | 503
  readonly error: string

  constructor(status: 400 | 404 | 409 | 503, error: string) {
    this.status = status
    this.error = error
  }
}
