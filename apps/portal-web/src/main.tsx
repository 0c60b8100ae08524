import './ui/theme/mantine.css';
import './ui/theme/global.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allowOwnStyles, reloadOnNewVersion } from './shell/startup.js';
import { styleNonce } from './api/page-settings.js';
import { createQueryClient } from './query-client.js';
import { surfaces, theme } from './ui/theme/theme.js';
import { createPortalRouter } from './routes.js';

allowOwnStyles();
reloadOnNewVersion();

const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal-colour-scheme' });
const container = document.getElementById('portal');
if (!container) throw new Error('The page has no container for the portal.');

const queryClient = createQueryClient();
const router = createPortalRouter();

createRoot(container).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={surfaces}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce ?? ''}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
