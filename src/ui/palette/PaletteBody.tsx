import { CloseButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { createView } from '../../api/authBounds.gen.ts'
import type { Claims } from '../../api/token.ts'
import { type Offered, type PaletteKind, paletteKinds, paletteMachine, type SearchedKind } from '../../machines/flows/palette.ts'
import { mayOpen, type PageId } from '../../machines/pages.ts'
import { recentOf } from '../data/visits.ts'
import { t } from '../i18n/palette.ts'
import { groupsOf, type Move, type PaletteOption } from './options.ts'
import css from './Palette.module.css'
import { PaletteKeys } from './PaletteKeys.tsx'
import { PaletteList } from './PaletteList.tsx'
import { pagesFor } from './pages.ts'

type Props = { claims: Claims; onMove: (of: Offered, move: Move) => void; onShortcuts: () => void; onClose: () => void }

/** Whose lists are searched, by the page that shows each. */
const searched: Record<SearchedKind, PageId> = { requisitions: 'jobreq', applications: 'appsch', people: 'employees' }
const kindsFor = (who: Claims) => (Object.keys(searched) as SearchedKind[]).filter((kind) => mayOpen(searched[kind], who))

export function PaletteBody({ claims, onMove, onShortcuts, onClose }: Props) {
  const list = useId()
  const router = useRouter()
  const searchable = kindsFor(claims)
  const [state, send] = useMachine(paletteMachine, { input: { kinds: searchable } })
  const pages = useMemo(() => pagesFor(claims), [claims])
  const [recent] = useState(() => recentOf(claims.subject))
  const [key, setKey] = useState<string | null>(null)
  const { text, kind, found, offered } = state.context
  const kinds = paletteKinds.filter((one) => !Object.hasOwn(searched, one) || searchable.some((other) => other === one))
  const groups = groupsOf({ text, kind, found, offered, pages, recent })
  const options = groups.flatMap((group) => group.options)
  const marked = options.find((option) => option.key === key) ?? options[0]
  const busy = state.hasTag('searching')
  const failed = state.hasTag('failed')

  const mark = (option: PaletteOption | undefined) => {
    setKey(option?.key ?? null)
    if (option?.marked) send({ type: 'mark', marked: option.marked })
  }

  const open = (option: PaletteOption | undefined, inNewTab: boolean) => {
    if (!option) return
    if (option.move && offered) return onMove(offered, option.move)
    if (!option.href) return
    if (inNewTab) return void window.open(option.href, '_blank', 'noopener')
    onClose()
    void router.navigate({ href: option.href })
  }
  const step = (by: number) => options.length > 0 && mark(options[(options.indexOf(marked!) + by + options.length) % options.length])
  const turn = (by: number) => send({ type: 'choose', kind: kinds[(kinds.indexOf(kind) + by + kinds.length) % kinds.length]! })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key: pressed, currentTarget: input } = event
    const atEnd = input.selectionStart === input.value.length && input.selectionEnd === input.value.length
    const action = options.find((option) => isOfOffered(option, offered) && !option.marked)
    const act = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => open(marked, event.ctrlKey || event.metaKey),
      Tab: () => turn(event.shiftKey ? -1 : 1),
      ...(atEnd && action && { ArrowRight: () => mark(action) }),
    }[pressed]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div className={css.palette}>
      <div className={css.top}>
        <IconSearch size={18} stroke={1.7} aria-hidden />
        <input
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={createView['search.q'].maxLength}
          data-autofocus
          aria-label={t('title')}
          aria-expanded
          aria-controls={list}
          aria-activedescendant={marked ? `${list} ${marked.key}`.replaceAll(' ', '-') : undefined}
          aria-autocomplete="list"
          placeholder={t('placeholder')}
          value={text}
          onChange={({ currentTarget }) => {
            setKey(null)
            send({ type: 'type', text: currentTarget.value })
          }}
          onKeyDown={onKeyDown}
        />
        <span className={`meta num ${css.count}`} role="status">
          {busy ? t('searching') : text.trim() && !failed ? t('found', { n: options.filter(({ move, icon }) => !move && icon !== 'link').length }) : ''}
        </span>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </div>
      <Kinds kinds={kinds} kind={kind} onChoose={(one) => send({ type: 'choose', kind: one })} />
      <PaletteList
        id={list}
        {...{ groups, marked, text, kind, busy, failed }}
        onRetry={() => send({ type: 'retry' })}
        onMark={mark}
        onOpen={(option, event) => open(option, event.ctrlKey || event.metaKey)}
      />
      <PaletteKeys onShortcuts={onShortcuts} />
    </div>
  )
}

const isOfOffered = ({ key }: PaletteOption, offered: Offered | null) => offered !== null && key.startsWith(`${offered.kind} ${offered.id} `)

function Kinds({ kinds, kind, onChoose }: { kinds: readonly PaletteKind[]; kind: PaletteKind; onChoose: (kind: PaletteKind) => void }) {
  return (
    <fieldset className={css.kinds} aria-label={t('kinds')}>
      {kinds.map((one) => (
        <button key={one} type="button" aria-pressed={one === kind} onClick={() => onChoose(one)}>
          {t(one)}
        </button>
      ))}
    </fieldset>
  )
}
