import './ui/theme/mantine.css';
import './ui/theme/global.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allowOwnStyles, reloadOnNewVersion } from './shell/startup.js';
import { styleNonce } from './api/page-settings.js';
import { queryClient } from './shell/query-client.js';
import { surfaces, theme } from './ui/theme/theme.js';
import { router } from './routes.js';

allowOwnStyles();
reloadOnNewVersion();

const colours = localStorageColorSchemeManager({ key: 'portal-colour-scheme' });
const room = document.getElementById('portal');
if (!room) throw new Error('The page has no room for the portal.');

createRoot(room).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={surfaces}
      colorSchemeManager={colours}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce ?? ''}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
