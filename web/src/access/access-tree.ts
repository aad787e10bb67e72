/** The rights of the current facility, as `GET /v2/module/modules` answers them (SPEC section 3). */
export interface AccessAction {
  enabled: boolean;
  method: string;
}
export interface AccessSection {
  name: string;
  key: string;
  actions: AccessAction[];
}
export interface AccessTab extends AccessSection {
  sections: AccessSection[];
}
export interface AccessModule {
  name: string;
  key: string;
  actions?: AccessAction[];
  tabs: AccessTab[];
}

const enabled = (actions: AccessAction[] | undefined) => (actions ?? []).some((action) => action.enabled);

/** A section shows if one of its actions is allowed; a tab if one of its own or of its sections' is. */
export function isSectionVisible(section: AccessSection): boolean {
  return enabled(section.actions);
}

export function isTabVisible(tab: AccessTab): boolean {
  return tab.actions?.length ? enabled(tab.actions) || (tab.sections ?? []).some(isSectionVisible) : (tab.sections ?? []).some(isSectionVisible);
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
  const [moduleKey, tabKey, sectionKey] = path.split('.');
  const module = modules.find((one) => one.key === moduleKey);
  if (!module) return false;
  if (!tabKey) return method ? allowed(module.actions, method) : isModuleVisible(module);
  const tab = module.tabs?.find((one) => one.key === tabKey);
  if (!tab) return false;
  if (!sectionKey) return method ? allowed(tab.actions, method) : isTabVisible(tab);
  const section = tab.sections?.find((one) => one.key === sectionKey);
  if (!section) return false;
  return method ? allowed(section.actions, method) : isSectionVisible(section);
}

function allowed(actions: AccessAction[] | undefined, method: string): boolean {
  return (actions ?? []).some((action) => action.enabled && action.method === method);
}
