// A person with an account, who uses the API or a browser.

import assert from 'node:assert/strict';

/** A person with an account, who uses the API. `open` opens a browser with the account. */
export class Member {
  static #count = 0;
  static async of(place, word) {
    Member.#count += 1;
    const one = new this();
    [one.place, one.name] = [place, `${word}${Date.now() % 1_000_000}${Member.#count}`];
    const answer = await one.ask('POST', '/api/account', { name: one.name, password: 'a pot of jasmine tea' });
    assert(answer.ok, `no account: ${answer.status}`);
    one.cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return one;
  }
  ask(method, path, body) {
    const headers = { cookie: (this.cookies ?? []).join('; ') };
    if (body) headers['content-type'] = 'application/json';
    return fetch(this.place.url + path, { method, headers, body: body && JSON.stringify(body) });
  }
  async json(method, path, body) {
    const answer = await this.ask(method, path, body);
    const text = await answer.text();
    assert(answer.ok, `${method} ${path}: ${answer.status} ${text}`);
    return text && JSON.parse(text);
  }
  async open(path, how = {}, prepare = async () => undefined) {
    const page = await this.place.somebody(how);
    const pairs = this.cookies.map((cookie) => cookie.split('='));
    await page
      .context()
      .addCookies(pairs.map(([name, ...value]) => ({ name, value: value.join('='), url: this.place.url })));
    await prepare(page);
    await page.goto(path);
    return page;
  }
}
