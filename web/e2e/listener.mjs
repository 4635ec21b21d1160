// Somebody who cannot see the page: knows the accessibility tree as the browser gives it to a screen reader, and has a
// keyboard.

import assert from 'node:assert/strict';
import { pressed } from './keyboard.mjs';

/** What can be pressed or filled in. Such a thing without a name cannot be found by ear. */
const CONTROLS = new Set(
  'button checkbox combobox link listbox menuitem option radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  ),
);
/** The name of a point of the board begins with its place. */
const POINT = /^\((-?\d+),(-?\d+)\)/;
const plain = (text) => text.replace(/[\u2066-\u2069]/g, '');

export class Listener {
  #session;

  static async on(page) {
    const listener = new Listener();
    listener.page = page;
    listener.#session = await page.context().newCDPSession(page);
    await listener.#session.send('Accessibility.enable');
    return listener;
  }

  /** All that can be heard, in its order: role, name, and the names of the groups around it. */
  async tree() {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const known = new Map(nodes.map((node) => [node.nodeId, node]));
    const below = (node) => (node.childIds ?? []).flatMap((id) => known.get(id) ?? []);
    const heard = [];
    const read = (node, groups) => {
      const has = (name) => !!node.properties?.find((property) => property.name === name)?.value.value;
      const [role, name] = [node.role?.value, plain(node.name?.value ?? '')];
      if (!node.ignored) {
        heard.push({ id: node.backendDOMNodeId, role, name, groups, focusable: has('focusable') });
      }
      for (const child of below(node)) read(child, role === 'group' ? [...groups, name] : groups);
    };
    read(nodes[0], []);
    return heard;
  }
  /** What the live regions say. */
  async said() {
    const { root } = await this.#session.send('DOM.getDocument', { depth: 0 });
    const { nodes } = await this.#session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role: 'status' });
    const said = await Promise.all(nodes.filter(({ ignored }) => !ignored).map(({ nodeId }) => this.#text(nodeId)));
    return said.map((text) => plain(text).trim()).filter(Boolean);
  }
  async #text(id) {
    // What has gone meanwhile says nothing.
    const { nodes } = await this.#session.send('Accessibility.getChildAXNodes', { id }).catch(() => ({ nodes: [] }));
    const below = nodes.map(({ nodeId, role, name }) =>
      role?.value === 'StaticText' ? name.value : this.#text(nodeId),
    );
    return (await Promise.all(below)).join(' ');
  }
  /** What to do now, as one reads it on the page. */
  async instruction() {
    return plain((await this.page.locator('.say .do').allInnerTexts()).join(' '));
  }
  /** Controls without a name, and what can have the focus but is nothing that a screen reader knows. */
  async nameless() {
    const tree = await this.tree();
    assert(tree.filter(({ role }) => CONTROLS.has(role)).length > 100, 'each point of the board is a control');
    return tree.filter(({ role, name, focusable }) =>
      CONTROLS.has(role) ? !name.trim() : focusable && role === 'generic',
    );
  }

  /** The control with the focus, as a screen reader gets it. */
  async #focus() {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return { id: nodes[0]?.backendDOMNodeId, name: plain(nodes[0]?.name?.value ?? '') };
  }
  /** Goes by the Tab key to a control with such a name, in a group if one is given. */
  async #reach(name, group) {
    const fits = (item) => name.test(item.name) && (!group || item.groups.includes(group));
    for (let i = 0; i < 6; i += 1) {
      const { id, name: heard } = await this.#focus();
      // Of one that may be anywhere it is enough to hear its name.
      if (!group && name.test(heard)) return;
      const tree = (await this.tree()).filter(({ role, focusable }) => CONTROLS.has(role) && focusable);
      const here = tree.find((item) => item.id === id);
      if (here && fits(here)) return;
      assert(tree.some(fits), `nothing is called ${name}`);
      // The board is one stop.
      const point = here && POINT.test(here.name) ? here : tree.find((item) => POINT.test(item.name));
      const stops = tree.filter((item) => item === point || !POINT.test(item.name));
      const way = stops.findIndex(fits) - stops.indexOf(here);
      await pressed(this.page, way > 0 ? 'Tab' : 'Shift+Tab', Math.abs(way));
    }
    assert.fail(`the Tab key does not lead to ${name}`);
  }
  /** Presses a control with such a name. */
  async press(name, group) {
    await this.#reach(name, group);
    await this.page.keyboard.press('Enter');
  }
  /** Goes by the arrow keys to a point of the board, and presses it if its name says that it can be pressed now. */
  async point({ x, y }) {
    await this.#reach(POINT);
    for (let i = 0; i < 12; i += 1) {
      const { name } = await this.#focus();
      const [right, up] = [x - POINT.exec(name)[1], y - POINT.exec(name)[2]];
      if (!right && !up) {
        assert.match(name, /can be chosen|possible target/, 'what can be pressed says so');
        return this.page.keyboard.press('Enter');
      }
      // At the edge of a round board the other way leads on.
      const ways = [
        [right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right)],
        [up > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(up)],
      ];
      const [key, times] = ways[i % 2];
      await pressed(this.page, key, times);
    }
    assert.fail(`the arrow keys do not lead to ${x},${y}`);
  }
}
