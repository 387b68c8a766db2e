"""Finds layout errors of a page, and violations that axe-core reports."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# A click that Playwright tries again scrolls the page: the first screen is its top.
BOXES: Final = """isPhone => {
  scrollTo({ top: 0, behavior: "instant" });
  const found = [];
  const [width, height] = [innerWidth, innerHeight];
  const box = element => element.getBoundingClientRect();
  const isSeen = element => {
    const { width, height } = box(element);
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
  };
  const all = selector => [...document.querySelectorAll(selector)].filter(isSeen);
  const called = element =>
    `${element.getAttribute("class")} “${element.textContent.trim().slice(0, 30)}”`;

  if (document.documentElement.scrollWidth > width) found.push("wider than the page");
  for (const element of all(".prompt, .prompt .btn, .board, .tray, .seat")) {
    const { bottom, right, top, left } = box(element);
    if (bottom > height + 1 || right > width + 1 || top < -1 || left < -1) {
      found.push(`outside the first screen: ${called(element)}`);
    }
  }
  const texts = ".btn, .tag, .tabs > *, .prompt p, .card b, .card p, h2, .money, .scores td";
  for (const element of all(texts)) {
    const isBox = getComputedStyle(element).display !== "inline";
    const isCut = isBox && element.scrollWidth > element.clientWidth + 2;
    if (isCut) found.push(`cut: ${called(element)}`);
  }
  for (const element of all(".tray, .strip, .card, .prompt-in, .seat")) {
    if (element.scrollHeight > element.clientHeight + 3) found.push(`too tall: ${called(element)}`);
  }
  // What has been scrolled out of its container is not seen.
  const shown = element => {
    let { left, right, top, bottom } = box(element);
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflowY) || at === document.body) continue;
      const edge = box(at);
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  const regions = all(".topbar, .prompt, .seats, .board, .tray, .focus, .story, .sheet");
  regions.forEach((one, at) => regions.slice(at + 1).forEach(other => {
    if (one.contains(other) || other.contains(one)) return;
    const [a, b] = [shown(one), shown(other)];
    const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const under = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const isScrolled = [one, other].some(element => element.matches(".prompt")) &&
      [one, other].some(element => element.closest(".panels"));
    if (over > 1 && under > 1 && !isScrolled) {
      found.push(`${one.className} overlaps ${other.className}`);
    }
  }));
  if (isPhone) for (const element of all("button, a.btn, input, select")) {
    const { width, height } = box(element.closest("label") ?? element);
    if (Math.min(width, height) < 43.5 && !element.matches(".rule-id, .link")) {
      found.push(`${Math.round(width)}×${Math.round(height)}: ${called(element)}`);
    }
  }
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth) found.push(`no picture: ${image.src}`);
  }
  return found;
}"""

COLLISIONS: Final = """within => {
  const linesOf = node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const parent = node.parentElement;
    const edge = parent.getBoundingClientRect();
    const isClipped = getComputedStyle(parent).overflowX !== "visible";
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
      text: node.data.trim(), node, top, bottom,
      left: isClipped ? Math.max(left, edge.left) : left,
      right: isClipped ? Math.min(right, edge.right) : right,
    }));
  };
  const isSeen = ({ parentElement: parent }) =>
    !parent.closest(".visually-hidden") && parent.checkVisibility();
  const textsIn = element => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found.filter(node => node.data.trim() && isSeen(node)).flatMap(linesOf);
  };
  const height = ({ top, bottom }) => bottom - top;
  const isOver = (one, other) =>
    one.node !== other.node &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(height(one), height(other)) / 2;
  return [...document.querySelectorAll(within)].flatMap(element => {
    const texts = textsIn(element);
    return texts.flatMap((one, at) => texts.slice(at + 1)
      .filter(other => isOver(one, other))
      .map(other => `“${one.text}” runs into “${other.text}”`));
  });
}"""

SETTLED: Final = """async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await Promise.allSettled([...document.images].map(image => image.decode()));
  await Promise.allSettled([...document.fonts].map(font => font.load()));
}"""
"""Resolves when pictures and fonts are loaded and animations are over."""

RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
VIOLATIONS: Final = """async rules => {
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
    `${id}: ${html.slice(0, 120)} ${failureSummary.split("\\n")[1]}`));
}"""


def boxes(page: Page, *, is_phone: bool) -> list[str]:
    """Elements that are cut off, overlap, are outside the first screen or are too small to tap."""
    found: list[str] = page.evaluate(BOXES, is_phone)
    return found


def collisions(page: Page, within: str) -> list[str]:
    """Texts that overlap within one of these elements."""
    found: list[str] = page.evaluate(COLLISIONS, within)
    return found


def violations(page: Page, axe: str) -> list[str]:
    """Return the violations that axe-core reports."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"(() => {{ {axe} }})()")
    found: list[str] = page.evaluate(VIOLATIONS, RULES)
    return found
