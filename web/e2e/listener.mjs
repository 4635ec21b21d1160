// A person who cannot see the page: knows only the accessibility tree that the browser gives to screen readers, and has
// a keyboard.

import assert from 'node:assert/strict';
import { pressed } from './keyboard.mjs';

/** The roles of controls. A control without a name cannot be found with a screen reader. */
const CONTROLS = new Set(
  'button checkbox combobox link listbox menuitem option radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  ),
);
/** The name of a point begins with its coordinates. */
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

  /** Everything in the accessibility tree, in order: role, name, and the names of the surrounding groups. */
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
  /** The texts of the live regions. */
  async said() {
    const { root } = await this.#session.send('DOM.getDocument', { depth: 0 });
    const { nodes } = await this.#session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role: 'status' });
    const said = await Promise.all(nodes.filter(({ ignored }) => !ignored).map(({ nodeId }) => this.#text(nodeId)));
    return said.map((text) => plain(text).trim()).filter(Boolean);
  }
  async #text(id) {
    // The element may have been removed meanwhile.
    const { nodes } = await this.#session.send('Accessibility.getChildAXNodes', { id }).catch(() => ({ nodes: [] }));
    const below = nodes.map(({ nodeId, role, name }) =>
      role?.value === 'StaticText' ? name.value : this.#text(nodeId),
    );
    return (await Promise.all(below)).join(' ');
  }
  /** The instruction, as written on the page. */
  async instruction() {
    return plain((await this.page.locator('.say .do').allInnerTexts()).join(' '));
  }
  /** Controls without a name, and focusable elements without a role that screen readers know. */
  async nameless() {
    const tree = await this.tree();
    assert(tree.filter(({ role }) => CONTROLS.has(role)).length > 100, 'each point of the board is a control');
    return tree.filter(({ role, name, focusable }) =>
      CONTROLS.has(role) ? !name.trim() : focusable && role === 'generic',
    );
  }

  /** The focused control, as a screen reader sees it. */
  async #focus() {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return { id: nodes[0]?.backendDOMNodeId, name: plain(nodes[0]?.name?.value ?? '') };
  }
  /** Moves to a control with a matching name by the Tab key, within a group if one is given. */
  async #reach(name, group) {
    const fits = (item) => name.test(item.name) && (!group || item.groups.includes(group));
    for (let i = 0; i < 6; i += 1) {
      const { id, name: heard } = await this.#focus();
      // Without a group the name is enough.
      if (!group && name.test(heard)) return;
      const tree = (await this.tree()).filter(({ role, focusable }) => CONTROLS.has(role) && focusable);
      const here = tree.find((item) => item.id === id);
      if (here && fits(here)) return;
      assert(tree.some(fits), `nothing is called ${name}`);
      // The board is one tab stop.
      const point = here && POINT.test(here.name) ? here : tree.find((item) => POINT.test(item.name));
      const stops = tree.filter((item) => item === point || !POINT.test(item.name));
      const way = stops.findIndex(fits) - stops.indexOf(here);
      await pressed(this.page, way > 0 ? 'Tab' : 'Shift+Tab', Math.abs(way));
    }
    assert.fail(`the Tab key does not lead to ${name}`);
  }
  /** Presses a control with a matching name. */
  async press(name, group) {
    await this.#reach(name, group);
    await this.page.keyboard.press('Enter');
  }
  /** Moves to a point of the board by the arrow keys, and presses it if its name says that it can be pressed. */
  async point({ x, y }) {
    await this.#reach(POINT);
    for (let i = 0; i < 12; i += 1) {
      const { name } = await this.#focus();
      const [right, up] = [x - POINT.exec(name)[1], y - POINT.exec(name)[2]];
      if (!right && !up) {
        assert.match(name, /can be chosen|possible target/, 'what can be pressed says so');
        return this.page.keyboard.press('Enter');
      }
      // Alternate between the axes, because one may be blocked at the edge of a round board.
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
