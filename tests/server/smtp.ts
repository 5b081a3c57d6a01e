import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'

/** A real mail server on a free port of loopback, and what it was given. It ends with the test file. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
    ...options,
  })
  // A client that hangs up in the middle is part of the tests.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  return { url: urlOf(server.server.address()), received }
}

/** A server that speaks only as it is told; nothing but the first words when there are no lines left. */
export async function badServer(speak: (socket: Socket) => void) {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    speak(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return urlOf(server.address())
}

const urlOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) =>
  `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

/** A refusal as a mail server words it. */
export const refusing = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })
