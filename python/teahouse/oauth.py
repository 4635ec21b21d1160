"""Signing in with the browser: a person grants this program access to their account, and it never sees a password.

>>> import teahouse
>>> client = teahouse.sign_in("https://tea.example", file="tokens.json")   # doctest: +SKIP
>>> client.request("GET", "/api/account")["name"]                          # doctest: +SKIP

It is OAuth 2 with PKCE as the server has it (``docs/APPS.md``), with the standard library alone.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import http.server
import json
import os
import secrets
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping, Sequence

from .online import Client, ServerError

CLIENT_ID = "teahouse-python"
"""The app that is built into every server, for programs on the user's computer."""

EARLY = 60.0
"""An access token is renewed this many seconds before it expires."""

PAGE = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Teahouse</title>"
    "<p>{}<p>You can close this page.</html>"
)


class SignInError(Exception):
    """Signing in failed; ``error`` is the OAuth error, such as ``access_denied``."""

    def __init__(self, error: str, why: str = ""):
        super().__init__(f"{error}: {why}" if why else error)
        self.error = error


class SignedIn(Client):
    """Somebody at a server who has let this program in. Its access is renewed by itself; :meth:`sign_out` gives it
    back. Threads may share it."""

    def __init__(self, tokens: Tokens, *, timeout: float = 30.0):
        super().__init__(tokens.issuer, timeout=timeout)
        self.tokens = tokens

    def _open(self, method: str, path: str, body: Any = None, timeout: float | None = None) -> Any:
        self.token = used = self.tokens.access()
        try:
            return super()._open(method, path, body, timeout)
        except ServerError as error:
            if error.status != 401:
                raise
        # Another thread or program has renewed it meanwhile, or the clocks differ.
        self.token = self.tokens.access(instead_of=used)
        return super()._open(method, path, body, timeout)

    def sign_out(self) -> None:
        """Revokes the access and forgets the tokens."""
        self.tokens.give_back()


class Tokens:
    """The tokens of one person at one server, stored in a file if one is given."""

    def __init__(self, server: Mapping[str, Any], client_id: str, file: str | os.PathLike[str] | None):
        self.issuer: str = server["issuer"]
        self.client_id = client_id
        self._server = server
        self._file = Path(file) if file is not None else None
        self._lock = threading.RLock()
        self._kept: dict[str, Any] = self._read()

    @property
    def scopes(self) -> set[str]:
        """The granted scopes; empty if nobody is signed in."""
        return set(self._kept.get("granted", "").split())

    def access(self, instead_of: str | None = None) -> str:
        """An access token that is good now, and another one than one that is not."""
        with self._alone():
            kept = self._kept
            fresh = kept.get("expires_at", 0) - EARLY > time.time()
            if fresh and kept.get("access_token") != instead_of:
                return str(kept["access_token"])
            if "refresh_token" not in kept:
                raise SignInError("invalid_grant", "nobody is signed in")
            try:
                self._take({"grant_type": "refresh_token", "refresh_token": kept["refresh_token"]})
            except SignInError:
                # The person has revoked the access, or it was not used for months.
                self._keep({})
                raise
            return str(self._kept["access_token"])

    def exchange(self, code: str, redirect: str, verifier: str) -> None:
        """Exchanges a code for tokens; earlier access ends."""
        with self._alone():
            before, self._kept = self._kept.get("refresh_token"), {}
            self._take(
                {"grant_type": "authorization_code", "code": code, "redirect_uri": redirect, "code_verifier": verifier}
            )
            if before:
                self._end(before)

    def give_back(self) -> None:
        """Revokes the access at the server, and forgets the tokens here."""
        with self._alone():
            token = self._kept.get("refresh_token")
            if token:
                self._end(token)
            self._keep({})

    def _end(self, token: str) -> None:
        _send(self._server["revocation_endpoint"], {"client_id": self.client_id, "token": token})

    def _take(self, form: dict[str, str]) -> None:
        answer = _send(self._server["token_endpoint"], {"client_id": self.client_id, **form})
        granted = self._kept.get("granted") or answer["scope"]
        kept = {name: answer[name] for name in ("access_token", "refresh_token")}
        kept["expires_at"] = time.time() + float(answer["expires_in"])
        self._keep({"issuer": self.issuer, "client_id": self.client_id, "granted": granted, **kept})

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Locks renewal: a refresh token used twice counts as stolen."""
        with self._lock, contextlib.ExitStack() as stack:
            if self._file is not None:
                stack.enter_context(_locked(self._file.with_name(self._file.name + ".lock")))
                self._kept = self._read()
            yield

    def _read(self) -> dict[str, Any]:
        """The contents of the file, if they are for this server and this app."""
        if self._file is None:
            return getattr(self, "_kept", {})
        try:
            kept = json.loads(self._file.read_text())
        except (FileNotFoundError, ValueError):
            return {}
        ours = isinstance(kept, dict) and kept.get("issuer") == self.issuer and kept.get("client_id") == self.client_id
        return kept if ours else {}

    def _keep(self, kept: dict[str, Any]) -> None:
        """Stores the tokens; the file is readable only by its owner, and written atomically."""
        self._kept = kept
        if self._file is None:
            return
        if not kept:
            self._file.unlink(missing_ok=True)
            return
        new = self._file.with_name(f"{self._file.name}.{secrets.token_hex(4)}.new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            json.dump(kept, out)
        os.replace(new, self._file)


def sign_in(
    url: str,
    *,
    scopes: Sequence[str] = ("read", "play"),
    file: str | os.PathLike[str] | None = None,
    client_id: str = CLIENT_ID,
    open_browser: Callable[[str], Any] = webbrowser.open,
    port: int = 0,
    timeout: float = 300.0,
) -> SignedIn:
    """Signs a person in with their browser, and returns a client that acts for them.

    The browser opens a page of the server, on which the person allows what ``scopes`` say: ``read``, ``play``,
    ``chat``. The answer comes to a port of this computer. With a ``file`` the tokens are kept there, for its owner
    alone, and the browser is not needed again until the access ends. Whoever refuses, or does nothing for
    ``timeout`` seconds, causes a :class:`SignInError`."""
    server = _discover(url)
    tokens = Tokens(server, client_id, file)
    if tokens.scopes >= set(scopes):
        try:
            tokens.access()
            return SignedIn(tokens)
        except SignInError:
            pass
    verifier, state = secrets.token_urlsafe(48), secrets.token_urlsafe(24)
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()
    with _Ear(port, state, str(server["issuer"])) as ear:
        asked = {
            "response_type": "code",
            "client_id": client_id,
            "redirect_uri": ear.redirect,
            "scope": " ".join(scopes),
            "state": state,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        page = f"{server['authorization_endpoint']}?{urllib.parse.urlencode(asked)}"
        if not open_browser(page):
            print(f"Open this page to sign in: {page}", file=sys.stderr)
        code = ear.wait(timeout)
    tokens.exchange(code, ear.redirect, verifier)
    return SignedIn(tokens)


def _discover(url: str) -> dict[str, Any]:
    """The server's metadata, whose issuer must be the requested server."""
    issuer = url.rstrip("/")
    with urllib.request.urlopen(f"{issuer}/.well-known/oauth-authorization-server", timeout=30.0) as answer:
        server: dict[str, Any] = json.load(answer)
    if server.get("issuer") != issuer:
        raise SignInError("invalid_issuer", f"the server calls itself {server.get('issuer')}: use that address")
    return server


