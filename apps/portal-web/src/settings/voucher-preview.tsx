import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, useState, type ReactNode } from 'react';
import type { MerchantSettingsBody } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import classes from './settings.module.css';
import { previewAddress } from './settings-queries.js';

interface VoucherPreviewProps {
  readonly settings: MerchantSettingsBody;
  /** Names the version of the logo, which the preview shows. */
  readonly logo: string;
  readonly unsaved: boolean;
}

/** Shows the e-mail of a sample voucher, or the page of its PDF. The API makes both as for real vouchers. */
export function VoucherPreview({ settings, logo, unsaved }: VoucherPreviewProps): ReactNode {
  const { m } = useMerchant();
  const [document, setDocument] = useState<'email' | 'pdf'>('email');
  const [scheme, setScheme] = useState('light');
  return (
    <div className={classes['sidebar']}>
      <Panel title="Preview" description="A sample voucher with these settings, before you save them.">
        <Stack gap="md">
          <Group gap="sm">
            <SegmentedControl
              aria-label="Document"
              value={document}
              onChange={(value) => setDocument(value === 'pdf' ? 'pdf' : 'email')}
              data={[
                { value: 'email', label: 'E-mail' },
                { value: 'pdf', label: 'PDF' },
              ]}
            />
            {document === 'email' && (
              <SegmentedControl
                aria-label="Mode of the e-mail"
                value={scheme}
                onChange={setScheme}
                data={[
                  { value: 'light', label: 'Light' },
                  { value: 'dark', label: 'Dark' },
                ]}
              />
            )}
          </Group>
          {document === 'email' ? (
            <Preview
              title="Preview of the e-mail"
              className={classes['email']}
              address={previewAddress(m, 'email', settings, { scheme, logo })}
            />
          ) : (
            <Sheet address={previewAddress(m, 'pdf', settings, { logo })} paper={settings.paper ?? 'A4'} />
          )}
          {unsaved && (
            <Text size="xs" c="dimmed">
              These changes are not saved yet.
            </Text>
          )}
        </Stack>
      </Panel>
    </div>
  );
}

interface PreviewProps {
  readonly title: string;
  readonly address: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/**
 * A new frame for each address: a frame that goes to another address adds it to the browser's history, and its Back button would go
 * through those first.
 */
const Preview = ({ address, ...frame }: PreviewProps): ReactNode => (
  <iframe key={address} sandbox="" src={address} {...frame} />
);

/** The size of a sheet in CSS pixels, of which there are 96 in an inch. */
const sheets = { A4: { width: 794, height: 1123 }, Letter: { width: 816, height: 1056 } } as const;

/** The page that the PDF is printed from, as wide as its place. */
function Sheet({ address, paper }: { readonly address: string; readonly paper: keyof typeof sheets }): ReactNode {
  const { ref, width: available } = useElementSize();
  const { width, height } = sheets[paper];
  const scale = available / width;
  return (
    <div ref={ref} className={classes['sheet']} style={{ height: height * scale }}>
      <Preview title="Preview of the PDF" address={address} style={{ width, height, transform: `scale(${scale})` }} />
    </div>
  );
}
