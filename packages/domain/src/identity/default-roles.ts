import { accessKeys, isGrantable, type AccessKey } from '@alur/contracts/access';
import { isChannelKey } from '@alur/contracts/kernel/channel';
import { rightsNaming } from '@alur/contracts/role-rights';
import { declaredRoles } from '@alur/contracts/roles.gen';

/** A role that a new facility (or the operator's area) starts with; SPEC does not show what each may do. */
export interface DefaultRole {
  readonly tag: string;
  readonly name: string;
  readonly area: 'manage' | 'channel';
  readonly rights: readonly AccessKey[];
}

const inFacility = (key: AccessKey) => isGrantable(key) && !isChannelKey(key);
const within = (key: AccessKey, ...modules: string[]) => modules.includes(key.split(/[.:]/, 1)[0] ?? '');
/**
 * Judicial reports are restricted (SHAPES, annex 2), so roles get their rights only by name, never by a general
 * formula.
 */
const isRestricted = (key: AccessKey) => key.startsWith('inpatient.ongoing.judicial:');
const isLook = (key: AccessKey) => key.endsWith(':view');
/** A midwife has a nurse's rights; rights for her own work are declared in the modules concerned. */
const nurses = new Set(rightsNaming('nurse'));
const headsAlone = new Set(rightsNaming('facility-admin'));

/** A role with the rights whose declaration names it, and those that a predicate adds. */
const role = (
  { tag, name }: { tag: string; name: string },
  formula: (key: AccessKey) => boolean = () => false,
  area: DefaultRole['area'] = 'manage',
): DefaultRole => ({
  tag,
  name,
  area,
  rights: [...new Set([...rightsNaming(tag), ...[...accessKeys].filter(formula)])],
});

export const defaultRoles: readonly DefaultRole[] = [
  ...declaredRoles.map(declared => role(declared)),
  role({ tag: 'midwife', name: 'Bidan' }, key => nurses.has(key)),
  // Everything except changing settings, and except what is reserved for the head by name.
  role(
    { tag: 'supervisor', name: 'Penyelia' },
    key => inFacility(key) && (!within(key, 'settings') || isLook(key)) && !headsAlone.has(key) && !isRestricted(key),
  ),
  role({ tag: 'facility-admin', name: 'Admin Fasyankes' }, inFacility),
  // An observer may see everything that is not restricted, and change nothing.
  role(
    { tag: 'auditor', name: 'Auditor' },
    key => inFacility(key) && (isLook(key) || within(key, 'audit', 'dashboard')) && !isRestricted(key),
  ),
  role({ tag: 'channel-admin', name: 'Admin Kanal' }, isChannelKey, 'channel'),
];

/** The default role with this tag. */
export function defaultRole(tag: string): DefaultRole {
  const found = defaultRoles.find(one => one.tag === tag);
  if (!found) throw new Error(`no default role ${tag}`);
  return found;
}
