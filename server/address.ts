import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Where a call comes from: an address; of IPv6 the network of one customer (/64), because whoever has one address has all of it. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>) => rateLimit.normalizeIP(ip)
