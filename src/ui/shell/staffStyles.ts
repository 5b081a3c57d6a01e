/** The sheet of styles that only staff see: in the document of their pages, and here for whoever comes to one from another page. */
export async function staffStyles(): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>('meta[name="staff-styles"]')?.content
  // A page of staff came with it; while developing, every module brings its own.
  if (!href?.startsWith('/')) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' })
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error('A style sheet did not come'))
    }
    document.head.append(link)
  })
}
