"""Web Push: encryption as RFC 8291 has it, the signature of RFC 8292."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.support.receivers import PushKeys
from tinhorn.server.notices.model import PushAddress
from tinhorn.server.notices.push import (
    encrypt,
    from_base64url,
    is_valid,
    push_request,
)

SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
    "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
    "a-fN"
)


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(from_base64url(SENDER))
    key = ec.derive_private_key(number, ec.SECP256R1())
    auth = from_base64url("BTBZMqHH6r4Tts7J_aSIgg")
    address = PushAddress("https://push.example.net", from_base64url(BROWSER), auth)

    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        address,
        key=key,
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert body == from_base64url(ENCRYPTED)


def test_the_server_signs_for_the_push_service_it_talks_to() -> None:
    keys, vapid = PushKeys(), ec.generate_private_key(ec.SECP256R1())

    body, headers = push_request(b"{}", keys.address("https://push.example/abc"), vapid, 5_000)

    signed, _, signature = (
        headers["authorization"][len("vapid t=") :].partition(",")[0].rpartition(".")
    )
    claims = json.loads(from_base64url(signed.split(".")[1]))
    raw = from_base64url(signature)
    r, s = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    point = from_base64url(headers["authorization"].partition(" k=")[2])
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    algorithm = ec.ECDSA(hashes.SHA256())
    public.verify(encode_dss_signature(r, s), signed.encode(), algorithm)
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(r, s), b"other", algorithm)
    assert claims["aud"] == "https://push.example"
    assert claims["exp"] == 5 + 12 * 3600
    assert keys.decrypt(body) == b"{}"


def test_a_subscription_with_a_broken_key_is_not_valid() -> None:
    address = PushKeys().address("https://push.example/abc")

    assert is_valid(address)
    assert not is_valid(PushAddress(address.endpoint, address.p256dh[:-1], address.auth))
    assert not is_valid(PushAddress(address.endpoint, address.p256dh, address.auth[:-1]))
