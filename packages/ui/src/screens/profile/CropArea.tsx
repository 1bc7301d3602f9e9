import { profileTexts, useTranslation } from '@platform/i18n';
import { unlessComposing } from '@platform/i18n/text';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { fitCrop, moveCrop } from './crop.ts';
import type { Crop } from './crop.ts';
import { Area, AreaCanvas } from './CropDialog.styles.ts';
import { drawCrop } from './drawCrop.ts';

const STEP = 0.05;
const ZOOM_STEP = 1.1;
/** Twice the displayed size, for high-density screens. */
const SIDE = 560;

const MOVES: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface CropAreaProps {
  hintId: string;
  bitmap: ImageBitmap;
  crop: Crop;
  onCropChange: (crop: Crop) => void;
}

export function CropArea({ hintId, bitmap, crop, onCropChange }: CropAreaProps) {
  const t = useTranslation(profileTexts);
  const areaRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  useLayoutEffect(() => {
    if (canvasRef.current) drawCrop(canvasRef.current, bitmap, crop);
  }, [bitmap, crop]);

  const zoomBy = (factor: number) =>
    onCropChange(fitCrop(bitmap, { ...crop, zoom: crop.zoom * factor }));

  // React registers passive wheel listeners, which cannot prevent scrolling.
  const latestZoom = useRef(zoomBy);
  useEffect(() => {
    latestZoom.current = zoomBy;
  });
  useEffect(() => {
    const area = areaRef.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      latestZoom.current(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
    };
    area?.addEventListener('wheel', handleWheel, { passive: false });
    return () => area?.removeEventListener('wheel', handleWheel);
  }, []);

  function handleKeyDown(event: KeyboardEvent): void {
    const move = MOVES[event.key];
    const factor = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (move) onCropChange(moveCrop(bitmap, crop, move));
    else if (factor) zoomBy(factor);
    else return;
    event.preventDefault();
  }

  function handlePointerDown(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function handlePointerMove(event: PointerEvent<HTMLDivElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, now);
    const [other] = [...pointers.current].flatMap(([id, at]) =>
      id === event.pointerId ? [] : [at],
    );
    if (other) {
      const apart = Math.hypot(before.x - other.x, before.y - other.y);
      if (apart > 0) zoomBy(Math.hypot(now.x - other.x, now.y - other.y) / apart);
      return;
    }
    const side = event.currentTarget.clientWidth || 1;
    const by = { x: (before.x - now.x) / side, y: (before.y - now.y) / side };
    onCropChange(moveCrop(bitmap, crop, by));
  }

  function handlePointerEnd(event: PointerEvent): void {
    pointers.current.delete(event.pointerId);
  }

  const percent = (share: number) => Math.round(share * 100);
  return (
    <>
      <Area
        ref={areaRef}
        role="application"
        aria-label={t('profile.crop.area')}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={unlessComposing(handleKeyDown)}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerEnd}
        onPointerCancel={handlePointerEnd}
      >
        <AreaCanvas ref={canvasRef} width={SIDE} height={SIDE} aria-hidden="true" />
      </Area>
      <VisuallyHidden>
        <output>{t('profile.crop.position', { x: percent(crop.x), y: percent(crop.y) })}</output>
      </VisuallyHidden>
    </>
  );
}
