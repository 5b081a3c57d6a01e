/** A fresh Idempotency-Key. Not `crypto.randomUUID`, which is there only on pages served by HTTPS or from this machine. */
export const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
