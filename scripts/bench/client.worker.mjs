// Asks the server from a thread of its own, so that what asking costs is not counted as the server's work.
import { readlinkSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const { port } = workerData

/** One call to its end: its status, the bytes of its body on the wire, how long it took, and what it says where that is asked for. */
function ask({ method, path, body, token, encoding = 'gzip', read = false }) {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), 'accept-encoding': read ? 'identity' : encoding }
    const payload = body === undefined ? undefined : JSON.stringify(body)
    if (payload !== undefined) Object.assign(headers, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) })
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const whole = Buffer.concat(parts)
        const text = read || answer.statusCode >= 400 ? whole.toString() : null
        resolve({ status: answer.statusCode, bytes: whole.length, ms: performance.now() - begun, text })
      })
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}

/** So many clients, each asking again as soon as it has its answer. */
async function press({ calls, clients, seconds }) {
  const until = performance.now() + seconds * 1000
  const times = []
  let next = 0
  const client = async () => {
    while (performance.now() < until) times.push((await ask(calls[next++ % calls.length])).ms)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { times }
}

parentPort.postMessage({ thread: readlinkSync('/proc/thread-self').split('/').at(-1) })
parentPort.on('message', async ({ id, what, of }) => {
  try {
    parentPort.postMessage({ id, answer: await (what === 'press' ? press(of) : ask(of)) })
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) })
  }
})
