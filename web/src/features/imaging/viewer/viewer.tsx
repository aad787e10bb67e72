import type { ImagingStudyRow, SeriesImages } from '@alur/contracts/imaging/rows';
import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/http';
import { saveFile } from '@/api/save-file';
import { Button } from '@/ui/button';
import { formatNumber } from '@/ui/format';
import { joined } from '@/ui/joined';
import { EmptyState, Skeleton } from '@/ui/states';
import { toast } from '@/ui/toast';
import { contentPath, framesOf, type Frame } from './image-ids';
import { MeasureLayer, useLengthText } from './measures';
import { SeriesList } from './series-list';
import { Toolbar } from './toolbar';
import { useMeasures } from './use-measures';
import { usePointer, useWheel, type Tool } from './use-pointer';
import { useStage, type Staged } from './use-stage';
import { useViewerKeys } from './viewer-keys';

/** Looks through the images of a study: series beside a dark stage, in both themes. */
export default function Viewer({ study, series }: { study: ImagingStudyRow; series: readonly SeriesImages[] }) {
  const [chosen, setChosen] = useState(0);
  const its = series[Math.min(chosen, series.length - 1)];
  const move = (by: number) => setChosen(at => Math.min(series.length - 1, Math.max(0, at + by)));
  return (
    <div className="dark fills flex min-h-[26rem] flex-col overflow-hidden rounded-lg border bg-background text-foreground md:flex-row">
      {series.length > 1 && <SeriesList series={series} chosen={chosen} onChoose={setChosen} />}
      {its && (
        <SeriesStage
          key={`${its.seriesInstanceUid} ${its.instances.length}`}
          study={study}
          series={its}
          onSeries={move}
        />
      )}
    </div>
  );
}

/** Saves the file of an image as it came. */
const download = async (studyId: number, uid: string): Promise<void> => {
  try {
    saveFile((await call<Blob>('GET', contentPath(studyId, uid), { answer: 'blob' })).data, `${uid}.dcm`);
  } catch (error) {
    toast.error(error);
  }
};

interface SeriesStageProps {
  study: ImagingStudyRow;
  series: SeriesImages;
  onSeries: (by: number) => void;
}

function SeriesStage({ study, series, onSeries }: SeriesStageProps) {
  const frames = useMemo(() => framesOf(study.id, series), [study.id, series]);
  const staged = useStage(frames);
  const { stage, at, go } = staged;
  const frame = frames[at];
  const [tool, setTool] = useState<Tool>('window');
  const measures = useMeasures(stage, frame?.id ?? '');
  const surface = useRef<HTMLDivElement>(null);
  const choose = (next: Tool) => {
    // Enter then sets the ends of the length, and presses no button.
    if (next === 'measure') surface.current?.focus();
    else measures.stop();
    setTool(next);
  };
  useViewerKeys({ staged, tool, onTool: choose, measures, onSeries });
  const save = () => void (frame && download(study.id, frame.sopInstanceUid));
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      {stage && (
        <Toolbar
          {...{ stage, tool, modality: series.modality }}
          onTool={choose}
          hasMeasures={measures.measures.length > 0}
          onClear={measures.clear}
        />
      )}
      <Canvas {...{ staged, tool, measures, frame, series, surface }} count={frames.length} onDownload={save} />
      <Foot {...{ staged, measures }} count={frames.length} onGo={go} onDownload={save} />
    </div>
  );
}

interface CanvasProps {
  surface: RefObject<HTMLDivElement | null>;
  staged: Staged;
  tool: Tool;
  measures: ReturnType<typeof useMeasures>;
  frame: Frame | undefined;
  series: SeriesImages;
  count: number;
  onDownload: () => void;
}

function Canvas({ surface, staged, tool, measures, frame, series, count, onDownload }: CanvasProps) {
  const { t } = useTranslation('imaging');
  const { host, stage, at, go, loading, error } = staged;
  const onScroll = (by: number) => go(at + by);
  const pointer = usePointer({ stage, tool, onScroll, onMeasure: measures.drag });
  useWheel(surface, { stage, onScroll });
  useEffect(() => {
    const element = surface.current;
    if (!stage || !element) return;
    const watch = new ResizeObserver(() => stage.resize());
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage, surface]);
  const name = t('imageName', { at: at + 1, count, series: series.description ?? series.modality });
  return (
    <div className="relative min-h-64 flex-1">
      <div
        ref={surface}
        role="img"
        tabIndex={-1}
        aria-label={name}
        className="absolute inset-0 touch-none overflow-hidden bg-background select-none"
        {...pointer}
      >
        <div ref={host} className="absolute inset-0" />
        {stage && !loading && !error && (
          <MeasureLayer stage={stage} measures={measures.measures} cross={measures.cross} />
        )}
      </div>
      {loading && <Skeleton className="absolute inset-8" />}
      {error !== null && (
        <div className="absolute inset-0 grid place-items-center bg-background">
          <EmptyState title={t('notShown')} action={<Button onClick={onDownload}>{t('download')}</Button>}>
            {t('notShownText', { syntax: frame?.transferSyntaxUid ?? '–' })}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

interface FootProps {
  staged: Staged;
  measures: ReturnType<typeof useMeasures>;
  count: number;
  onGo: (at: number) => void;
  onDownload: () => void;
}

/** Which image it is, by a slider where there are several; its window, its size, and the last length. */
function Foot({ staged: { stage, at }, measures: { measures }, count, onGo, onDownload }: FootProps) {
  const { t } = useTranslation('imaging');
  const lengthText = useLengthText();
  const window = stage?.window;
  const last = measures.at(-1);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-3 py-1.5">
      {count > 1 && (
        <input
          type="range"
          aria-label={t('slice')}
          min={1}
          max={count}
          value={at + 1}
          onChange={event => onGo(Number(event.target.value) - 1)}
          className="h-6 min-w-32 flex-1 accent-primary pointer-coarse:h-11"
        />
      )}
      <p role="status" className="tabular text-xs text-muted-foreground">
        {joined(
          t('imageOf', { at: at + 1, count }),
          window &&
            t('windowIs', {
              center: formatNumber(Math.round(window.center)),
              width: formatNumber(Math.round(window.width)),
            }),
          stage && t('zoomIs', { percent: Math.round(stage.zoom * 100) }),
          stage && last && t('lastLength', { length: lengthText(stage.length(last.from, last.to)) }),
        )}
      </p>
      <Button size="sm" variant="ghost" className="ml-auto" onClick={onDownload}>
        <Download aria-hidden />
        {t('download')}
      </Button>
    </div>
  );
}