def _send(url: str, form: Mapping[str, str]) -> Any:
    """Sends a form; returns the JSON of the answer, if any."""
    request = urllib.request.Request(url, urllib.parse.urlencode(form).encode(), method="POST")
    try:
        with urllib.request.urlopen(request, timeout=30.0) as answer:
            text = answer.read()
            return json.loads(text) if text else None
    except urllib.error.HTTPError as error:
        text = error.read()
        try:
            said = json.loads(text)
        except ValueError:
            said = {}
        # Errors unrelated to the tokens, such as a busy server, do not end the access.
        if error.code in (400, 401) and isinstance(said, dict) and "error" in said:
            raise SignInError(str(said["error"]), str(said.get("error_description", ""))) from None
        raise ServerError(error.code, said or text.decode(errors="replace")) from None


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Holds a lock between processes, if the system supports it."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class _Ear:
    """Listens on a local port for the browser's redirect."""

    def __init__(self, port: int, state: str, issuer: str):
        self._heard: dict[str, str] | None = None
        self._came = threading.Event()
        ear = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                path, _, query = self.path.partition("?")
                said = dict(urllib.parse.parse_qsl(query))
                # Any page may send a browser here, but only ours knows the state.
                fits = path == "/" and secrets.compare_digest(said.get("state", "").encode(), state.encode())
                if not fits or said.get("iss") != issuer or ear._heard is not None:
                    self.send_error(404)
                    return
                ear._heard = said
                text = PAGE.format("You are signed in." if "code" in said else "You are not signed in.").encode()
                self.send_response(200)
                self.send_header("content-type", "text/html; charset=utf-8")
                self.send_header("content-length", str(len(text)))
                self.send_header("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
                self.send_header("referrer-policy", "no-referrer")
                self.send_header("cache-control", "no-store")
                self.end_headers()
                self.wfile.write(text)
                ear._came.set()

            def log_message(self, format: str, *args: Any) -> None:
                """Logs nothing, because the addresses contain codes."""

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self._server.daemon_threads = True
        self.redirect = f"http://127.0.0.1:{self._server.server_address[1]}/"

    def __enter__(self) -> _Ear:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def wait(self, timeout: float) -> str:
        """The code from the browser's redirect."""
        if not self._came.wait(timeout) or self._heard is None:
            raise SignInError("timeout", "nobody has answered in the browser")
        if "code" not in self._heard:
            raise SignInError(self._heard.get("error", "invalid_request"))
        return self._heard["code"]
