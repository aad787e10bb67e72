import { deactivateUser, reactivateUser } from '@alur/contracts/identity/commands';
import { DEMONSTRATION_COOKIE } from '@alur/contracts/kernel/demonstration-cookie';
import { mailPasswordLink, removeSecondFactor } from '@alur/contracts/identity/session';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { KeyRound, Mail, Pencil, Send } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChannelCan } from '@/access/use-channel-can';
import { useCommand } from '@/api/use-command';
import { PageError } from '@/app/page-error';
import { readCookie } from '@/app/cookies';
import { useReasonCommand } from '@/api/reason-dialog';
import { PictureField } from '@/forms/picture-field';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { NONE } from '@/ui/column';
import { formatDate, formatDateTime } from '@/ui/format';
import { PageHead, type Back } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';
import { EmployeeState } from './employee-list';
import { useEmployee, type Employee } from './employee-queries';
import { InvitationDialog } from './invitation-dialog';
import { LicenceChip } from './licence-chip';
import { LicenceDialog } from './licence-dialog';

const DemonstrationMails = lazy(() => import('./demonstration-mails'));

export interface EmployeePageProps {
  id: number;
  back: Back;
  /** She was just registered, so the link for her password is made at once. */
  invite?: boolean;
  onInvited: () => void;
  onEdit: () => void;
  onAccess: () => void;
}

/** One person who works in some facilities. */
export function EmployeePage({ id, ...props }: EmployeePageProps) {
  const { data, error, refetch } = useEmployee(id);
  if (error) return <PageError error={error} onRetry={() => void refetch()} />;
  return data ? <Loaded employee={data} {...props} /> : <TableSkeleton />;
}

function Loaded({
  employee,
  back,
  invite = false,
  onInvited,
  onEdit,
  onAccess,
}: Omit<EmployeePageProps, 'id'> & { employee: Employee }) {
  const { t } = useTranslation(['identity', 'enums']);
  const can = useChannelCan();
  const [inviting, setInviting] = useState(invite);
  const mayEdit = can('channel.employee:edit');
  const { id, name, active } = employee;
  const deactivate = useReasonCommand(id, {
    command: deactivateUser,
    title: t('identity:employee.suspendTitle', { name }),
    description: t('identity:employee.suspendText'),
    confirmLabel: t('identity:employee.suspend'),
    success: t('identity:employee.suspended'),
    danger: true,
  });
  const loseDevice = useReasonCommand(id, {
    command: removeSecondFactor,
    title: t('identity:second.removeTitle', { name }),
    description: t('identity:second.removeText'),
    confirmLabel: t('identity:second.remove'),
    success: t('identity:second.removed'),
    danger: true,
  });
  const reactivate = useReasonCommand(id, {
    command: reactivateUser,
    title: t('identity:employee.reactivateTitle', { name }),
    description: t('identity:employee.reactivateText'),
    confirmLabel: t('identity:employee.reactivate'),
    success: t('identity:employee.reactivated'),
  });
  return (
    <>
      <PageHead
        title={name}
        place={t('identity:employee.title')}
        back={back}
        actions={
          <>
            <LicenceChip licences={employee.licences} />
            <EmployeeState row={employee} />
            {mayEdit && (
              <>
                <Button onClick={active ? deactivate.ask : reactivate.ask}>
                  {t(active ? 'identity:employee.suspend' : 'identity:employee.reactivate')}
                </Button>
                <Button onClick={onEdit}>
                  <Pencil aria-hidden />
                  {t('identity:employee.edit')}
                </Button>
                {active && (
                  <Button variant={employee.verified ? 'secondary' : 'primary'} onClick={() => setInviting(true)}>
                    <Send aria-hidden />
                    {t(employee.verified ? 'identity:invite.reset' : 'identity:invite.make')}
                  </Button>
                )}
              </>
            )}
          </>
        }
      />
      <div className="grid content-start items-start gap-4 lg:grid-cols-2">
        <Profile employee={employee} onLostDevice={mayEdit && active ? loseDevice.ask : null} />
        <Licences employee={employee} mayEdit={mayEdit && active} />
        <Card title={t('identity:part.signature')}>
          <PictureField
            path={`/v2/user/users/${id}/signature`}
            fileId={employee.signatureFile}
            label={t('identity:part.signature')}
            mayEdit={mayEdit && active}
          />
        </Card>
        <Roles employee={employee} onAccess={can('channel.acl:edit') ? onAccess : null} />
      </div>
      {inviting && (
        <InvitationDialog
          id={id}
          name={name}
          onClose={() => {
            setInviting(false);
            onInvited();
          }}
        />
      )}
      {deactivate.dialog}
      {loseDevice.dialog}
      {reactivate.dialog}
    </>
  );
}

