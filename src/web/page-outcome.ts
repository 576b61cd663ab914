/** Thrown by a page's load or action to end it early. Not failures: outcomes. */
export class Redirect extends Error {
  readonly location: string
  readonly status: 301 | 302 | 303 | 308
  constructor(location: string, status: 301 | 302 | 303 | 308 = 302) {
    super(`redirect to ${location}`)
    this.location = location
    this.status = status
  }
}

export class PageNotFound extends Error {}
