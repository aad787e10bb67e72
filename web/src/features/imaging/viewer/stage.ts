import {
  cache,
  Enums,
  imageLoader,
  init as initCore,
  metaData,
  RenderingEngine,
  type Types,
} from '@cornerstonejs/core';
import { init as initLoader, wadouri } from '@cornerstonejs/dicom-image-loader';
import { Enums as Metadata, utilities as metadata } from '@cornerstonejs/metadata';
import { call } from '@/api/http';
import { contentPath, SCHEME, type Frame } from './image-ids';
import { presetsIn, rangeOf, windowOf, type Preset, type Window } from './window';

const VIEWPORT = 'stage';
/** Decoded images that are kept for scrolling back. */
const MOST_CACHED_BYTES = 512 * 1024 * 1024;
/** How many images are fetched ahead on either side. */
const AHEAD = 3;
/** Explicit VR big endian, retired in 2006: the renderer reads its numbers wrongly and shows nothing. */
const BIG_ENDIAN = '1.2.840.10008.1.2.2';

/** A place in the patient's space, or in the image's where the file says nothing of the patient's. */
export type Place = Types.Point3;
/** A place on the stage, in CSS pixels from its upper left corner. */
export type Spot = readonly [x: number, y: number];

export interface Length {
  value: number;
  /** Pixels where the file does not say how far apart they are. */
  unit: 'mm' | 'px';
  /** Measured at the detector, which is nearer to the source than the body's shadow is large. */
  isAtDetector: boolean;
}

/** Fields of a file that are shown beside its pixels, by their names in the standard. */
interface File {
  WindowCenter?: unknown;
  WindowWidth?: unknown;
  WindowCenterWidthExplanation?: unknown;
}

const fileOf = (id: string): File | undefined =>
  metaData.get(Metadata.MetadataModules.NATURALIZED, id) as File | undefined;

/** Files that are on their way, so that the frames of one fetch it once. */
const coming = new Map<string, Promise<void>>();

/** Fetches an image's file through our own calls, which bear the session. */
const fetched = (address: string): Promise<void> => {
  const known = coming.get(address);
  if (known) return known;
  const [studyId = '', uid = ''] = address.split('/');
  const file = call<Blob>('GET', contentPath(studyId, uid), { answer: 'blob' })
    .then(({ data }) => data.arrayBuffer())
    .then(bytes => metadata.addDicomPart10Instance(`${SCHEME}:${address}`, bytes))
    .then(() => {})
    .finally(() => coming.delete(address));
  coming.set(address, file);
  return file;
};

const loaded = async (id: string, options: object): Promise<Types.IImage> => {
  if (!fileOf(id)) await fetched(wadouri.parseImageId(id).url);
  return wadouri.loadImageFromNaturalizedMetadata(id, options).promise as Promise<Types.IImage>;
};

let isBegun = false;

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  initCore();
  initLoader({ maxWebWorkers: 1 });
  cache.setMaxCacheSize(MOST_CACHED_BYTES);
  imageLoader.registerImageLoader(SCHEME, (id, options = {}) => ({
    promise: loaded(id, options),
  }));
}

/** The canvas on which one series is looked through. */
export class Stage {
  private readonly engine: RenderingEngine;
  private frames: readonly Frame[] = [];
  /** How the first image was shown; one whose highest values are black (MONOCHROME1) is inverted then. */
  private first: Types.StackViewportProperties = {};
  /** The last request, which those before it yield to. */
  private latest = 0;
  private isClosed = false;

  /** @param onChange What is shown has changed: the image, its window, or where it lies */
  constructor(
    private readonly host: HTMLDivElement,
    private readonly onChange: () => void,
  ) {
    begin();
    this.engine = new RenderingEngine(`imaging-${crypto.randomUUID()}`);
    this.engine.enableElement({ viewportId: VIEWPORT, type: Enums.ViewportType.STACK, element: host });
    for (const event of [Enums.Events.CAMERA_MODIFIED, Enums.Events.VOI_MODIFIED, Enums.Events.STACK_NEW_IMAGE])
      host.addEventListener(event, onChange);
  }

