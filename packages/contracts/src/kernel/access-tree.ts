/**
 * What there is to allow, as SPEC 2 (menus and tabs) and SPEC 6 (module, tab, section, action + method) have it.
 * A key is `<module>[.<tab>[.<section>]]:<method>`.
 */
export interface AccessNode {
  readonly key: string;
  readonly methods: readonly string[];
  readonly children: readonly AccessNode[];
}

const node = (key: string, methods: readonly string[], children: readonly AccessNode[] = []): AccessNode => ({
  key,
  methods,
  children,
});

/** The facility's area: `/manage`. */
export const manageTree: readonly AccessNode[] = [
  node('dashboard', ['view', 'revenue']),
  node(
    'front-office',
    [],
    [
      node('patient-list', ['view', 'register', 'correct', 'merge', 'erase', 'erase-early']),
      node('patient-queue', [
        'view',
        'take-number',
        'call',
        'attendance',
        'cancel',
        'prioritise',
        'pcare',
        'change-payer',
      ]),
    ],
  ),
  node(
    'cashier',
    ['view', 'edit', 'discount', 'approve-discount', 'pay', 'refund', 'cancel', 'void', 'print'],
    [node('shift', ['view', 'open', 'close'])],
  ),
  node(
    'outpatient',
    [],
    [
      node('queue', ['view', 'call', 'vitals', 'start']),
      node('ongoing', ['view', 'record', 'prescribe', 'order', 'finish', 'reopen']),
      node('medical-history', ['view']),
    ],
  ),
  node('pharmacy', [], [node('internal-outpatient', ['view', 'approve', 'return', 'withdraw', 'hand-over'])]),
  node('treatments', ['view', 'edit']),
  node(
    'inventory',
    [],
    [
      node('item', ['view', 'edit', 'receive', 'correct']),
      node('category', ['view', 'edit']),
      node('supplier', ['view', 'edit']),
      node('unit', ['view', 'edit']),
      node('store', ['view', 'edit']),
    ],
  ),
  node(
    'settings',
    [],
    [
      node('general', ['view', 'edit']),
      node('registration', ['view', 'edit']),
      node('outpatient', ['view', 'edit'], [node('schedule', ['view', 'edit']), node('room', ['view', 'edit'])]),
      node('display', ['view', 'edit']),
      node('other', ['view', 'edit']),
    ],
  ),
  node('report', [], [node('transaction', ['view'])]),
  node('audit', ['view', 'timeline', 'events', 'replay', 'report', 'access-log', 'processes']),
  node('display', ['view']),
];

/** The operator's area: `/channel`. */
export const channelTree: readonly AccessNode[] = [
  node(
    'channel',
    [],
    [
      node('dashboard', ['view']),
      node('merchants', ['view', 'create', 'edit']),
      node('employee', ['view', 'create', 'edit']),
      node('acl', ['view', 'edit']),
      node('operations', ['view']),
    ],
  ),
];

/** What follows from events by itself: no role can be given this right. */
export const systemTree: readonly AccessNode[] = [node('system', ['process'])];

export type AccessKey = `${string}:${string}`;

const keysOf = (nodes: readonly AccessNode[], path: string): AccessKey[] =>
  nodes.flatMap(({ key, methods, children }) => {
    const here = path === '' ? key : `${path}.${key}`;
    return [...methods.map(method => `${here}:${method}` as AccessKey), ...keysOf(children, here)];
  });

/** Every right that exists. */
export const accessKeys: ReadonlySet<AccessKey> = new Set(
  [manageTree, channelTree, systemTree].flatMap(tree => keysOf(tree, '')),
);
