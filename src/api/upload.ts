import { transport } from './transport.ts'

/** Told while a file is on its way: bytes sent, bytes in all. */
export type Progress = (sent: number, total: number) => void

/** `fetch` that reports how much of the body has left; `fetch` itself cannot. */
const reporting =
  (onProgress: Progress): typeof fetch =>
  async (input) => {
    const request = input as Request
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      request.headers.forEach((value, name) => {
        call.setRequestHeader(name, value)
      })
      call.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
      call.onload = () => {
        const headers = ['content-type', 'touched'].flatMap((name): [string, string][] => {
          const value = call.getResponseHeader(name)
          return value === null ? [] : [[name, value]]
        })
        resolve(new Response(call.responseText, { status: call.status, headers }))
      }
      call.onerror = () => reject(new TypeError('The connection broke.'))
      call.onabort = () => reject(request.signal.reason)
      request.signal.addEventListener('abort', () => call.abort())
      call.send(body)
    })
  }

/**
 * What turns a typed call into a multipart one with a file, progress, and other fields before the file:
 * `recruitment.POST('/file/upload', { ...fileCall(file, onProgress), signal }).then(orThrow)`
 */
export const fileCall = (file: File, onProgress: Progress = () => {}, fields: Readonly<Record<string, string>> = {}) => ({
  body: { file: file.name },
  bodySerializer: () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file, file.name)
    return form
  },
  fetch: (request: Request) => transport(request, reporting(onProgress)),
})
