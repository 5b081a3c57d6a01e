const MOST = 200

/** An uploader's file name as we keep it: no folders, no control or direction-turning characters, not endless. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 ? clean.slice(dot).slice(0, 12) : ''
  return (dot > 0 ? clean.slice(0, dot) : clean).slice(0, MOST - extension.length) + extension || 'file'
}

/** RFC 6266: a plain name for old programs, the true one encoded beside it. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%;]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${encoded}`
}
