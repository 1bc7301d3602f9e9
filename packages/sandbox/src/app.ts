import { Hono } from 'hono';
import type { Backend } from './backend.ts';
import { billingRoutes } from './billing/routes.ts';
import { chatbotRoutes } from './bots/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { generateRoutes } from './content/generateRoutes.ts';
import { controlRoutes } from './control/routes.ts';
import type { Controls } from './control/routes.ts';
import { landingPage } from './control/pages.ts';
import { crmRoutes } from './crm/routes.ts';
import type { FaultEnv } from './faults/middleware.ts';
import { HttpError } from './http/HttpError.ts';
import { PAGE_POLICY } from './http/page.ts';
import { serviceApp } from './http/serviceApp.ts';
import { SERVICES } from './http/services.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { integrationRoutes } from './integrations/routes.ts';
import { knowledgeRoutes } from './knowledge/routes.ts';
import { siteRoutes } from './knowledge/siteRoutes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { deviceRoutes } from './session/devices/deviceRoutes.ts';
import { identityCalls } from './session/identity/calls.ts';
import { identityPages } from './session/identity/pages.ts';
import { profileRoutes } from './profile/routes.ts';
import { passwordRoutes } from './session/password/passwordRoutes.ts';
import { joiningRoutes } from './session/joining/joiningRoutes.ts';
import { sessionRoutes } from './session/routes.ts';
import { teamRoutes } from './team/routes.ts';
import { voiceRoutes } from './voice/routes.ts';

export function createApp(backend: Backend, controls: Controls): Hono<FaultEnv> {
  const app = new Hono<FaultEnv>();
  app.notFound((c) => c.json(new HttpError('NOT_FOUND', 'No such address').toBody(), 404));
  app.onError((error, c) => {
    if (error instanceof HttpError) return c.json(error.toBody(), error.status);
    // A body over the limit without Content-Length: its middleware responds.
    if (error.name !== 'BodyLimitError') console.error(error);
    return c.json(new HttpError('INTERNAL', 'The sandbox failed').toBody(), 500);
  });

  app.get('/', (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY);
    return c.html(landingPage(controls.clientUrl()));
  });
  app.route('/sandbox', controlRoutes(backend, controls));
  app.route('/site', siteRoutes(backend));

  for (const name of SERVICES) {
    const service = serviceApp(name, backend, controls);
    if (name === 'auth') mountAuth(service, backend);
    if (name === 'billing') service.route('/', billingRoutes(backend));
    if (name === 'chatbot') {
      service.route('/', chatbotRoutes(backend));
      service.route('/', inboxRoutes(backend));
    }
    if (name === 'content') {
      service.route('/', contentRoutes(backend));
      service.route('/', generateRoutes(backend, controls.faults));
    }
    if (name === 'crm') service.route('/', crmRoutes(backend));
    if (name === 'integrations') service.route('/', integrationRoutes(backend));
    if (name === 'knowledge') service.route('/', knowledgeRoutes(backend, controls.indexing));
    if (name === 'notifications') service.route('/', notificationRoutes(backend));
    if (name === 'voice') service.route('/', voiceRoutes(backend));
    app.route(`/${name}`, service);
  }
  return app;
}

function mountAuth(service: Hono<FaultEnv>, backend: Backend): void {
  for (const area of [
    sessionRoutes,
    joiningRoutes,
    passwordRoutes,
    deviceRoutes,
    identityCalls,
    identityPages,
    teamRoutes,
    profileRoutes,
  ]) {
    service.route('/', area(backend));
  }
}
