/**
 * Substances that belong together for a person who is allergic to one of them, for the matching in `allergy-match.ts`.
 * They are all public: groups of the WHO ATC classification, international nonproprietary names, trade names of BPOM's
 * public register. A facility enters others at the medicine itself (`ingredients`): its substances, or the group's
 * name.
 */
export const ALLERGY_REFERENCE_VERSION = '2026.2';

export interface AllergyClass {
  /** The group's code in a public classification. */
  readonly source: string;
  /** Names under which an allergy to the whole group is recorded. */
  readonly called: readonly string[];
  /** Its substances, by international nonproprietary name. */
  readonly substances: readonly string[];
}

const atc = (...codes: string[]) => `WHO ATC ${codes.join(', ')}`;

export const allergyClasses: readonly AllergyClass[] = [
  {
    source: atc('J01C'),
    called: ['penicillin'],
    substances: [
      ...['amoxicillin', 'ampicillin', 'benzylpenicillin', 'phenoxymethylpenicillin', 'cloxacillin', 'dicloxacillin'],
      ...['flucloxacillin', 'oxacillin', 'piperacillin', 'sultamicillin', 'procaine benzylpenicillin'],
    ],
  },
  {
    source: atc('J01DB', 'J01DC', 'J01DD', 'J01DE'),
    called: ['cephalosporin'],
    substances: [
      ...['cefadroxil', 'cefalexin', 'cefazolin', 'cefaclor', 'cefuroxime', 'cefprozil', 'cefixime', 'cefotaxime'],
      ...['ceftriaxone', 'ceftazidime', 'cefoperazone', 'cefpodoxime', 'cefdinir', 'cefepime', 'cefpirome'],
    ],
  },
  { source: atc('J01DH'), called: ['carbapenem'], substances: ['meropenem', 'imipenem', 'ertapenem', 'doripenem'] },
  {
    source: atc('J01E'),
    called: ['sulfa', 'sulfonamide', 'sulphonamide'],
    substances: ['cotrimoxazole', 'sulfamethoxazole', 'sulfadiazine', 'sulfadoxine', 'sulfacetamide', 'sulfasalazine'],
  },
  {
    source: atc('J01FA'),
    called: ['macrolide'],
    substances: ['erythromycin', 'azithromycin', 'clarithromycin', 'spiramycin', 'roxithromycin'],
  },
  {
    source: atc('J01MA'),
    called: ['quinolone', 'fluoroquinolone'],
    substances: ['ciprofloxacin', 'levofloxacin', 'ofloxacin', 'moxifloxacin', 'norfloxacin'],
  },
  { source: atc('J01AA'), called: ['tetracycline'], substances: ['tetracycline', 'doxycycline', 'minocycline'] },
  {
    source: atc('J01GB', 'D06AX', 'S01AA'),
    called: ['aminoglycoside'],
    substances: ['gentamicin', 'amikacin', 'kanamycin', 'tobramycin', 'neomycin', 'framycetin'],
  },
  {
    source: atc('M01A', 'N02BA'),
    called: ['NSAID', 'OAINS', 'AINS', 'antiinflamasi nonsteroid', 'anti inflamasi non steroid'],
    substances: [
      ...['diclofenac', 'ibuprofen', 'mefenamic acid', 'ketoprofen', 'ketorolac', 'dexketoprofen', 'naproxen'],
      ...['meloxicam', 'piroxicam', 'tenoxicam', 'etoricoxib', 'celecoxib', 'indometacin', 'acetylsalicylic acid'],
      ...['metamizole', 'nimesulide'],
    ],
  },
  { source: atc('N02BA'), called: ['salicylate', 'salisilat'], substances: ['acetylsalicylic acid', 'salicylic acid'] },
  {
    source: atc('N02A', 'R05DA'),
    called: ['opioid', 'opiat'],
    substances: ['codeine', 'morphine', 'fentanyl', 'pethidine', 'tramadol', 'oxycodone', 'hydromorphone'],
  },
  {
    source: atc('C09A'),
    called: ['ACE inhibitor', 'penghambat ACE'],
    substances: ['captopril', 'lisinopril', 'enalapril', 'ramipril', 'perindopril', 'imidapril'],
  },
  {
    source: atc('N01B'),
    called: ['local anesthetic', 'anestesi lokal'],
    substances: ['lidocaine', 'bupivacaine', 'articaine', 'mepivacaine', 'procaine', 'tetracaine'],
  },
  {
    source: atc('C10AA'),
    called: ['statin'],
    substances: ['simvastatin', 'atorvastatin', 'rosuvastatin', 'pravastatin'],
  },
  {
    source: atc('A02BC'),
    called: ['proton pump inhibitor', 'penghambat pompa proton', 'PPI'],
    substances: ['omeprazole', 'lansoprazole', 'pantoprazole', 'esomeprazole', 'rabeprazole'],
  },
  {
    source: atc('H02AB', 'D07'),
    called: ['corticosteroid', 'kortikosteroid', 'steroid'],
    substances: [
      ...['dexamethasone', 'prednisone', 'prednisolone', 'methylprednisolone', 'hydrocortisone', 'triamcinolone'],
      ...['betamethasone', 'mometasone', 'desoximetasone'],
    ],
  },
];