  /** @throws Whatever keeps the first image from being shown */
  async show(frames: readonly Frame[], at: number): Promise<void> {
    this.frames = frames;
    const mine = ++this.latest;
    await this.load(at);
    if (!this.isCurrent(mine)) return;
    await this.view.setStack(
      frames.map(({ id }) => id),
      at,
    );
    if (!this.isCurrent(mine)) return;
    const { voiRange, invert = false } = this.view.getProperties();
    this.first = { ...(voiRange && { voiRange }), invert };
    this.view.render();
    this.fetchAround(at);
    this.onChange();
  }

  /** @throws Whatever keeps the image from being shown */
  async go(at: number): Promise<void> {
    const mine = ++this.latest;
    await this.load(at);
    if (!this.isCurrent(mine)) return;
    await this.view.setImageIdIndex(at);
    this.fetchAround(at);
    this.onChange();
  }

  get window(): Window | null {
    const range = this.isShowing ? this.view.getProperties().voiRange : undefined;
    return range ? windowOf(range) : null;
  }

  setWindow(window: Window): void {
    this.view.setProperties({ voiRange: rangeOf(window) });
    this.view.render();
  }

  /** The windows of the file that is shown. */
  get presets(): Preset[] {
    const file = this.file;
    return presetsIn(file?.WindowCenter, file?.WindowWidth, file?.WindowCenterWidthExplanation);
  }

  invert(): void {
    this.view.setProperties({ invert: !this.view.getProperties().invert });
    this.view.render();
    this.onChange();
  }

  get zoom(): number {
    return this.isShowing ? this.view.getZoom() : 1;
  }

  zoomBy(factor: number): void {
    this.view.setZoom(Math.min(40, Math.max(0.2, this.zoom * factor)));
    this.view.render();
    this.onChange();
  }

  panBy(across: number, down: number): void {
    const [x, y] = this.view.getPan();
    this.view.setPan([x + across, y + down]);
    this.view.render();
    this.onChange();
  }

  /** As the image was at first. */
  reset(): void {
    this.view.resetCamera();
    this.view.setProperties(this.first);
    this.view.render();
    this.onChange();
  }

  placeAt(spot: Spot): Place {
    return this.view.canvasToWorld([...spot]);
  }

  spotOf(place: Place): Spot {
    return this.view.worldToCanvas(place);
  }

  /** The image's middle, where a measurement by keyboard begins. */
  get middle(): Spot {
    return [this.host.clientWidth / 2, this.host.clientHeight / 2];
  }

  length(from: Place, to: Place): Length {
    const value = Math.hypot(...from.map((each, at) => each - (to[at] ?? 0)));
    const spacing = this.file && metadata.getPixelSpacingInformation(this.file);
    if (!spacing?.PixelSpacing) return { value, unit: 'px', isAtDetector: false };
    return { value, unit: 'mm', isAtDetector: spacing.type === Metadata.CalibrationTypes.PROJECTION };
  }

  resize(): void {
    this.engine.resize(true, true);
    this.onChange();
  }

  /** Leaves nothing of the images in memory. */
  close(): void {
    this.isClosed = true;
    this.engine.destroy();
    cache.purgeCache();
    metadata.clearCacheData();
  }

  private get view(): Types.IStackViewport {
    return this.engine.getViewport(VIEWPORT) as Types.IStackViewport;
  }

  private get isShowing(): boolean {
    return !this.isClosed && this.view.getCurrentImageId() !== undefined;
  }

  private isCurrent(request: number): boolean {
    return !this.isClosed && request === this.latest;
  }

  private get file(): File | undefined {
    return this.isShowing ? fileOf(this.view.getCurrentImageId()) : undefined;
  }

  private async load(at: number): Promise<void> {
    const frame = this.frames[at];
    if (!frame) return;
    if (frame.transferSyntaxUid === BIG_ENDIAN) throw new Error('this transfer syntax cannot be shown');
    await imageLoader.loadAndCacheImage(frame.id, this.optionsOf(frame.id));
  }

  private fetchAround(at: number): void {
    for (let step = 1; step <= AHEAD; step++)
      for (const near of [at + step, at - step]) {
        const id = this.frames[near]?.id;
        // A failure is told when the image itself is gone to.
        if (id !== undefined) imageLoader.loadAndCacheImage(id, this.optionsOf(id)).catch(() => {});
      }
  }

  private optionsOf(id: string): never {
    const view = this.view as unknown as { getLoaderImageOptions: (id: string) => never };
    return view.getLoaderImageOptions(id);
  }
}
