export type Message = {
  to: string
  subject: string
  html: string
  text: string
  template: string
  job: number
  /** Where one POST ends all marketing to this address; only on such letters. */
  leaveUrl?: string | undefined
}
