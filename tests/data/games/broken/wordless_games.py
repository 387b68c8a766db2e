"""Games whose sentences cannot be read: the folder is not there, or the file is no UTF-8."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tinhorn.kernel.offer import Offer

HERE = Path(__file__).parent
WRITTEN = TemporaryDirectory()  # no file of the repository may be unreadable
(Path(WRITTEN.name) / "en.ftl").write_bytes("game-latin = Café\n".encode("latin-1"))

WORDLESS = Offer(name="wordless", title="Wordless", rules=__name__, locale=HERE / "nowhere")
LATIN = Offer(name="latin", title="Latin", rules=__name__, locale=Path(WRITTEN.name))
