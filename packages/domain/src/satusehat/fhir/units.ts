/** Units as SATUSEHAT knows them: UCUM is case-sensitive, and what is handed over is counted by v3-orderableDrugForm. */
const written: Readonly<Record<string, string>> = {
  ...{ gr: 'g', gram: 'g', ml: 'mL', cc: 'mL', dl: 'dL', l: 'L', iu: '[iU]', ui: '[iU]', mcg: 'ug', µg: 'ug' },
  ...{ 'gr/dl': 'g/dL', 'g/dl': 'g/dL', 'mg/dl': 'mg/dL', 'g/l': 'g/L', 'mg/l': 'mg/L', 'ug/dl': 'ug/dL' },
  ...{ 'mmol/l': 'mmol/L', 'umol/l': 'umol/L', 'meq/l': 'meq/L', 'u/l': 'U/L', 'iu/l': '[iU]/L', 'ng/ml': 'ng/mL' },
  ...{ 'pg/ml': 'pg/mL', 'uiu/ml': 'u[iU]/mL', 'miu/ml': 'm[iU]/mL', fl: 'fL', mmhg: 'mm[Hg]', 'mm/jam': 'mm/h' },
  ...{ '10^3/ul': '10*3/uL', '10³/ul': '10*3/uL', '10^6/ul': '10*6/uL', '10⁶/ul': '10*6/uL', '/ul': '/uL' },
  ...{ detik: 's', menit: 'min', jam: 'h', '°c': 'Cel' },
};

/** As typed where it is UCUM already, or nothing that this table knows. */
export const ucumOf = (unit: string): string => written[unit.trim().toLowerCase()] ?? unit.trim();

/** The first that a form's name matches is its code. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/salep mata/, 'OPOINT'],
  [/tetes mata/, 'OPDROP'],
  [/tetes telinga/, 'OTDROP'],
  [/tetes hidung/, 'NDROP'],
  [/kaplet|caplet/, 'CAPLET'],
  [/tablet|\btab\b/, 'TAB'],
  [/kapsul|capsule|\bcaps?\b/, 'CAP'],
  [/sirup|sirop|syrup/, 'SYRUP'],
  [/suspensi/, 'SUSP'],
  [/eliksir/, 'ELIXIR'],
  [/salep|ointment/, 'OINT'],
  [/krim|cream/, 'CRM'],
  [/\bgel\b/, 'GEL'],
  [/losion|lotion/, 'LTN'],
  [/supositoria|suppositoria/, 'SUPP'],
  [/ovula/, 'VAGSUPP'],
  [/infus/, 'IVSOL'],
  [/puyer|serbuk|bubuk|powder/, 'POWD'],
  [/granul/, 'GRAN'],
  [/tetes|drops?\b/, 'DROP'],
  [/larutan|cairan/, 'SOL'],
  [/obat kumur/, 'RINSE'],
  [/\bpil\b/, 'PILL'],
];

/** Undefined for a form that v3-orderableDrugForm has no word for, such as an injection. */
export const drugFormOf = (form: string | null): string | undefined => {
  const text = (form ?? '').toLowerCase();
  return forms.find(([name]) => name.test(text))?.[1];
};

const routes: readonly (readonly [RegExp, string, string])[] = [
  [/^(per )?oral$|^p\.?o\.?$|diminum/, 'O', 'Oral'],
  [/sublingual/, 'SL', 'Sublingual'],
  [/rektal|^p\.?r\.?$/, 'R', 'Rectal'],
  [/vagina/, 'V', 'Vaginal'],
  [/nasal|hidung/, 'N', 'Nasal'],
  [/transdermal/, 'TD', 'Transdermal'],
  [/parenteral|intravena|intramuskul|subkutan|^i\.?[vm]\.?$|^s\.?c\.?$/, 'P', 'Parenteral'],
];

/** Undefined for a route that is not among the ATC's; an empty one is refused (rule 10038). */
export const routeOf = (route: string | null): { code: string; display: string } | undefined => {
  const text = (route ?? '').trim().toLowerCase();
  const found = routes.find(([name]) => name.test(text));
  return found && { code: found[1], display: found[2] };
};
