declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      serviceEndpoint: string
      configureBuckets: readonly { name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