/** Other names of one substance, or of several together in one product. */
export interface AllergySynonym {
  readonly source: string;
  readonly substances: readonly string[];
  readonly called: readonly string[];
}

const names = (substance: string, ...called: string[]): AllergySynonym => ({
  source: 'WHO INN; Formularium Nasional',
  substances: [substance],
  called,
});
const brands = (substances: readonly string[], ...called: string[]): AllergySynonym => ({
  source: 'BPOM, register of products',
  substances,
  called,
});

export const allergySynonyms: readonly AllergySynonym[] = [
  names('paracetamol', 'acetaminophen', 'asetaminofen'),
  names('acetylsalicylic acid', 'aspirin', 'asetosal', 'acetosal'),
  names('cotrimoxazole', 'sulfamethoxazole', 'trimethoprim'),
  names('chlorphenamine', 'chlorpheniramine', 'klorfeniramin', 'CTM'),
  names('salbutamol', 'albuterol'),
  names('metamizole', 'antalgin', 'metampiron', 'dipyrone'),
  names('guaifenesin', 'gliseril guaiakolat', 'glyceryl guaiacolate'),
  names('rifampicin', 'rifampin'),
  names('epinephrine', 'adrenaline'),
  names('ascorbic acid', 'vitamin C'),
  names('oral rehydration salts', 'oralit'),
  names('glibenclamide', 'glyburide'),
  names('iodine', 'iodin', 'iodium', 'yodium'),
  brands(['paracetamol'], 'Panadol', 'Sanmol', 'Tempra', 'Biogesic'),
  brands(['amoxicillin', 'clavulanic acid'], 'Augmentin', 'co-amoxiclav', 'ko-amoksiklav'),
  brands(['amoxicillin'], 'Amoxsan'),
  brands(['cotrimoxazole'], 'Bactrim'),
  brands(['mefenamic acid'], 'Ponstan'),
  brands(['diclofenac'], 'Voltaren', 'Cataflam'),
  brands(['ibuprofen'], 'Proris', 'Brufen'),
  brands(['acetylsalicylic acid'], 'Aspilets'),
  brands(['azithromycin'], 'Zithromax'),
  brands(['ceftriaxone'], 'Rocephin'),
  brands(['ciprofloxacin'], 'Baquinor'),
  brands(['celecoxib'], 'Celebrex'),
];

/** Known substances outside these groups, which are compared by their own names. */
export const otherSubstances: readonly string[] = [
  ...['clavulanic acid', 'trimethoprim', 'metronidazole', 'clindamycin', 'chloramphenicol', 'vancomycin'],
  ...['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol', 'paracetamol', 'cetirizine', 'loratadine'],
  ...['chlorphenamine', 'diphenhydramine', 'ambroxol', 'bromhexine', 'guaifenesin', 'salbutamol', 'theophylline'],
  ...['amlodipine', 'nifedipine', 'bisoprolol', 'propranolol', 'candesartan', 'valsartan', 'furosemide'],
  ...['hydrochlorothiazide', 'spironolactone', 'metformin', 'glibenclamide', 'glimepiride', 'insulin'],
  ...['ranitidine', 'sucralfate', 'antasida', 'domperidone', 'ondansetron', 'metoclopramide', 'loperamide'],
  ...['attapulgite', 'oral rehydration salts', 'ascorbic acid', 'vitamin B', 'folic acid', 'zinc', 'allopurinol'],
  ...['colchicine', 'phenobarbital', 'phenytoin', 'carbamazepine', 'valproic acid', 'diazepam', 'haloperidol'],
  ...['amitriptyline', 'ketoconazole', 'fluconazole', 'nystatin', 'aciclovir', 'albendazole', 'pyrantel'],
  ...['ivermectin', 'permethrin', 'chloroquine', 'epinephrine', 'tranexamic acid', 'magnesium sulfate'],
];
