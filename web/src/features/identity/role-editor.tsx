import { changeRole, defineRole } from '@alur/contracts/identity/commands';
import type { MerchantRoleRow } from '@alur/contracts/identity/rows';
import { Link } from '@tanstack/react-router';
import { Eye, Trash2 } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { shaped } from '@/api/shape-errors';
import { LeaveGuard } from '@/app/leave-guard';
import { useAsk } from '@/forms/use-ask';
import { loadErrorTexts } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PageHead, type Back } from '@/ui/page-head';
import { Select } from '@/ui/select';
import { useFieldErrors } from '@/ui/use-field-errors';
import { useHolders, useRoles } from './employee-queries';
import { RightsTree } from './rights-tree';
import { useSaving } from './use-saving';

const ROLES = '/v2/user/merchant_roles';

/** The default tag of a role: its name in lower case. */
const tagOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 50);

interface RoleEditorProps {
  facilityId: number;
  role?: MerchantRoleRow;
  mayEdit: boolean;
  back: Back;
  onSaved: (id: number) => void;
  onLeave: () => void;
  /** Shows the facility as a holder of this role sees it. */
  onLook?: (() => void) | undefined;
  /** The page of a person who holds it. */
  personAt: '/channel/employee/$id' | '/channel/acl/employee/$id';
}

/**
 * A role of a facility: its name, and its rights on the tree. It does not use `useCommandForm`, because SPEC 7's own route
 * saves it for the operator and a facility's administrator alike.
 */
export function RoleEditor({ facilityId, role, mayEdit, back, onSaved, onLeave, onLook, personAt }: RoleEditorProps) {
  const { t } = useTranslation(['identity', 'common']);
  const [values, setValues] = useState({ name: role?.name ?? '', tag: role?.tag ?? '', rights: role?.rights ?? [] });
  const [isChanged, setChanged] = useState(false);
  const { errors, setErrors, form, refuse } = useFieldErrors();
  const error = (name: string): string | null => errors[name] ?? null;
  const set = <Name extends keyof typeof values>(name: Name, value: (typeof values)[Name]) => {
    setValues(now => ({ ...now, [name]: value }));
    setChanged(true);
    setErrors(({ [name]: _gone, ...rest }) => rest);
  };
  const place = (refused: ApiError): boolean => {
    const said = fieldMessages(refused);
    refuse(said);
    return Object.keys(said).length > 0;
  };
  const { save, pending } = useSaving(place);
  const { ask, dialog } = useAsk();
  const settled = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...values, tag: values.tag || tagOf(values.name), ...(!role && { facilityId }) };
    if (pending) return;
    const { error: wrong } = shaped(role ? changeRole.body : defineRole.body, body);
    await loadErrorTexts();
    if (wrong) return void place(wrong);
    setErrors({});
    const question = {
      title: t(role ? 'identity:role.askChange' : 'identity:role.askNew', { name: values.name.trim() }),
      text: t(role ? 'identity:role.askChangeText' : 'identity:role.askNewText'),
    };
    ask(question, () => void send(body));
  };
  const send = async (body: object) => {
    const outcome = await save(
      role ? 'PUT' : 'POST',
      role ? `${ROLES}/${role.id}` : ROLES,
      body,
      t('identity:role.saved'),
    );
    if (!outcome.ok) return;
    settled.current = true;
    onSaved(outcome.data.id);
  };
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={event => void submit(event)}>
      <LeaveGuard unsaved={() => !settled.current && isChanged} />
      <PageHead
        title={role?.name ?? t('identity:role.addTitle')}
        place={t('identity:role.title')}
        back={back}
        actions={
          mayEdit && (
            <>
              {role && onLook && (
                <Button onClick={onLook}>
                  <Eye aria-hidden />
                  {t('identity:role.look')}
                </Button>
              )}
              {role && <RemoveRole role={role} onRemoved={onLeave} />}
              <Button type="submit" variant="primary" pending={pending}>
                {t('common:save')}
              </Button>
            </>
          )
        }
      />
      <div className="grid gap-4 md:grid-cols-3">
        <Naming values={values} isNew={!role} mayEdit={mayEdit} error={error} onChange={set} />
        {mayEdit && <CopyFrom facilityId={facilityId} but={role?.id} onCopy={rights => set('rights', rights)} />}
      </div>
      {role && <People roleId={role.id} personAt={personAt} />}
      {error('rights') && (
        <p role="alert" className="text-danger-text">
          {error('rights')}
        </p>
      )}
      <RightsTree
        label={t('identity:role.rights')}
        facilityId={facilityId}
        value={new Set(values.rights)}
        onChange={mayEdit ? rights => set('rights', [...rights]) : undefined}
      />
      {dialog}
    </form>
  );
}

