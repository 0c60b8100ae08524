import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import type { MouseEvent } from 'react';

/** The accent colour. */
const pine: MantineColorsTuple = [
  '#edf8f5',
  '#d9f0ea',
  '#b0e0d4',
  '#84cfbd',
  '#5abda6',
  '#35a88f',
  '#178069',
  '#12705d',
  '#0c5a4b',
  '#07443a',
];
const gray: MantineColorsTuple = [
  '#f6f8f7',
  '#eef1f0',
  '#e3e8e6',
  '#d3dad7',
  '#b7c1bc',
  '#93a09a',
  '#64706b',
  '#4a5651',
  '#323c38',
  '#1c2421',
];
const dark: MantineColorsTuple = [
  '#e4e9e7',
  '#c7d0cc',
  '#a4afaa',
  '#7d8a84',
  '#3a4541',
  '#303a36',
  '#232b28',
  '#191f1d',
  '#121715',
  '#0c100e',
];
const red: MantineColorsTuple = [
  '#fdf1f0',
  '#fae0de',
  '#f4c1bc',
  '#ec9c95',
  '#e4786f',
  '#d9534a',
  '#c93a31',
  '#b42a22',
  '#93201a',
  '#6f1713',
];

const sizes = {
  h1: { fontSize: '1.625rem', lineHeight: '1.25' },
  h2: { fontSize: '1.125rem', lineHeight: '1.35' },
  h3: { fontSize: '1rem', lineHeight: '1.4' },
};

// The header of a dialog is not a banner landmark of the page.
const plainHeader = { attributes: { header: { role: 'presentation' } } };

const sans = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Selects the text of a searchable select on a click, so that typing replaces it. Tab selects the text by itself. */
const selectTyped = ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
  if (!currentTarget.readOnly) currentTarget.select();
};

/** The Mantine theme. The browser tests measure the contrast on each page. */
export const theme = createTheme({
  colors: { pine, gray, dark, red },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  fontFamily: sans,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  headings: { fontFamily: sans, fontWeight: '600', sizes },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Modal: {
      defaultProps: { centered: true, padding: 'lg', closeButtonProps: { 'aria-label': 'Close' }, ...plainHeader },
    },
    Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: true } } },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show or hide password' } } },
    Select: { defaultProps: { allowDeselect: false, checkIconPosition: 'right', onClick: selectTyped } },
  },
});

/** Colours that Mantine has no variable for, in light and dark. */
export const surfaces: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#56625d',
    '--mantine-color-placeholder': '#66736d',
    '--mantine-color-error': '#b42a22',
    '--mantine-color-text': '#1c2421',
    '--mantine-color-anchor': '#0f6553',
    '--portal-canvas': '#f6f8f7',
    '--portal-panel': '#ffffff',
    '--portal-line': '#e0e6e3',
    '--portal-hover': '#f1f5f3',
    '--portal-tint': '#e6f4f0',
    '--portal-good': '#0f6b4f',
    '--portal-good-tint': '#e2f4ec',
    '--portal-warn': '#855200',
    '--portal-warn-tint': '#fdf3dd',
    '--portal-bad': '#a8251d',
    '--portal-bad-tint': '#fdeceb',
    '--portal-quiet-tint': '#edf1ef',
  },
  dark: {
    '--mantine-color-body': '#191f1d',
    '--mantine-color-dimmed': '#a4afaa',
    '--mantine-color-placeholder': '#8b9791',
    '--mantine-color-error': '#f08b83',
    '--mantine-color-text': '#e4e9e7',
    '--mantine-color-anchor': '#6fcbb5',
    '--portal-canvas': '#111614',
    '--portal-panel': '#191f1d',
    '--portal-line': '#2c3532',
    '--portal-hover': '#212926',
    '--portal-tint': '#17332c',
    '--portal-good': '#6fd0ac',
    '--portal-good-tint': '#15312a',
    '--portal-warn': '#e9b95c',
    '--portal-warn-tint': '#352a12',
    '--portal-bad': '#f39189',
    '--portal-bad-tint': '#3a1d1b',
    '--portal-quiet-tint': '#262f2c',
  },
});
