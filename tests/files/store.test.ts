import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Disk } from 'flydrive'
import { afterAll, expect, test, vi } from 'vitest'
import { claimFile, releaseFile } from '../../server/files/claimFile.ts'
import { compareStore, removeUnclaimed } from '../../server/files/sweepUploads.ts'
import { openFiles } from '../../server/platform/storage/fileStore.ts'
import { Folder } from '../../server/platform/storage/folder.ts'
import { files } from '../../server/tables/files.ts'
import { testApp } from '../app.ts'
import { accountId } from '../applications/candidates.ts'
import { faulty } from '../faults/faulty.ts'
import { resumePdf } from '../fixtures/resume-files.ts'
import { upload } from './posted.ts'

const t = await testApp({ LOG_LEVEL: 'silent' })
const officer = await accountId(t, 'officer@threshold.test')
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const TOMORROW = Date.now() + 25 * 60 * 60 * 1000
const folder = join(t.app.settings.dataDir, 'files')
await mkdir(folder, { recursive: true })
const stored = (more: { claimed?: boolean } = {}) =>
  t.app.files.store(t.db, { bytes: Buffer.from('bytes'), name: 'a.pdf', type: 'application/pdf', purpose: 'document', ownerAccountId: officer, ...more })
const row = async (id: number) => (await t.db.select().from(files).where(eq(files.id, id)))[0]
const inStore = async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name)
const nameOf = ({ key }: { key: string }) => key.split('/')[1]!

test('an upload whose transaction is undone leaves nothing after a sweep', async () => {
  const before = await inStore()
  const remove = await faulty(t, { code: 'XX000', on: 'idempotency_keys' })
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await resumePdf('new-grad'))], 'cv.pdf'))
  const headers = { authorization: `Bearer ${await t.tokenOf('officer@threshold.test')}`, 'idempotency-key': crypto.randomUUID() }
  const answer = await fetch(`${t.address}/api/v1/file/upload`, { method: 'POST', body: form, headers })
  await remove()
  expect(answer.status).toBe(500)
  await removeUnclaimed(t.app, TOMORROW)
  expect(await inStore()).toEqual(before)
  expect(await t.db.select().from(files).where(eq(files.claimed, false))).toEqual([])
})

test('a bucket that cannot be reached is told in words, and nothing is left of the upload', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'sample').stubEnv('AWS_SECRET_ACCESS_KEY', 'sample')
  const present = t.app.files
  // Nobody listens on this port.
  t.app.files = await openFiles({ ...t.app.settings, s3Bucket: 'sample', s3Endpoint: 'http://127.0.0.1:1' })
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await resumePdf('new-grad'))], 'cv.pdf'))
  const headers = { authorization: `Bearer ${await t.tokenOf('officer@threshold.test')}` }
  const answer = await fetch(`${t.address}/api/v1/file/upload`, { method: 'POST', body: form, headers })
  t.app.files = present
  vi.unstubAllEnvs()
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { code: 'BUSY', message: expect.stringMatching(/^The place where files are kept cannot be reached/) },
  ])
  expect(await t.db.select().from(files).where(eq(files.originalName, 'cv.pdf'))).toEqual([])
})

test('a file that is let go of in a transaction that is undone keeps its bytes', async () => {
  const file = await stored({ claimed: true })
  const undone = t.db.transaction(async (tx) => {
    await releaseFile(tx, file.id)
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  await removeUnclaimed(t.app, TOMORROW)
  expect((await t.app.files.read(file)).toString()).toBe('bytes')
})

test('a sweep never takes a file that is being claimed', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => stored()))
  const claims = all.map(({ id }) =>
    t.db
      .transaction((tx) => claimFile(tx, id, { accountId: officer }))
      .then(
        () => id,
        () => null,
      ),
  )
  const [claimed] = await Promise.all([Promise.all(claims), removeUnclaimed(t.app, TOMORROW), removeUnclaimed(t.app, TOMORROW)])
  for (const [at, id] of claimed.entries()) {
    const now = await row(all[at]!.id)
    if (id === null) expect(now).toBeUndefined()
    else expect([now?.claimed, (await t.app.files.read(all[at]!)).toString()]).toEqual([true, 'bytes'])
  }
})

