/** Hands bytes to the browser as a download under their own name. */
export function saveFile(bytes: Blob, name: string) {
  const address = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
