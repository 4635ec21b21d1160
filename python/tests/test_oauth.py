"""Signing in by the browser, whose part is played here: against a real server, by our own client and by Authlib."""

import json
import stat
import threading
import urllib.error
import urllib.parse
import urllib.request

import pytest

import teahouse
from teahouse.oauth import SignInError, Tokens
from teahouse.online import Client, ServerError

from .test_online import server  # noqa: F401  (a fixture)

PASSWORD = "leaves from the vine"


class Person:
    """Somebody with an account and a browser."""

    count = 0

    def __init__(self, url):
        Person.count += 1
        self.url, self.name = url, f"iroh{Person.count}"
        self.client = Client(url)
        self.client.request("POST", "/api/account", dict(name=self.name, password=PASSWORD))
        self.asked = []

    def answer(self, page, allow=True):
        """What the page does with an answer; says where the browser goes."""
        query = page.partition("?")[2]
        self.asked.append(self.client.request("GET", f"/api/consent?{query}"))
        return self.client.request("POST", "/api/consent", dict(query=query, allow=allow))["to"]

    def browser(self, allow=True):
        """A browser that answers as soon as it is opened."""

        def come(page):
            to = self.answer(page, allow)
            threading.Thread(target=lambda: urllib.request.urlopen(to).read()).start()
            return True

        return come


def test_somebody_signs_in_and_the_access_renews_itself(server, tmp_path):  # noqa: F811
    iroh, file = Person(server), tmp_path / "tokens.json"
    client = teahouse.sign_in(server, file=file, open_browser=iroh.browser())
    assert iroh.asked[0]["name"] == "Teahouse for Python" and iroh.asked[0]["scopes"] == ["read", "play"]
    assert client.request("GET", "/api/account")["name"] == iroh.name
    assert client.create("halma")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(ServerError) as refused:
        client.request("GET", "/api/sessions")
    assert refused.value.problem["error"] == "session-only"
    # The next time no browser is needed.
    again = teahouse.sign_in(server, file=file, open_browser=lambda page: pytest.fail(page))
    first = json.loads(file.read_text())
    # An hour later.
    file.write_text(json.dumps({**first, "expires_at": 0}))
    assert again.request("GET", "/api/account")["name"] == iroh.name
    second = json.loads(file.read_text())
    assert second["refresh_token"] != first["refresh_token"] and second["access_token"] != first["access_token"]
    # The other program had the old ones in mind, and looks into the file before it uses them.
    assert client.request("GET", "/api/account")["name"] == iroh.name
    # For more than was allowed the person is asked again.
    more = teahouse.sign_in(server, scopes=["read", "chat"], file=file, open_browser=iroh.browser())
    assert more.tokens.scopes == {"read", "chat"}
    more.sign_out()
    assert not file.exists()
    with pytest.raises(SignInError):
        more.request("GET", "/api/account")


