import { teamTexts, useTranslation } from '@platform/i18n';
import { Controller } from 'react-hook-form';
import { Banner } from '../components/Banner/Banner.tsx';
import { Select } from '../components/Select/Select.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { INVITE_ROLES, roleKey } from './roles.ts';
import type { InviteFormState } from './useInviteForm.ts';

export interface InviteFieldsProps {
  form: InviteFormState;
  /** Says that an unsent invite is shown again. */
  hasDraft: boolean;
}

/** Email Address and Role, with what is wrong about each and about the whole. */
export function InviteFields({ form, hasDraft }: InviteFieldsProps) {
  const t = useTranslation(teamTexts);
  return (
    <>
      {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
      <Controller
        control={form.control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t('team.invite.email')}
            isRequired
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t('team.invite.emailPlaceholder')}
            hint={hasDraft ? t('team.invite.draft') : undefined}
            error={form.textOf(fieldState.error)}
            readOnly={form.isPending}
            onChange={(event) => {
              field.onChange(event);
              form.keepDraft();
            }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="role"
        render={({ field, fieldState }) => (
          <Select
            ref={field.ref}
            name={field.name}
            value={field.value}
            onBlur={field.onBlur}
            label={t('team.invite.role')}
            isRequired
            placeholder={t('team.invite.rolePlaceholder')}
            options={INVITE_ROLES.map((role) => ({ value: role, label: t(roleKey(role)) }))}
            error={form.textOf(fieldState.error)}
            disabled={form.isPending}
            onValueChange={(value) => {
              field.onChange(value);
              form.keepDraft();
            }}
          />
        )}
      />
    </>
  );
}
