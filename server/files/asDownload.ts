import type { FastifyReply } from 'fastify'
import { attachment } from './fileName.ts'

/** Says of an answer that it is a file to keep: shown by no browser, kept by no cache, taken for nothing else. */
export const asDownload = (reply: FastifyReply, name: string, mediaType: string) =>
  reply
    .type(mediaType)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
