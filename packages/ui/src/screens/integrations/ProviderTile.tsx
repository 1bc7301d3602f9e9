import { initialsOf } from '../../components/Avatar/avatarText.ts';
import { Glyph, Root } from './ProviderTile.styles.ts';
import { providerIcon } from './providerIcon.ts';

export interface ProviderTileProps {
  provider: string;
  name: string;
  isOn: boolean;
  size?: 'medium' | 'large';
}

/** Icon of a provider, or its initials. Decorative: put its name next to it. */
export function ProviderTile({ provider, name, isOn, size = 'medium' }: ProviderTileProps) {
  const icon = providerIcon(provider);
  return (
    <Root aria-hidden="true" data-size={size} data-tone={isOn ? 'accent' : 'neutral'}>
      {icon ? <Glyph icon={icon} size={size} /> : initialsOf(name)}
    </Root>
  );
}
