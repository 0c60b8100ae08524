import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../../ui/actions/action-button.js';
import { pluralize } from '../../format/words.js';
import { Icon } from '../../ui/theme/icons.js';
import { useMerchant } from '../../session/merchant-context.js';
import { ListLink } from '../../session/merchant-links.js';
import { Notice } from '../../ui/feedback/notice.js';
import { Page } from '../../ui/layout/page.js';
import { Panel } from '../../ui/layout/panel.js';
import { saveFile } from '../../ui/actions/save-file.js';
import { EmptyState } from '../../ui/feedback/states.js';
import { unwrap, api } from '../../api/client.js';
import { errorMessage, ApiError } from '../../api/api-error.js';
import type { CardDefinition } from '../../api/types.js';
import { useProgrammeItems } from '../../programme/programme-queries.js';
import { FileButton } from '../../ui/forms/file-button.js';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.js';
import { countRows, fileProblems, isTooLarge, readImportFile } from './import-file.js';
import { ImportResult, ImportErrors } from './import-result.js';

const example = 'email,name,externalId\nada@example.com,Ada Lovelace,shop-4711\ngrace@example.com,Grace Hopper,\n';

/** A file to fill in, with a column for what each card that new customers get begins with. */
function templateOf(cards: readonly CardDefinition[]): string {
  const columns = cards
    .filter(({ active, autoEnrol }) => active && autoEnrol)
    .map(({ id, type }) => `${type === 'stamp' ? 'stamps' : 'points'}:${id}`);
  const lines = ['email,name,externalId', 'ada@example.com,Ada Lovelace,shop-4711'];
  return lines
    .map((line, at) => `${[line, ...columns.map((column) => (at === 0 ? column : '0'))].join(',')}\r\n`)
    .join('');
}

/** Sends the file. After a success the customers are loaded again. */
function useImport() {
  const { m } = useMerchant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (csv: string) =>
      unwrap(
        api.POST('/v1/portal/merchants/{m}/customers/import', {
          params: { path: { m } },
          body: csv,
          headers: { 'Content-Type': 'text/csv' },
          bodySerializer: (body) => body,
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['customers', m] }),
  });
}

/** Imports customers from a CSV file. Either all rows are imported or none. */
export function ImportPage(): ReactNode {
  const { hasRole } = useMerchant();
  const back = <ListLink list="customers">Customers</ListLink>;
  if (!hasRole('admin')) {
    return (
      <Page title="Import customers" back={back}>
        <EmptyState icon="customers" title="Only admins and owners can import">
          Ask an admin or owner to import.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title="Import customers"
      back={back}
      description="Upload a CSV file. If a row has an error, nothing is imported and you see which row it is."
    >
      <FilePanel />
    </Page>
  );
}

/** The rows to import, from a file or pasted. A change of the rows clears the result of the last import. */
function useRows() {
  const [csv, setCsv] = useState('');
  const [fileProblem, setFileProblem] = useState<keyof typeof fileProblems>();
  const send = useImport();
  const change = (text: string): void => {
    setCsv(text);
    setFileProblem(undefined);
    send.reset();
  };
  const choose = async (file: File): Promise<void> => {
    const read = await readImportFile(file);
    if ('text' in read) return change(read.text);
    // The rows of another file must not be imported in its place.
    change('');
    setFileProblem(read.problem);
  };
  return { csv, problem: fileProblem ?? (isTooLarge(csv) ? 'tooLarge' : undefined), change, choose, send };
}

function FilePanel(): ReactNode {
  const { csv, problem, change, choose, send } = useRows();
  const badRows = send.error instanceof ApiError ? send.error.rows : [];
  const rows = countRows(csv);
  return (
    <>
      <Panel
        title="File"
        description={
          <>
            Separate the values with commas, semicolons or tabs. The first line must name the columns email, name and
            externalId, in any order. Only email is required. Columns for stamps or points set the starting balance of a
            new customer’s cards.
          </>
        }
      >
        <UnsavedChanges when={csv !== '' && !send.isSuccess} />
        <Stack gap="md">
          <FileButtons isPending={send.isPending} onChoose={(file) => void choose(file)} />
          {problem && <Notice tone="bad">{fileProblems[problem]}</Notice>}
          <Textarea
            label="Or paste the rows"
            placeholder={example}
            autosize
            minRows={6}
            maxRows={16}
            value={csv}
            // A change of the rows would drop the answer of those that were sent.
            readOnly={send.isPending}
            onChange={(event) => change(event.currentTarget.value)}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.8125rem' } }}
          />
          <Group>
            <ActionButton
              loading={send.isPending}
              disabled={!csv.trim() || problem !== undefined || send.isSuccess}
              onClick={() => send.mutate(csv)}
            >
              {rows === 0 ? 'Import' : `Import ${pluralize(rows, 'row')}`}
            </ActionButton>
            <Text size="sm" c="dimmed">
              Existing customers do not change and get no stamps or points.
            </Text>
          </Group>
          {send.isError && badRows.length === 0 && <Notice tone="bad">{errorMessage(send.error)}</Notice>}
        </Stack>
      </Panel>
      {badRows.length > 0 && <ImportErrors rows={badRows} />}
      {send.data && <ImportResult result={send.data} />}
    </>
  );
}

interface FileButtonsProps {
  readonly isPending: boolean;
  readonly onChoose: (file: File) => void;
}

function FileButtons({ isPending, onChoose }: FileButtonsProps): ReactNode {
  const cards = useProgrammeItems('cards');
  return (
    <Group>
      <FileButton accept=".csv,text/csv,text/plain" isPending={isPending} onChoose={onChoose}>
        Choose file
      </FileButton>
      <Button
        variant="subtle"
        leftSection={<Icon name="download" size={16} />}
        onClick={() =>
          // With a byte order mark, which tells a spreadsheet that it is UTF-8.
          saveFile('customers-template.csv', new Blob(['\ufeff', templateOf(cards.data ?? [])], { type: 'text/csv' }))
        }
        disabled={!cards.data}
      >
        Download template
      </Button>
    </Group>
  );
}
