export type Message = { to: string; subject: string; html: string; text: string; template: string; job: number }
