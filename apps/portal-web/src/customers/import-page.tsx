import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { counted } from '../format/format.js';
import { Icon } from '../ui/theme/icons.js';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { saveFile } from '../ui/actions/save-file.js';
import { Empty } from '../ui/feedback/states.js';
import { answerOf, portal } from '../api/client.js';
import { messageOf, Refused } from '../api/api-error.js';
import { ImportOutcome, RowsToMend } from './import-result.js';

const example = 'email,name,externalId\nada@example.com,Ada Lovelace,shop-4711\ngrace@example.com,Grace Hopper,\n';

/** Sends the file; customers are loaded again where it was taken. */
function useImport() {
  const { m } = useMerchant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (csv: string) =>
      answerOf(
        portal.POST('/v1/portal/merchants/{m}/customers/import', {
          params: { path: { m } },
          body: csv,
          headers: { 'Content-Type': 'text/csv' },
          bodySerializer: (body) => body,
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['customers', m] }),
  });
}

/** Many customers at once, from a file. Either all rows are taken or none. */
export function ImportPage(): ReactNode {
  const { m, may } = useMerchant();
  const back = (
    <TextLink to="/merchants/$m/customers" params={{ m }}>
      Customers
    </TextLink>
  );
  if (!may('admin')) {
    return (
      <Page title="Import customers" back={back}>
        <Empty icon="customers" title="Admins and owners can import">
          Your role reads and changes nothing.
        </Empty>
      </Page>
    );
  }
  return (
    <Page
      title="Import customers"
      back={back}
      about="From a file with commas (CSV). If a row is wrong nothing is imported, and you see which."
    >
      <FilePanel />
    </Page>
  );
}

function FilePanel(): ReactNode {
  const [csv, setCsv] = useState('');
  const send = useImport();
  const badRows = send.error instanceof Refused ? send.error.rows : [];
  const rows = Math.max(0, csv.split('\n').filter((line) => line.trim()).length - 1);
  const change = (text: string): void => {
    setCsv(text);
    send.reset();
  };
  return (
    <>
      <Panel title="The file" about="The first line is email,name,externalId. Only the e-mail is needed.">
        <Stack gap="md">
          <FileButtons onText={change} />
          <Textarea
            label="Or paste the lines"
            placeholder={example}
            autosize
            minRows={6}
            maxRows={16}
            value={csv}
            onChange={(event) => change(event.currentTarget.value)}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.8125rem' } }}
          />
          <Group>
            <Button loading={send.isPending} disabled={rows === 0} onClick={() => send.mutate(csv)}>
              {rows === 0 ? 'Import' : `Import ${counted(rows, 'row')}`}
            </Button>
            <Text size="sm" c="dimmed">
              Customers whose e-mail is known already are left as they are.
            </Text>
          </Group>
          {send.isError && badRows.length === 0 && <Notice tone="bad">{messageOf(send.error)}</Notice>}
        </Stack>
      </Panel>
      {badRows.length > 0 && <RowsToMend rows={badRows} />}
      {send.data && <ImportOutcome of={send.data} />}
    </>
  );
}

function FileButtons({ onText }: { readonly onText: (text: string) => void }): ReactNode {
  const take = async (file: File | null): Promise<void> => {
    if (file) onText(await file.text());
  };
  return (
    <Group>
      <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void take(file)}>
        {(props) => (
          <Button variant="default" {...props}>
            Choose a file
          </Button>
        )}
      </FileButton>
      <Button
        variant="subtle"
        leftSection={<Icon name="download" size={16} />}
        onClick={() => saveFile('customers-example.csv', new Blob([example], { type: 'text/csv' }))}
      >
        An example file
      </Button>
    </Group>
  );
}
