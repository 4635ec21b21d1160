// Accounts: sign up, sign out, sign in, tokens, profile, leaving.

import { until } from './place.mjs';

export default {
  'sign up, sign out, sign in, delete': async (place) => {
    const page = await place.somebody();
    const name = `Zuko${Date.now() % 100_000}`;
    const password = 'the dragon of the west';
    await page.goto('/sign-up');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel(/^Password/).first().fill(password);
    await page.getByRole('main').locator('button[type=submit]').click();
    await until(() => page.locator('header').getByText(name).isVisible(), 'signed in');
    await page.goto(`/player/${name}`);
    await page.getByRole('heading', { name }).waitFor();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await until(() => page.locator('header').getByText('Sign in').isVisible(), 'signed out');
    await page.goto('/sign-in');
    await page.getByLabel(/^Name/).first().fill(name);
    await page.getByLabel(/^Password/).first().fill('wrong words');
    await page.getByRole('main').locator('button[type=submit]').first().click();
    await page.getByText('Name or password is not right.').waitFor();
    await page.getByLabel(/^Password/).first().fill(password);
    await page.getByRole('main').locator('button[type=submit]').first().click();
    await until(() => page.locator('header').getByText(name).isVisible(), 'signed in again');
  },
};
