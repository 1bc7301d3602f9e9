import { PICTURE_TYPES } from '@platform/domain';
import { profileTexts, useTranslation } from '@platform/i18n';
import { Trash2, Upload } from 'lucide';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { Header, Identity, LargeAvatar, PersonName, PictureTools } from './ProfileScreen.styles.ts';
import type { OpenPicture, ProfilePerson } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';

const LazyCropDialog = lazyComponent(() => import('./CropDialog.tsx'), 'CropDialog');

interface PictureFieldProps {
  person: ProfilePerson;
  picture: string;
  isPending: boolean;
  openPicture: OpenPicture;
  onPictureChange: (picture: string) => void;
}

export function PictureField(props: PictureFieldProps) {
  const { person, picture, isPending, openPicture, onPictureChange } = props;
  const t = useTranslation(profileTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  usePreload(LazyCropDialog);
  const choose = t(picture ? 'profile.change' : 'profile.upload');
  const browse = () => inputRef.current?.click();
  useShortcut({ id: 'profile.picture', label: choose, onPress: browse });

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    setFile(target.files?.[0] ?? null);
    // Lets the same file be chosen again.
    target.value = '';
  }

  return (
    <Header>
      <LargeAvatar name={person.name} id={person.id} src={picture} />
      <Identity>
        <PersonName>
          <bdi>{person.name || t('profile.unnamed')}</bdi>
        </PersonName>
        <Text as="p" tone="tertiary" size="md">
          {t(picture ? 'profile.pictureHint' : 'profile.initials')}
        </Text>
        <PictureTools>
          <Button
            size="small"
            startIcon={<Icon icon={Upload} />}
            disabled={isPending}
            onClick={browse}
          >
            {choose}
          </Button>
          {picture ? (
            <Button
              size="small"
              variant="ghost"
              startIcon={<Icon icon={Trash2} />}
              disabled={isPending}
              onClick={() => onPictureChange('')}
            >
              {t('profile.remove')}
            </Button>
          ) : null}
          <input
            ref={inputRef}
            hidden
            type="file"
            accept={PICTURE_TYPES.map((type) => `image/${type}`).join(',')}
            aria-label={choose}
            tabIndex={-1}
            onChange={handleChange}
          />
        </PictureTools>
      </Identity>
      {file ? (
        <LazyCropDialog
          file={file}
          openPicture={openPicture}
          onCropped={(cropped) => {
            onPictureChange(cropped);
            setFile(null);
          }}
          onClose={() => setFile(null)}
        />
      ) : null}
    </Header>
  );
}
