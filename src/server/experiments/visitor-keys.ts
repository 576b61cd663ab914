import { createHmac } from 'node:crypto'

/** What one test calls a visitor: nobody can tell it from another test's, nor from anything once the salt is gone. */
export const keyOfVisitor = (salt: string, visitorId: string): string =>
  createHmac('sha256', salt).update(visitorId).digest('base64url')
