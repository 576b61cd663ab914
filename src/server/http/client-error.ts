import type { Duplex } from 'node:stream'
import type { ErrorResponse } from '#contract/errors/errors.ts'
import { APP_ID } from './error-response.ts'

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is not even HTTP never reaches the application; it still gets an answer of the catalogue. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body: ErrorResponse = {
    errorDetails: [
      {
        errorId: 'API406',
        name: 'INVALID_INPUT',
        message: 'We cannot read this request.',
        reason: 'not readable as HTTP',
      },
    ],
    appId: APP_ID,
    correlationId: crypto.randomUUID(),
  }
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  )
}
