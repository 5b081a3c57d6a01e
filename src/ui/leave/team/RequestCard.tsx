import { Button, Checkbox } from '@mantine/core'
import type { components } from '../../../api/hr.gen.ts'
import { Note } from '../../components/Note.tsx'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { DownloadButton } from '../../data/DownloadButton.tsx'
import { day, listOf } from '../../i18n/format.ts'
import { t as own } from '../../i18n/leave.ts'
import { balanceFigure, shortSpan, unitWord } from '../../i18n/leaveFigures.ts'
import { t } from '../../i18n/leaveTeam.ts'
import { requestAmount, spanInWords } from '../leaveWords.ts'
import css from './team.module.css'

type Row = components['schemas']['LeaveRequestToAnswer']
export type TeamAnswer = 'approve' | 'decline' | 'askBack'
type Props = {
  row: Row
  isOpen: boolean
  isTicked: boolean
  mayTick: boolean
  busy: boolean
  onTick: (on: boolean) => void
  onOpen: () => void
  onAnswer: (event: TeamAnswer) => void
}

/** One request: folded to its days and one verdict, or open with everything that an answer needs. */
export function RequestCard({ row, isOpen, isTicked, mayTick, busy, onTick, onOpen, onAnswer }: Props) {
  const { request, inPlaceOf } = row
  const name = request.personName
  return (
    <>
      <div className={css.cardHead}>
        {mayTick && <Checkbox aria-label={t('tick', { name })} checked={isTicked} onChange={(event) => onTick(event.currentTarget.checked)} />}
        <PersonAvatar name={name} />
        <div className="grow">
          <h3>{name}</h3>
          <span className="meta">
            {[
              t('askedAt', { day: day(request.askedAt) }),
              request.departmentName,
              request.question && !request.reply && t('waitsFor', { name }),
              inPlaceOf && t('inPlaceOf', { name: inPlaceOf }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        {!isOpen && (
          <Button size="xs" aria-label={t('openOf', { name })} onClick={onOpen}>
            {t('open')}
          </Button>
        )}
      </div>
      {isOpen ? (
        <>
          <OpenRequest row={row} />
          <div className="row wrap">
            <Button variant="filled" data-event="approve" aria-disabled={busy || undefined} onClick={() => onAnswer('approve')}>
              <span className="vh">{t('approveOf', { name })}</span>
              <span aria-hidden="true">{t('approve')}</span>
              <span className={css.key} aria-hidden="true">
                {t('keyApprove')}
              </span>
            </Button>
            <Button data-event="decline" aria-disabled={busy || undefined} onClick={() => onAnswer('decline')}>
              <span className="vh">{t('declineOf', { name })}</span>
              <span aria-hidden="true">{t('decline')}</span>
              <span className={css.key} aria-hidden="true">
                {t('keyDecline')}
              </span>
            </Button>
            {request.transitions.some(({ event, allowed }) => event === 'askBack' && allowed) && (
              <Button variant="subtle" data-event="askBack" aria-disabled={busy || undefined} onClick={() => onAnswer('askBack')}>
                <span className="vh">{t('askBackOf', { name })}</span>
                <span aria-hidden="true">{t('askBack')}</span>
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <span>
            <b className="num">{spanInWords(request, request.startsAt)}</b> · {[request.kindName, requestAmount(request)].join(', ')}
          </span>
          <Verdict row={row} />
        </>
      )}
    </>
  )
}

function OpenRequest({ row }: { row: Row }) {
  const { request, counted, balanceBefore, balanceAfter, dayMinutes, away } = row
  const measure = { unit: request.unit, dayMinutes }
  return (
    <>
      <dl className={css.facts}>
        <dt>{t('asksFor')}</dt>
        <dd>
          <b className="num">{spanInWords(request, request.startsAt)}</b>
          <br />
          {[request.kindName, requestAmount(request)].join(', ')}
          {request.holidays > 0 && <span className="meta"> · {own('daysLeftOut', { n: request.holidays })}</span>}
        </dd>
        {counted && (
          <>
            <dt>{t('balance')}</dt>
            <dd className="num">
              {t('balanceOn', {
                before: balanceFigure(balanceBefore, measure),
                after: `${balanceFigure(balanceAfter, measure)} ${unitWord(measure)}`,
                day: day(request.lastDay),
              })}
            </dd>
          </>
        )}
        <dt>{t('awayThen')}</dt>
        <dd>
          {away.length === 0 && t('nobody')}
          {away.map((one) => (
            <span key={`${one.employeeId} ${one.firstDay}`} className={css.line}>
              {one.name} <span className="num dim">{shortSpan(one.firstDay, one.lastDay)}</span>
            </span>
          ))}
        </dd>
        {request.note && (
          <>
            <dt>{t('note')}</dt>
            <dd>“{request.note}”</dd>
          </>
        )}
        {request.question && (
          <>
            <dt>{t('question')}</dt>
            <dd>{own('askedBack', { name: request.questionedBy ?? '', question: request.question })}</dd>
          </>
        )}
        {request.reply && (
          <>
            <dt>{t('reply')}</dt>
            <dd>“{request.reply}”</dd>
          </>
        )}
        {(request.certificateNeeded || request.certificate) && (
          <>
            <dt>{t('certificate')}</dt>
            <dd>
              {request.certificate ? (
                <DownloadButton file={request.certificate} label={own('openCertificate', { name: request.certificate.originalName })}>
                  {request.certificate.originalName}
                </DownloadButton>
              ) : (
                t('certificateMissing')
              )}
            </dd>
          </>
        )}
      </dl>
      <Verdict row={row} />
    </>
  )
}

/** Whether enough of the team are left: it warns and does not lock. */
function Verdict({ row: { short, fewest } }: { row: Row }) {
  const worst = short.toSorted((one, other) => one.here - other.here)[0]
  if (worst)
    return (
      <Note tone="red">
        <b>
          {t('shortLine', {
            here: worst.here,
            of: worst.of,
            days: listOf(
              short.slice(0, 3).map((one) => day(one.day)),
              'conjunction',
            ),
          })}
        </b>
        {' · '}
        {t('shortText', { needed: worst.needed ?? 0 })}
      </Note>
    )
  if (!fewest) return null
  return <p className={css.verdict}>{t(fewest.needed === null ? 'enoughUnset' : 'enough', { here: fewest.here, of: fewest.of })}</p>
}
