import type { APIRequestContext, Page } from 'playwright-core';

interface Account {
  readonly email: string;
  readonly password: string;
}

/** What DATA_DIR/demo.json holds, as far as pictures need it. (README.md#start-it) */
export interface Demo {
  readonly apiUrl: string;
  readonly portalUrl: string;
  readonly support: Account;
  readonly platformAdmin: Account;
  readonly merchants: readonly {
    readonly id: string;
    readonly key: string;
    readonly readOnlyKey: string;
    readonly staff: readonly (Account & { readonly role: string })[];
  }[];
}

/** The account that is signed in, if any. */
export type Visitor = (demo: Demo) => Account | undefined;

export const signedOut: Visitor = () => undefined;
const accountOf = ({ merchants }: Demo, role: string): Account => {
  const staff = merchants[0]?.staff.find((each) => each.role === role);
  if (!staff) throw new Error(`The demo has no ${role}.`);
  return { email: staff.email, password: staff.password };
};
export const owner: Visitor = (demo) => accountOf(demo, 'owner');
export const viewer: Visitor = (demo) => accountOf(demo, 'viewer');
export const support: Visitor = ({ platformAdmin: { email, password } }) => ({ email, password });

export const merchantOf = ({ merchants }: Demo): string => merchants[0]?.id ?? '';
export const at = (rest: string) => (demo: Demo) => `/merchants/${merchantOf(demo)}/${rest}`;

/** The page of the first thing of a list. */
export const first =
  (list: string, matches: (thing: Record<string, unknown>) => boolean = () => true, rest = list) =>
  async (demo: Demo, api: APIRequestContext): Promise<string> => {
    const answer = await api.get(`/v1/portal/merchants/${merchantOf(demo)}/${list}`);
    const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
    const thing = data.find(matches) ?? data[0];
    return `/merchants/${merchantOf(demo)}/${rest}/${String(thing?.['id'])}`;
  };

export const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  };
/** Opens the editor of the points account, and chooses an expiry for the points that customers have. */
export const expirePoints = async (page: Page): Promise<void> => {
  await press('Edit Points account')(page);
  await page.getByLabel('Apply to existing points too').check();
  await page.getByText('If you save this').waitFor();
};
/** Opens the dialog of a return, and waits for what it would take back. */
export const previewReturn = async (page: Page): Promise<void> => {
  await press('Return order')(page);
  await page.getByText('What this return takes back').waitFor();
};
export const tab =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name }).click();
    await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  };
export const search =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('/');
    await page.keyboard.type(text);
    await page
      .getByRole('search')
      .getByText(/result|Nothing found/)
      .first()
      .waitFor();
  };