function Profile({ employee, onLostDevice }: { employee: Employee; onLostDevice: (() => void) | null }) {
  const { t } = useTranslation(['identity', 'enums']);
  const facts: [string, ReactNode][] = [
    [t('identity:field.profession'), t(`enums:profession.${employee.profession}`)],
    [t('identity:field.email'), <Mailbox key="email" employee={employee} mayWrite={onLostDevice !== null} />],
    [t('identity:field.phone'), employee.phone || NONE],
    [t('identity:field.nik'), employee.nik ?? NONE],
    [
      t('identity:field.secondFactor'),
      employee.secondFactor && onLostDevice ? (
        <span className="flex flex-wrap items-center gap-2">
          {t('identity:second.on')}
          <Button size="sm" onClick={onLostDevice}>
            {t('identity:second.remove')}
          </Button>
        </span>
      ) : (
        t(employee.secondFactor ? 'identity:second.on' : 'identity:second.off')
      ),
    ],
    [t('identity:field.since'), formatDate(employee.createdAt)],
  ];
  return (
    <Card title={t('identity:part.who')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Her address, what was mailed to it, and a button that mails her a link. */
function Mailbox({ employee, mayWrite }: { employee: Employee; mayWrite: boolean }) {
  const { t } = useTranslation('identity');
  const { id, email, mail } = employee;
  const send = useCommand(mailPasswordLink, { success: t('mail.asked') });
  const [opened, setOpened] = useState(false);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {email}
      {mayWrite && (
        <Button
          size="sm"
          pending={send.pending}
          disabledReason={mail?.state === 'waiting' ? t('mail.waiting') : null}
          onClick={() => void send.run({ id, body: {} })}
        >
          <Mail aria-hidden />
          {t('mail.send')}
        </Button>
      )}
      {mail && (
        <span className="text-xs text-muted-foreground">
          {mail.state === 'waiting' ? t('mail.waiting') : t(`mail.${mail.state}`, { at: formatDateTime(mail.since) })}
        </span>
      )}
      {mail && readCookie(DEMONSTRATION_COOKIE) !== null && (
        <Button variant="ghost" size="sm" onClick={() => setOpened(true)}>
          {t('mail.box')}
        </Button>
      )}
      {opened && (
        <Suspense>
          <DemonstrationMails onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </span>
  );
}

function Licences({ employee, mayEdit }: { employee: Employee; mayEdit: boolean }) {
  const { t } = useTranslation('identity');
  const [recording, setRecording] = useState(false);
  return (
    <Card
      title={t('licence.title')}
      actions={
        mayEdit && (
          <Button size="sm" onClick={() => setRecording(true)}>
            {t('licence.record')}
          </Button>
        )
      }
    >
      {employee.licences.length === 0 ? (
        <p className="text-muted-foreground">{t('licence.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {employee.licences.map(({ kind, number, validUntil }) => (
            <li key={kind} className="flex flex-wrap items-baseline gap-x-3">
              <span className="w-10 font-medium">{kind}</span>
              <span className="tabular">{number}</span>
              <span className="text-muted-foreground">
                {validUntil ? t('licence.until', { day: formatDate(validUntil) }) : t('licence.life')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {recording && <LicenceDialog employee={employee} onClose={() => setRecording(false)} />}
    </Card>
  );
}

function Roles({ employee, onAccess }: { employee: Employee; onAccess: (() => void) | null }) {
  const { t } = useTranslation('identity');
  const roles = employee.user_merchant_roles;
  return (
    <Card
      title={t('part.where')}
      actions={
        onAccess && (
          <Button size="sm" onClick={onAccess}>
            <KeyRound aria-hidden />
            {t('access.set')}
          </Button>
        )
      }
    >
      {roles.length === 0 ? (
        <p className="text-muted-foreground">{t('access.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {roles.map(({ merchant_id, merchant_name, merchant_role }) => (
            <li key={`${merchant_id} ${merchant_role.id}`} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{merchant_role.name}</span>
              <span className="text-muted-foreground">
                {merchant_id === CHANNEL ? t('operatorArea') : merchant_name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