def test_threads_that_renew_at_once_lose_nothing(server, tmp_path):  # noqa: F811
    iroh = Person(server)
    client = teahouse.sign_in(server, open_browser=iroh.browser())
    names = []
    for _ in range(3):
        client.tokens._kept["expires_at"] = 0
        threads = [
            threading.Thread(target=lambda: names.append(client.request("GET", "/api/account")["name"]))
            for _ in range(8)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
    assert names == [iroh.name] * 24
    client.sign_out()
    assert iroh.client.request("GET", "/api/access") == []


def test_who_refuses_or_says_nothing_is_not_signed_in(server):  # noqa: F811
    iroh = Person(server)
    with pytest.raises(SignInError) as refused:
        teahouse.sign_in(server, open_browser=iroh.browser(allow=False))
    assert refused.value.error == "access_denied"
    with pytest.raises(SignInError) as silent:
        teahouse.sign_in(server, open_browser=lambda page: True, timeout=0.1)
    assert silent.value.error == "timeout"
    with pytest.raises(SignInError) as other:
        teahouse.sign_in(server.replace("127.0.0.1", "localhost"), open_browser=lambda page: pytest.fail(page))
    assert other.value.error == "invalid_issuer"


def test_an_answer_that_was_not_asked_for_is_not_heard(server):  # noqa: F811
    iroh, seen = Person(server), []

    def come(page):
        asked = dict(urllib.parse.parse_qsl(page.partition("?")[2]))
        to = iroh.answer(page)

        def forge():
            for wrong in (
                dict(code="thc_forged", state="guessed", iss=server),
                dict(code="thc_forged", state=asked["state"], iss="https://evil.example"),
                dict(code="thc_forged", state=asked["state"]),
            ):
                try:
                    urllib.request.urlopen(asked["redirect_uri"] + "?" + urllib.parse.urlencode(wrong))
                except urllib.error.HTTPError as error:
                    seen.append(error.code)
            urllib.request.urlopen(to).read()

        threading.Thread(target=forge).start()
        return True

    client = teahouse.sign_in(server, open_browser=come)
    assert seen == [404, 404, 404]
    assert client.request("GET", "/api/account")["name"] == iroh.name


def test_access_that_was_taken_away_is_gone_here_too(server, tmp_path):  # noqa: F811
    iroh, file = Person(server), tmp_path / "tokens.json"
    client = teahouse.sign_in(server, file=file, open_browser=iroh.browser())
    iroh.client.request("DELETE", "/api/access/teahouse-python")
    with pytest.raises(SignInError) as gone:
        client.request("GET", "/api/account")
    assert gone.value.error == "invalid_grant" and not file.exists()


def test_a_file_of_another_server_is_not_used(tmp_path):
    file = tmp_path / "tokens.json"
    for text in ("", "[]", "{", json.dumps(dict(issuer="https://evil.example", client_id="teahouse-python"))):
        file.write_text(text)
        assert Tokens(dict(issuer="https://tea.example"), "teahouse-python", file).scopes == set()


def test_a_client_library_of_others_goes_the_whole_way(server, monkeypatch):  # noqa: F811
    pytest.importorskip("authlib", reason="Authlib is not installed")
    from authlib.integrations.base_client.errors import OAuthError
    from authlib.integrations.requests_client import OAuth2Session

    monkeypatch.setenv("AUTHLIB_INSECURE_TRANSPORT", "1")
    iroh, redirect = Person(server), "http://127.0.0.1:8123/cb"
    app = iroh.client.request(
        "POST",
        "/api/apps",
        dict(name="Board", url="https://board.example/", redirects=["http://127.0.0.1/cb"], scopes=["read", "play"]),
    )
    found = json.load(urllib.request.urlopen(f"{server}/.well-known/oauth-authorization-server"))
    verifier = "x" * 20 + "_tea-leaves.from~the_vine_0123456789"
    session = OAuth2Session(
        app["id"],
        redirect_uri=redirect,
        scope="read play",
        code_challenge_method="S256",
        token_endpoint_auth_method="none",
        token_endpoint=found["token_endpoint"],
    )
    page, state = session.create_authorization_url(found["authorization_endpoint"], code_verifier=verifier)
    to = iroh.answer(page)
    assert dict(urllib.parse.parse_qsl(to.partition("?")[2]))["iss"] == found["issuer"] and to.startswith(redirect)
    first = session.fetch_token(found["token_endpoint"], authorization_response=to, code_verifier=verifier, state=state)
    assert first["token_type"] == "Bearer" and first["scope"] == "read play"
    assert session.get(f"{server}/api/account").json()["name"] == iroh.name
    second = dict(session.refresh_token(found["token_endpoint"], refresh_token=first["refresh_token"]))
    assert second["refresh_token"] != first["refresh_token"]
    assert session.get(f"{server}/api/account").status_code == 200
    revoked = session.revoke_token(found["revocation_endpoint"], token=second["refresh_token"])
    assert revoked.status_code == 200
    assert session.get(f"{server}/api/account").status_code == 401
    with pytest.raises(OAuthError) as dead:
        session.refresh_token(found["token_endpoint"], refresh_token=second["refresh_token"])
    assert dead.value.error == "invalid_grant"
