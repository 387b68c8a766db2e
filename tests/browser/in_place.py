"""Changes the size, the language and the settings of an open page, without a new load."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

CHANGE: Final = """async (changed) => {
  const main = document.querySelector('script[type="module"]').src;
  const { $app_settings: { settings } } = await import(main);
  settings.change(changed);
}"""
SWITCH: Final = """async (language) => {
  const main = document.querySelector('script[type="module"]').src;
  const { $app_settings: { settings }, $text_words: { loadLanguage } } = await import(main);
  await loadLanguage(language);
  settings.change({ language });
}"""
"""What the select box in the settings does."""
FORGET: Final = """() => {
  const app = document.querySelector("tin-app");
  if (!app) return false;
  app.model?.close();
  localStorage.clear();
  sessionStorage.clear();
  return true;
}"""
"""Leaves the table first: else it would send parts that the page has forgotten."""
REMEMBER: Final = """async () => {
  const main = document.querySelector('script[type="module"]').src;
  const { $app_settings: { settings }, $text_words: { loadLanguage } } = await import(main);
  settings.values = new settings.constructor().values;
  settings.apply();
  if (document.documentElement.lang !== "en") await loadLanguage("en");
  settings.dispatchEvent(new Event("change"));
}"""
"""Takes the settings from the storage, as a new load does."""


def set_size(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def change_settings(page: Page, **changed: object) -> None:
    """Change settings of an open page, as their switches do."""
    page.evaluate(CHANGE, changed)


def switch_language(page: Page, language: str) -> None:
    """Show an open page in another language, as its settings do."""
    page.evaluate(SWITCH, language)


def restore_settings(page: Page, stored: str) -> None:
    """Undo what a test has stored and set; the script `stored` stores the first settings."""
    if page.evaluate(FORGET):
        page.evaluate(stored)
        page.evaluate(REMEMBER)