/** The role's name, and the tag by which other systems know it. */
function Naming({
  values,
  isNew,
  mayEdit,
  error,
  onChange,
}: {
  values: { name: string; tag: string };
  isNew: boolean;
  mayEdit: boolean;
  error: (name: string) => string | null;
  onChange: (name: 'name' | 'tag', value: string) => void;
}) {
  const { t } = useTranslation('identity');
  return (
    <>
      <Field label={t('role.name')} required error={error('name')}>
        <Input
          autoFocus={isNew}
          autoComplete="off"
          maxLength={255}
          disabled={!mayEdit}
          value={values.name}
          onChange={event => onChange('name', event.target.value)}
        />
      </Field>
      <Field label={t('role.tag')} optional hint={t('role.tagHint')} error={error('tag')}>
        <Input
          autoComplete="off"
          maxLength={50}
          disabled={!mayEdit}
          value={values.tag}
          onChange={event => onChange('tag', event.target.value)}
        />
      </Field>
    </>
  );
}

/** Copies the rights of another role as a start. */
function CopyFrom({
  facilityId,
  but,
  onCopy,
}: {
  facilityId: number;
  but: number | undefined;
  onCopy: (rights: string[]) => void;
}) {
  const { t } = useTranslation('identity');
  const { rows } = useRoles(facilityId);
  const others = rows.filter(({ id }) => id !== but);
  if (others.length === 0) return null;
  return (
    <Field label={t('role.copyFrom')} optional>
      <Select
        value={null}
        placeholder={t('role.copyChoose')}
        onValueChange={id => onCopy(others.find(role => String(role.id) === id)?.rights ?? [])}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </Field>
  );
}

/** The people who hold the role, whom a change concerns. */
function People({ roleId, personAt }: { roleId: number } & Pick<RoleEditorProps, 'personAt'>) {
  const { t } = useTranslation('identity');
  const { data } = useHolders({ roleId });
  if (!data) return null;
  if (data.length === 0) return <p className="text-muted-foreground">{t('role.nobody')}</p>;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 className="text-muted-foreground">{t('role.heldBy')}</h2>
      <ul className="contents">
        {data.map(({ id, name }) => (
          <li key={id}>
            <Link to={personAt} params={{ id }} className="font-medium text-primary-text hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RemoveRole({ role, onRemoved }: { role: MerchantRoleRow; onRemoved: () => void }) {
  const { t } = useTranslation('identity');
  const [asking, setAsking] = useState(false);
  const { data } = useHolders({ roleId: role.id });
  const { save, pending } = useSaving();
  const remove = async () => {
    const outcome = await save('DELETE', `${ROLES}/${role.id}`, {}, t('role.removed'));
    if (outcome.ok) onRemoved();
    else setAsking(false);
  };
  return (
    <>
      <Button
        disabledReason={data && data.length > 0 ? t('role.stillHeld', { count: data.length }) : null}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
        {t('role.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        onOpenChange={setAsking}
        title={t('role.removeTitle', { name: role.name })}
        description={t('role.removeText')}
        confirmLabel={t('role.remove')}
        pending={pending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