test('a claim that is not committed yet is waited for', async () => {
  const file = await stored()
  const claimed = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const claiming = t.db.transaction(async (tx) => {
    await claimFile(tx, file.id, { accountId: officer })
    claimed.resolve()
    await mayEnd.promise
  })
  await claimed.promise
  const sweeping = removeUnclaimed(t.app, TOMORROW)
  mayEnd.resolve()
  await Promise.all([claiming, sweeping])
  expect([(await row(file.id))?.claimed, (await t.app.files.read(file)).toString()]).toEqual([true, 'bytes'])
})

test('bytes without a row go when they are old, and only then; a row without bytes is told', async () => {
  const [kept, lost] = [await stored({ claimed: true }), await stored({ claimed: true })]
  const [old, young] = [join(folder, 'document', 'a'.repeat(32)), join(folder, 'document', 'b'.repeat(32))]
  for (const path of [old, young]) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'left over')
  }
  utimesSync(old, new Date(0), new Date(0))
  await t.app.files.removeBytes(lost.key)
  printed.mockClear()
  expect(await compareStore(t.app)).toEqual({ strangers: [`document/${'a'.repeat(32)}`], missing: [lost.id] })
  expect(printed.mock.calls[0]?.[0]).toContain(`the first are ${lost.id}.`)
  expect(await inStore()).toEqual(expect.arrayContaining([nameOf(kept), 'b'.repeat(32)]))
  expect(await inStore()).not.toContain('a'.repeat(32))
  await t.db.delete(files).where(eq(files.id, lost.id))
})

test('a store that is full of strangers is left as it is', async () => {
  const place = mkdtempSync(join(tmpdir(), 'threshold-strangers-'))
  afterAll(() => rmSync(place, { recursive: true, force: true }))
  const other = await openFiles({ ...t.app.settings, dataDir: place })
  const strange = join(place, 'files', 'resume')
  await mkdir(strange, { recursive: true })
  for (let n = 0; n < 101; n++) {
    await writeFile(join(strange, String(n)), 'x')
    utimesSync(join(strange, String(n)), new Date(0), new Date(0))
  }
  await compareStore({ db: t.db, files: other })
  expect(await readdir(strange)).toHaveLength(101)
})

/** A disk that is full in the middle of a file, as the system says it. */
class FullDisk extends Folder {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await super.put(key, contents.slice(0, 2))
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
}

test('a disk that gets full in the middle of an upload is told in words, and nothing is left', async () => {
  const place = mkdtempSync(join(tmpdir(), 'threshold-full-'))
  afterAll(() => rmSync(place, { recursive: true, force: true }))
  const before = (await t.db.select().from(files)).length
  const whole = t.app.files
  const full = await openFiles(t.app.settings, new Disk(new FullDisk({ location: place, visibility: 'private' })))
  t.app.files = full
  const { status, body } = await upload(t, '/job-post/upload-resume', { name: 'cv.pdf', bytes: await resumePdf('new-grad') })
  t.app.files = whole
  expect([status, body.code, body.message]).toEqual([507, 'DISK_FULL', expect.stringMatching(/no room left/)])
  expect((await t.db.select().from(files)).length).toBe(before)
  expect((await readdir(place, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())).toEqual([])
})

const small = mkdtempSync(join(tmpdir(), 'threshold-small-'))
const isMounted = process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', [small])
  rmSync(small, { recursive: true, force: true })
})

// Only root may mount; the test before shows the same with a disk that says it is full.
test.skipIf(!isMounted)('a real file system of 64 kB that gets full keeps what it has, and takes more when there is room', async () => {
  const store = await openFiles(t.app.settings, new Disk(new Folder({ location: small, visibility: 'private' })))
  const put = (size: number) => store.store(t.db, { bytes: Buffer.alloc(size, 'x'), name: 'a.pdf', type: 'application/pdf', purpose: 'document' })
  const first = await put(20_000)
  await expect(put(100_000)).rejects.toMatchObject({ cause: { code: 'ENOSPC' } })
  expect((await readdir(small, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name)).toEqual([nameOf(first)])
  expect((await store.read(first)).length).toBe(20_000)
  expect((await put(20_000)).storedAt).not.toBeNull()
  await t.db.delete(files).where(eq(files.mediaType, 'application/pdf'))
})
