import {
  chartOf,
  findingsIn,
  isFrontTooth,
  SURFACES,
  toggled,
  TOOTH_CODES,
  TOOTH_ROWS,
  toothCodes,
  type Surface,
  type ToothCode,
  type ToothFinding,
} from '@alur/contracts/record/odontogram';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { DecayCounts } from './decay-counts';
import { Tooth } from './tooth';
import { PITCH, SIZE } from './tooth-places';

const ROW = 66;
/** Between the patient's right and left. */
const GAP = 12;
const WIDTH = 16 * PITCH + GAP;
const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const spotOf = (row: number, at: number): readonly [number, number] => {
  const count = TOOTH_ROWS[row]?.length ?? 0;
  const left = (WIDTH - count * PITCH - GAP) / 2;
  return [left + at * PITCH + (at >= count / 2 ? GAP : 0) + (PITCH - SIZE) / 2, row * ROW + 16];
};

/** The tooth that lies there from another, over the rows' different lengths. */
const neighbour = (tooth: number, [across, down]: readonly [number, number]): number => {
  const row = TOOTH_ROWS.findIndex(each => each.includes(tooth));
  const at = TOOTH_ROWS[row]?.indexOf(tooth) ?? 0;
  const next = TOOTH_ROWS[row + down];
  if (!next) return tooth;
  const shift = (next.length - (TOOTH_ROWS[row]?.length ?? 0)) / 2;
  return next[Math.min(next.length - 1, Math.max(0, at + shift + across))] ?? tooth;
};

/** How a tooth's findings read: `Gigi 16: O karies, tambalan`. */
function useToothText(): (tooth: number, findings: readonly ToothFinding[]) => string {
  const { t } = useTranslation(['record', 'enums']);
  return (tooth, findings) => {
    const its = findings.map(({ surface, code }) => `${surface ?? ''} ${t(`enums:toothCode.${code}`)}`.trim());
    return its.length === 0
      ? t('record:tooth.name', { tooth })
      : t('record:tooth.found', { tooth, findings: its.join(', ') });
  };
}

/** The chart of the teeth: pressed surface by surface with what was chosen, or only read. */
export function ToothChart({ value, onChange }: { value: string; onChange?: (value: string) => void }) {
  const { t } = useTranslation(['record', 'enums']);
  const textOf = useToothText();
  const findings = findingsIn(value) ?? [];
  const [code, setCode] = useState<ToothCode>('car');
  const [tooth, setTooth] = useState(18);
  const elements = useRef(new Map<number, SVGGElement>());
  const press = (which: number, surface: Surface | null) => {
    setTooth(which);
    const pressed = { tooth: which, surface: toothCodes[code].isOfSurface ? (surface ?? 'O') : null, code };
    onChange?.(chartOf(toggled(findings, pressed)));
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const surface = SURFACES.find(each => each === event.key.toUpperCase());
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!onChange || event.ctrlKey || event.metaKey || (!step && !surface && !isPress)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) return press(tooth, surface ?? null);
    const next = neighbour(tooth, step);
    setTooth(next);
    elements.current.get(next)?.focus();
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {onChange && <Tools {...{ code, tooth }} onCode={setCode} onPress={surface => press(tooth, surface)} />}
      <p className="text-xs text-muted-foreground md:hidden">{t('record:tooth.scrolls')}</p>
      <div className="overflow-x-auto">
        <svg
          viewBox={`0 0 ${WIDTH} ${4 * ROW}`}
          className="w-full max-w-3xl min-w-2xl"
          role="group"
          aria-label={t('record:tooth.chart')}
        >
          {TOOTH_ROWS.flatMap((row, at) =>
            row.map((each, nth) => {
              const its = findings.filter(finding => finding.tooth === each);
              return (
                <Tooth
                  key={each}
                  tooth={each}
                  findings={its}
                  label={textOf(each, its)}
                  isChosen={each === tooth}
                  at={spotOf(at, nth)}
                  element={element => void (element && elements.current.set(each, element))}
                  onPress={onChange ? surface => press(each, surface) : null}
                  onKeyDown={move}
                  onFocus={() => setTooth(each)}
                />
              );
            }),
          )}
        </svg>
      </div>
      <DecayCounts findings={findings} />
    </div>
  );
}

interface ToolsProps {
  code: ToothCode;
  tooth: number;
  onCode: (code: ToothCode) => void;
  onPress: (surface: Surface | null) => void;
}

/** What is to be noted, and the surfaces of the chosen tooth as buttons for fingers. */
function Tools({ code, tooth, onCode, onPress }: ToolsProps) {
  const { t } = useTranslation(['record', 'enums']);
  const isOfSurface = toothCodes[code].isOfSurface;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('record:tooth.code')} className="w-64 max-w-full">
        <Select
          value={code}
          onValueChange={onCode}
          options={TOOTH_CODES.map(each => ({ value: each, label: `${each} – ${t(`enums:toothCode.${each}`)}` }))}
        />
      </Field>
      <div
        role="group"
        aria-label={t('record:tooth.surfaces', { tooth })}
        className="flex flex-wrap items-center gap-1"
      >
        <span className="tabular px-1 font-medium">{t('record:tooth.name', { tooth })}</span>
        {isOfSurface ? (
          SURFACES.map(surface => {
            const name = surface === 'O' && isFrontTooth(tooth) ? 'I' : surface;
            return (
              <Button key={surface} aria-label={t(`record:tooth.surface.${name}`)} onClick={() => onPress(surface)}>
                {name}
              </Button>
            );
          })
        ) : (
          <Button onClick={() => onPress(null)}>{t('record:tooth.whole')}</Button>
        )}
      </div>
    </div>
  );
}
