"""A network of this machine and a phone, which lies in a network namespace of its own.

Nothing of it leaves the machine. Only root can make one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

SUBNETS: Final = 250


class PhoneNetwork(NamedTuple):
    """The namespace of the phone, and the address of this machine as the phone knows it."""

    name: str
    address: str

    def wrapped(self, program: str, folder: Path) -> str:
        """Return a command that runs a program on the phone."""
        command = folder / "on-the-phone"
        command.write_text(f'#!/bin/sh\nexec ip netns exec {self.name} {program} "$@"\n')
        command.chmod(0o755)
        return str(command)


@contextmanager
def phone_network() -> Iterator[PhoneNetwork | None]:
    """Join this machine and a phone by a line; `None` where that is not allowed."""
    name = f"phone{os.getpid()}"
    subnet = f"10.77.{1 + os.getpid() % SUBNETS}"
    try:
        is_made = _make(name, subnet)
        yield PhoneNetwork(name, f"{subnet}.1") if is_made else None
    finally:
        if shutil.which("ip"):
            _ip("netns", "del", name)  # the line ends with it


def _make(name: str, subnet: str) -> bool:
    here, there = f"h{name}", f"p{name}"
    return bool(shutil.which("ip")) and all(
        _ip(*words.split())
        for words in (
            f"netns add {name}",
            f"link add {here} type veth peer name {there} netns {name}",
            f"addr add {subnet}.1/24 dev {here}",
            f"link set {here} up",
            f"-n {name} addr add {subnet}.2/24 dev {there}",
            f"-n {name} link set {there} up",
            f"-n {name} link set lo up",
        )
    )


def _ip(*words: str) -> bool:
    return subprocess.run(["ip", *words], capture_output=True, check=False).returncode == 0
