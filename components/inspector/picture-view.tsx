'use client';
import { Suspense, useRef, useState, type ComponentProps } from 'react';
import { showOverlay } from '@/lib/client/shell/overlays';
import { isPicture, pictureAddress } from '@/lib/client/photos/picture';
import { clearedFindingsOf } from '@/lib/client/verdicts/cleared-findings';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import type { ForensicsResult, Region } from '@/lib/contract/forensics';
import { useCartActions } from '../cart-context/cart-context';
import { later } from '../ui/later';
import { Overlay } from '../viewer/overlay';
import { useViewport, type Viewport } from '../viewer/use-viewport';
import { regionsOf } from '../viewer/regions';
import { STAGE_MARGIN_PX, Viewer } from '../viewer/viewer';
import type { Size } from '../viewer/viewport';
import { Actions } from './actions';
import { Details, DetailsSkeleton } from './details';
import { Filmstrip } from './filmstrip';
import { InspectorHead } from './inspector-head';
import { KeyArea } from './key-area';
import { OpacityBar } from './opacity-bar';
import { Receipt } from './receipt';
import { useSpeechAhead } from './speech';
import { Toolbar } from './toolbar';
import { useDecisions } from './use-decisions';
import { useFileChanges, type FileChanges } from './use-file-changes';
import { useLayers } from './use-layers';
import { useLight } from './use-light';
import { useNeighbours, type Neighbours } from './use-neighbours';
import { useNextAhead } from './use-next-ahead';
import type { Workbench } from './use-workbench';
import { VerdictLine } from './verdict-summary';

const WipeBar = later(async () => (await import('./wipe-bar')).WipeBar);

interface PictureViewProps {
  pictured: Pictured;
  fileName: string;
  result: ForensicsResult | undefined;
  bench: Workbench;
}

interface ShownProps extends PictureViewProps {
  file: Pictured['files'][number] | undefined;
  neighbours: Neighbours;
  changes: FileChanges;
}

const UNKNOWN: Size = { width: 4, height: 3 };
const ZOOM_STEP = 1.4;
const NO_REGIONS: readonly Region[] = [];

export function PictureView(props: PictureViewProps) {
  const { pictured, fileName } = props;
  const file = pictured.files.find(({ name }) => name === fileName);
  const neighbours = useNeighbours(pictured, fileName);
  const changes = useFileChanges(pictured, fileName);
  // A scanned page of a PDF is shown like a photo.
  const isReceipt = file !== undefined && !isPicture(file.type) && !props.result?.page;
  const shown = { ...props, file, neighbours, changes };
  return (
    <>
      {isReceipt ? <Receipt {...shown} /> : <Inspected {...shown} />}
      {changes.dialogs}
    </>
  );
}

function Inspected({ pictured, fileName, result, bench, file, neighbours, changes }: ShownProps) {
  const { claimId } = useCartActions();
  const addressIn = (variant: 'preview' | 'heatmap') =>
    pictureAddress(claimId, pictured.rowId, fileName, variant);
  useSpeechAhead();
  useNextAhead(pictured, fileName);
  const { stage, viewport, gestures, size, shape, setNatural } = usePictureViewport(file);
  const { cleared, found, onEvidence } = useEvidence(result);
  const layers = useLayers(found);
  const { shown, wipe, setWipe } = layers;
  const light = useLight();
  const regions = found ? regionsOf(found) : NO_REGIONS;
  const { active, goToRegion } = useRegions(regions, viewport);
  const decisions = useDecisions(pictured, fileName, result, bench);
  const keys = useInspectorKeys(
    { ...decisions.keys, ...layers.keys, ...light.keys, ...neighbours.keys, ...changes.keys },
    viewport,
    regions.length,
    goToRegion,
    bench,
  );
  return (
    <KeyArea keys={keys}>
      <InspectorHead
        {...{ pictured, fileName, size, neighbours, changes, bench }}
        camera={result?.facts?.camera ?? null}
      />
      <Filmstrip {...neighbours} />
      <Toolbar layers={layers} viewport={viewport} natural={size ?? shape} zoomStep={ZOOM_STEP} />
      <div className="inspector-body min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Viewer
          {...{ stage, viewport, gestures }}
          address={addressIn('preview')}
          name={`${pictured.name}, ${fileName}`}
          filter={light.filter}
          heatmap={
            shown.heatmap ? { address: addressIn('heatmap'), opacity: layers.heatmapOpacity } : null
          }
          wipe={shown.compare ? wipe : null}
          onNaturalSize={setNatural}
        >
          {shown.regions && found && (
            <Overlay regions={regions} verdict={found} fill={layers.fill} active={active} />
          )}
        </Viewer>
        <div>
          <Suspense>{shown.compare && <WipeBar {...{ wipe, setWipe }} />}</Suspense>
          <OpacityBar layers={layers} light={light} />
        </div>
        {result && (
          <Findings {...{ pictured, result, active, cleared, onEvidence }} onRegion={goToRegion} />
        )}
      </div>
      <Actions decisions={decisions} />
    </KeyArea>
  );
}

/**
 * The details may load after the picture. They have their own Suspense boundary, so that the
 * picture stays visible meanwhile.
 */
const Findings = (props: ComponentProps<typeof Details>) => (
  <>
    <VerdictLine result={props.result} />
    <Suspense fallback={<DetailsSkeleton />}>
      <Details {...props} />
    </Suspense>
  </>
);

/** The findings that the picture shows: those of a cleared picture while they are unfolded. */
function useEvidence(result: ForensicsResult | undefined) {
  const [isOpen, onEvidence] = useState(false);
  const cleared = result ? clearedFindingsOf(result) : null;
  const found = result && isOpen && cleared ? { ...result, ...cleared } : result;
  return { cleared, found, onEvidence };
}

function usePictureViewport(file: ShownProps['file']) {
  const [natural, setNatural] = useState<Size | null>(null);
  const size = file?.width && file.height ? { width: file.width, height: file.height } : natural;
  // The stored dimensions may be those before EXIF orientation, so the stage prefers those of the
  // displayed picture.
  const shape = natural ?? size ?? UNKNOWN;
  const stage = useRef<HTMLDivElement>(null);
  const { viewport, gestures } = useViewport(stage, shape, STAGE_MARGIN_PX);
  return { stage, viewport, gestures, size, shape, setNatural };
}

/** `active` is the region that the user went to last. */
function useRegions(regions: readonly Region[], { showRegion }: Viewport) {
  const [active, setActive] = useState<number | null>(null);
  const goToRegion = (index: number) => {
    const region = regions[index];
    if (!region) return;
    setActive(index);
    showRegion(region);
  };
  return { active, goToRegion };
}

type Keys = ComponentProps<typeof KeyArea>['keys'];

function useInspectorKeys(
  keys: Keys,
  { zoomBy, showAll }: Viewport,
  regionCount: number,
  goToRegion: (index: number) => void,
  { isFull, setFull }: Workbench,
): Keys {
  const { close } = useCartActions();
  const numbers = Object.fromEntries(
    Array.from({ length: regionCount }, (_, index) => [String(index + 1), () => goToRegion(index)]),
  );
  const zoomIn = () => zoomBy(ZOOM_STEP);
  return {
    ...keys,
    ...numbers,
    '+': zoomIn,
    '=': zoomIn,
    '-': () => zoomBy(1 / ZOOM_STEP),
    0: showAll,
    z: () => setFull(!isFull),
    '?': () => showOverlay('shortcuts'),
    Escape: isFull ? () => setFull(false) : close,
  };
}
