import type { Duplex } from 'node:stream'
import type { ErrorResponse } from '#contract/errors/errors.ts'
import { APP_ID } from './error-response.ts'
import { headersOfAll } from './page-headers.ts'

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is not even HTTP never reaches the application; it still gets an answer of the catalogue. */
export const answerClientErrors = (config: { readonly secure: boolean }) => {
  const headers = Object.entries(headersOfAll(config)).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: Error & { code?: string }, socket: Duplex): void => answer(error, socket, headers.join(''))
}

function answer(error: Error & { code?: string }, socket: Duplex, headers: string): void {
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
    `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n${headers}\r\n${text}`,
  )
}
