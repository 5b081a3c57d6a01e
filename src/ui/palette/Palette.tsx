import { Modal } from '@mantine/core'
import type { Claims } from '../../api/token.ts'
import { t } from '../i18n/palette.ts'
import css from './Palette.module.css'
import { PaletteBody } from './PaletteBody.tsx'
import { useRecordMoves } from './useRecordMoves.tsx'

type Props = { opened: boolean; claims: Claims; onShortcuts: () => void; onClose: () => void }

/** Finds pages, requisitions, applications and employees, and does what their lifecycles allow. The page behind keeps its place. */
export function Palette({ opened, claims, onShortcuts, onClose }: Props) {
  const moves = useRecordMoves()
  return (
    <>
      <Modal
        opened={opened}
        onClose={onClose}
        withCloseButton={false}
        size={680}
        padding={0}
        yOffset={84}
        xOffset={16}
        classNames={{ inner: css.inner!, content: css.content! }}
        attributes={{ content: { 'aria-label': t('title') } }}
      >
        <PaletteBody
          claims={claims}
          onMove={(of, move) => {
            onClose()
            moves.start(of, move)
          }}
          onShortcuts={onShortcuts}
          onClose={onClose}
        />
      </Modal>
      {moves.dialog}
    </>
  )
}
