import type { AccessAction, AccessModule, AccessSection, AccessTab } from '@alur/contracts/identity/access-modules';

export type { AccessModule };

const enabled = (actions: readonly AccessAction[] | undefined) => (actions ?? []).some(action => action.enabled);

/** A section shows if one of its actions is allowed; a tab if one of its own or of its sections' is. */
export function isSectionVisible(section: AccessSection): boolean {
  return enabled(section.actions);
}

export function isTabVisible(tab: AccessTab): boolean {
  return enabled(tab.actions) || (tab.sections ?? []).some(isSectionVisible);
}

export function isModuleVisible(module: AccessModule): boolean {
  return enabled(module.actions) || (module.tabs ?? []).some(isTabVisible);
}

/**
 * Whether `front-office.patient-queue:call` is allowed. The most specific level decides: a section's
 * methods where the key names one, else the tab's, else the module's. With no method it asks whether
 * there is anything to see there.
 */
export function allows(modules: readonly AccessModule[], right: string): boolean {
  const [path = '', method] = right.split(':');
  const [moduleKey = '', tabKey, sectionKey] = path.split('.');
  const module = modules.find(one => one.key === moduleKey);
  if (!module) return false;
  if (!tabKey) return method ? allowed(module.actions, method) : isModuleVisible(module);
  const tab = child(module.tabs, moduleKey, tabKey);
  if (!tab) return false;
  if (!sectionKey) return method ? allowed(tab.actions, method) : isTabVisible(tab);
  const section = child(tab.sections, `${moduleKey}.${tabKey}`, sectionKey);
  if (!section) return false;
  return method ? allowed(section.actions, method) : isSectionVisible(section);
}

/** Keys are whole paths on the wire; SPEC shows plain ones, so both are known. */
function child<Node extends { key: string }>(
  nodes: readonly Node[] | undefined,
  parent: string,
  key: string,
): Node | undefined {
  return nodes?.find(node => node.key === `${parent}.${key}` || node.key === key);
}

function allowed(actions: readonly AccessAction[] | undefined, method: string): boolean {
  return (actions ?? []).some(action => action.enabled && action.method === method);
}
