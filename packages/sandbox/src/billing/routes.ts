import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { checkoutPages } from './checkoutPages.ts';
import { checkoutRoutes } from './checkoutRoutes.ts';
import { invoicePages } from './invoicePages.ts';
import { invoiceRoutes } from './invoiceRoutes.ts';
import { planRoutes } from './planRoutes.ts';
import { subscriptionRoutes } from './subscriptionRoutes.ts';

export function billingRoutes(backend: Backend): Hono<RouteEnv> {
  return new Hono<RouteEnv>()
    .route('/', planRoutes(backend))
    .route('/', subscriptionRoutes(backend))
    .route('/', checkoutRoutes(backend))
    .route('/', checkoutPages(backend))
    .route('/', invoiceRoutes(backend))
    .route('/', invoicePages(backend));
}
