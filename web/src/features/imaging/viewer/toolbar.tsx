import { Contrast, Hand, Layers, RotateCcw, Ruler, SunMedium, Trash2, ZoomIn, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import type { Stage } from './stage';
import type { Tool } from './use-pointer';
import { tomographyWindows, type Preset } from './window';

const tools: readonly [Tool, LucideIcon][] = [
  ['window', SunMedium],
  ['scroll', Layers],
  ['pan', Hand],
  ['zoom', ZoomIn],
  ['measure', Ruler],
];

/** The windows to choose from: the file's own, and for computed tomography the usual ones. */
function usePresets(stage: Stage, modality: string): Preset[] {
  const { t } = useTranslation('imaging');
  const usual = modality === 'CT' ? (Object.keys(tomographyWindows) as (keyof typeof tomographyWindows)[]) : [];
  return [
    ...stage.presets.map(preset => ({ ...preset, name: t('presetOfFile', { name: preset.name }) })),
    ...usual.map(name => ({ ...tomographyWindows[name], name: t(`preset.${name}`) })),
  ];
}

interface ToolbarProps {
  stage: Stage;
  modality: string;
  tool: Tool;
  onTool: (tool: Tool) => void;
  hasMeasures: boolean;
  onClear: () => void;
}

export function Toolbar({ stage, modality, tool, onTool, hasMeasures, onClear }: ToolbarProps) {
  const { t } = useTranslation('imaging');
  const presets = usePresets(stage, modality);
  const { window } = stage;
  const chosen = presets.findIndex(
    ({ center, width }) => window && Math.abs(center - window.center) < 0.5 && Math.abs(width - window.width) < 0.5,
  );
  return (
    <div role="toolbar" aria-label={t('tools')} className="flex flex-wrap items-center gap-1 border-b px-2 py-1">
      {tools.map(([each, Icon]) => (
        <Button
          key={each}
          size="sm"
          variant={each === tool ? 'primary' : 'ghost'}
          aria-pressed={each === tool}
          onClick={() => onTool(each)}
        >
          <Icon aria-hidden />
          <span className="max-md:sr-only">{t(`tool.${each}`)}</span>
        </Button>
      ))}
      {presets.length > 0 && (
        <Select
          aria-label={t('presets')}
          placeholder={t('presets')}
          className="h-7 w-44 text-xs pointer-coarse:h-11"
          value={chosen < 0 ? null : String(chosen)}
          onValueChange={at => {
            const preset = presets[Number(at)];
            if (preset) stage.setWindow(preset);
          }}
          options={presets.map(({ name }, at) => ({ value: String(at), label: name }))}
        />
      )}
      <Button size="sm" variant="ghost" onClick={() => stage.invert()}>
        <Contrast aria-hidden />
        <span className="max-md:sr-only">{t('invert')}</span>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => stage.reset()}>
        <RotateCcw aria-hidden />
        <span className="max-md:sr-only">{t('reset')}</span>
      </Button>
      {hasMeasures && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          <Trash2 aria-hidden />
          <span className="max-md:sr-only">{t('clearMeasures')}</span>
        </Button>
      )}
    </div>
  );
}
