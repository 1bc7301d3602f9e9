import { profileTexts, useTranslation } from '@platform/i18n';
import type { TextKey, Translate } from '@platform/i18n';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { Slider } from '../../components/Slider/Slider.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import { fitCrop, MAX_ZOOM, WHOLE } from './crop.ts';
import type { Crop } from './crop.ts';
import { CropArea } from './CropArea.tsx';
import { Caption, Figure, PreviewCanvas, Previews } from './CropDialog.styles.ts';
import { drawCrop, writeCrop } from './drawCrop.ts';
import type { OpenPicture, PictureRefusal } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

export interface CropDialogProps {
  file: File;
  openPicture: OpenPicture;
  onCropped: (picture: string) => void;
  onClose: () => void;
}

export function CropDialog({ file, openPicture, onCropped, onClose }: CropDialogProps) {
  const t = useTranslation(profileTexts);
  const hintId = useId();
  const opened = useOpened(file, openPicture);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [isTooLarge, setTooLarge] = useState(false);
  const bitmap = opened && 'bitmap' in opened ? opened.bitmap : null;

  const { run: applyCrop } = useSingleFlight(
    () => bitmap && writeCrop(bitmap, crop),
    (picture) => {
      if (picture) onCropped(picture);
      else setTooLarge(true);
    },
  );

  return (
    <Dialog.Root
      open
      onOpenChange={onClose}
      title={t('profile.crop.title')}
      description={t('profile.crop.text')}
    >
      <Dialog.Body>
        {opened === null ? (
          <output>
            <Spinner label={t('profile.crop.opening')} />
          </output>
        ) : null}
        {opened && 'problem' in opened ? (
          <Banner tone="danger">{refusalText(t, opened)}</Banner>
        ) : null}
        {bitmap ? (
          <>
            <Stack direction="row" wraps align="start" gap="5">
              <CropArea hintId={hintId} bitmap={bitmap} crop={crop} onCropChange={setCrop} />
              <Previews aria-label={t('profile.crop.preview')}>
                <Preview bitmap={bitmap} crop={crop} label={t('profile.crop.circle')} isRound />
                <Preview bitmap={bitmap} crop={crop} label={t('profile.crop.square')} />
              </Previews>
            </Stack>
            <Text as="p" id={hintId} tone="tertiary" size="md">
              {t('profile.crop.hint')}
            </Text>
            <Slider
              label={t('profile.crop.zoom')}
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={crop.zoom}
              valueText={(zoom) => `${Math.round(zoom * 100)} %`}
              onValueChange={(zoom) => setCrop(fitCrop(bitmap, { ...crop, zoom }))}
            />
            {isTooLarge ? <Banner tone="danger">{t('profile.crop.tooLarge')}</Banner> : null}
          </>
        ) : null}
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t('common.action.cancel')}</Button>
        {bitmap ? (
          <Button variant="primary" onClick={() => void applyCrop()}>
            {t('profile.crop.use')}
          </Button>
        ) : null}
      </Dialog.Footer>
    </Dialog.Root>
  );
}

function useOpened(file: File, openPicture: OpenPicture) {
  const [opened, setOpened] = useState<Awaited<ReturnType<OpenPicture>> | null>(null);
  useEffect(() => {
    let isWanted = true;
    let bitmap: ImageBitmap | undefined;
    async function open(): Promise<void> {
      const result = await openPicture(file);
      bitmap = 'bitmap' in result ? result.bitmap : undefined;
      if (isWanted) setOpened(result);
      else bitmap?.close();
    }
    void open();
    return () => {
      isWanted = false;
      bitmap?.close();
    };
  }, [file, openPicture]);
  return opened;
}

function refusalText(t: Translate<TextKey<typeof profileTexts>>, refusal: PictureRefusal): string {
  switch (refusal.problem) {
    case 'bytes':
      return t('profile.problem.bytes', refusal);
    case 'pixels':
      return t('profile.problem.pixels', refusal);
    default:
      return t(`profile.problem.${refusal.problem}`);
  }
}

interface PreviewProps {
  bitmap: ImageBitmap;
  crop: Crop;
  label: string;
  isRound?: boolean;
}

function Preview({ bitmap, crop, label, isRound }: PreviewProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (ref.current) drawCrop(ref.current, bitmap, crop);
  }, [bitmap, crop]);
  return (
    <Figure>
      <PreviewCanvas
        ref={ref}
        width={160}
        height={160}
        aria-hidden="true"
        data-round={isRound || undefined}
      />
      <Caption>{label}</Caption>
    </Figure>
  );
}
