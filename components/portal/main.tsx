import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepForOffline } from './keep-for-offline';
import { LanguageProvider } from './language';
import { Portal } from './portal';
import './portal.css';
import { VisitProvider } from './visit';

const place = document.getElementById('portal');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <VisitProvider>
        <LanguageProvider>
          <Portal />
        </LanguageProvider>
      </VisitProvider>
    </StrictMode>,
  );
}
keepForOffline();
