//! The own account: sign-up, password, mail, second factor, blocks, export and deletion.

use super::games::account_of;
use super::sessions::{agent, with_cookie};
use crate::address::Address;
use crate::app::Shared;
use crate::args;
use crate::auth::{Ours, Perhaps, Who};
use crate::fail::{Answer, Body, Fail, Path};
use crate::limits::{DOWNLOADS, MAIL, SIGN_UP};
use crate::people::mail::{self, Opened, Purpose};
use crate::people::texts::Language;
use crate::people::{passwords, two_factor};
use crate::store::{Refused, Write};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use axum_extra::extract::CookieJar;
use protocol::Problem;
use protocol::people::{
    ChangeMail, ChangePassword, Export, Link, Mail, Me, Password, RecoveryCodes, ResetPassword, Scope,
    SignUp, TwoFactorConfirm, TwoFactorSetup,
};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many players one account may block.
const MOST_BLOCKS: i64 = 1_000;

/// All of them.
pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(me, sign_up, delete_account))
        .routes(routes!(export))
        .routes(routes!(change_password))
        .routes(routes!(change_mail))
        .routes(routes!(confirm_mail))
        .routes(routes!(ask_reset, reset))
        .routes(routes!(two_factor_setup, two_factor_on, two_factor_off))
        .routes(routes!(become_bot))
        .routes(routes!(blocks))
        .routes(routes!(block, unblock))
}

/// The own account.
#[utoipa::path(get, path = "/api/account", tag = "account", responses(
    (status = 200, body = Me), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn me(State(app): State<Shared>, who: Who) -> Answer<Json<Me>> {
    Ok(Json(app.me(who.may(Scope::Read)?.id()).await?))
}

/// Makes an account and signs in. A guest becomes the account and keeps its games.
#[utoipa::path(post, path = "/api/account", tag = "account", request_body = SignUp, responses(
    (status = 201, body = Me), (status = 400, body = Problem), (status = 403, body = Problem),
    (status = 409, description = "`name-taken` or `signed-in`", body = Problem), (status = 429, body = Problem)))]
async fn sign_up(
    State(app): State<Shared>,
    _: Ours,
    Perhaps(who): Perhaps,
    address: Address,
    headers: HeaderMap,
    Body(new): Body<SignUp>,
) -> Answer<(StatusCode, CookieJar, Json<Me>)> {
    if let Some(who) = &who {
        who.in_person()?;
        if !who.person.guest {
            return Err(Fail::conflict("signed-in"));
        }
    }
    passwords::check(&new.password)?;
    let mail = new.mail.as_deref().map(mail::read).transpose()?;
    app.limit(SIGN_UP, &address.key()).await?;
    if let Some(mail) = &mail {
        app.limit(MAIL, mail).await?;
    }
    let (account, secret) = app.sign_up(&new, mail.as_deref(), who.as_ref(), agent(&headers)).await?;
    let me = app.me(&account).await?;
    if let Some(mail) = &mail {
        app.send_link(Purpose::Confirm, (&account, &me.name, mail), Language::of(&headers)).await?;
    }
    Ok((StatusCode::CREATED, with_cookie(&app, &secret), Json(me)))
}

/// Deletes the account: its name, mail, sessions, tokens and messages go, its games stay without its name.
#[utoipa::path(delete, path = "/api/account", tag = "account", request_body = Password, responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn delete_account(
    State(app): State<Shared>,
    who: Who,
    Body(given): Body<Password>,
) -> Answer<(CookieJar, StatusCode)> {
    app.check_password(who.in_person()?, &given.password).await?;
    app.delete_account(who.id()).await?;
    Ok((with_cookie(&app, ""), StatusCode::NO_CONTENT))
}

/// Everything that is kept about the account.
#[utoipa::path(get, path = "/api/account/export", tag = "account", responses(
    (status = 200, body = Export), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 429, body = Problem)))]
async fn export(State(app): State<Shared>, who: Who) -> Answer<impl IntoResponse> {
    app.limit(DOWNLOADS, who.in_person()?.id()).await?;
    let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"teahouse-account.json\"");
    Ok(([name], Json(app.export(&who).await?)))
}

/// Changes the password. All other sessions end.
#[utoipa::path(put, path = "/api/account/password", tag = "account", request_body = ChangePassword, responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn change_password(
    State(app): State<Shared>,
    who: Who,
    Body(given): Body<ChangePassword>,
) -> Answer<StatusCode> {
    passwords::check(&given.new)?;
    app.check_password(who.with_account()?, &given.password).await?;
    app.set_password(who.id(), &given.new, Some(&who.session), Write::new()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Changes the mail address: a link goes to the new one, and the old one counts until it is opened. Without an
/// address the account has none any more.
#[utoipa::path(put, path = "/api/account/mail", tag = "account", request_body = ChangeMail, responses(
    (status = 202), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn change_mail(
    State(app): State<Shared>,
    who: Who,
    headers: HeaderMap,
    Body(given): Body<ChangeMail>,
) -> Answer<StatusCode> {
    let mail = given.mail.as_deref().map(mail::read).transpose()?;
    app.check_password(who.with_account()?, &given.password).await?;
    let Some(mail) = mail else {
        let write = Write::new()
            .and("UPDATE accounts SET mail = NULL, mail_confirmed = 0 WHERE id = $1", args![who.id()])
            .and("DELETE FROM links WHERE account = $1", args![who.id()]);
        app.store.write(write).await?;
        return Ok(StatusCode::ACCEPTED);
    };
    app.limit(MAIL, who.id()).await?;
    app.limit(MAIL, &mail).await?;
    let sql = "UPDATE accounts SET mail = $2 WHERE id = $1 AND mail_confirmed = 0";
    app.store.write(Write::new().and(sql, args![who.id(), &mail])).await?;
    let to = (who.id(), who.person.name.as_str(), mail.as_str());
    app.send_link(Purpose::Confirm, to, Language::of(&headers)).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Confirms a mail address by the link that was sent to it.
#[utoipa::path(post, path = "/api/account/mail/confirm", tag = "account", request_body = Link, responses(
    (status = 204), (status = 400, description = "`link-expired`", body = Problem),
    (status = 403, body = Problem),
    (status = 409, description = "another account has confirmed this address: `mail-taken`", body = Problem)))]
async fn confirm_mail(State(app): State<Shared>, _: Ours, Body(link): Body<Link>) -> Answer<StatusCode> {
    let Opened { account, mail, used } = app.open_link(Purpose::Confirm, &link.secret).await?;
    let sql = "UPDATE accounts SET mail = $2, mail_confirmed = 1 WHERE id = $1";
    match app.store.write(used.must(sql, args![account, mail])).await {
        Ok(_) => Ok(StatusCode::NO_CONTENT),
        Err(Refused::Conflict) => Err(Fail::conflict("mail-taken")),
        Err(refused) => Err(refused.into()),
    }
}

/// Asks for a link to choose a new password. The answer is the same whether the address is known or not.
#[utoipa::path(post, path = "/api/account/reset", tag = "account", request_body = Mail, responses(
    (status = 202), (status = 400, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn ask_reset(
    State(app): State<Shared>,
    _: Ours,
    address: Address,
    headers: HeaderMap,
    Body(given): Body<Mail>,
) -> Answer<StatusCode> {
    let mail = mail::read(&given.mail)?;
    app.limit(MAIL, &address.key()).await?;
    app.limit(MAIL, &mail).await?;
    let language = Language::of(&headers);
    // Nobody waits, so that nobody learns from the time whether there is something to do.
    let later = Arc::clone(&app);
    tokio::spawn(async move {
        if let Err(fail) = later.send_reset(&mail, language).await {
            tracing::error!(error = fail.problem.error, "a link could not be sent");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

/// Chooses a new password by the link in a mail. All sessions end.
#[utoipa::path(put, path = "/api/account/reset", tag = "account", request_body = ResetPassword, responses(
    (status = 204), (status = 400, description = "`link-expired` or `bad-password`", body = Problem),
    (status = 403, body = Problem), (status = 409, body = Problem)))]
async fn reset(State(app): State<Shared>, _: Ours, Body(given): Body<ResetPassword>) -> Answer<StatusCode> {
    passwords::check(&given.password)?;
    let Opened { account, used, .. } = app.open_link(Purpose::Reset, &given.secret).await?;
    app.set_password(&account, &given.password, None, used).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A new secret for a second factor; it counts when it is confirmed.
#[utoipa::path(post, path = "/api/account/two-factor", tag = "account", responses(
    (status = 200, body = TwoFactorSetup), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn two_factor_setup(who: Who) -> Answer<Json<TwoFactorSetup>> {
    Ok(Json(two_factor::setup(&who.with_account()?.person.name)?))
}

/// Asks for a second factor from now on; a code and the password prove that it is wanted and works. The answer
/// has codes for the day when the other device is lost.
#[utoipa::path(put, path = "/api/account/two-factor", tag = "account", request_body = TwoFactorConfirm, responses(
    (status = 200, body = RecoveryCodes), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn two_factor_on(
    State(app): State<Shared>,
    who: Who,
    Body(given): Body<TwoFactorConfirm>,
) -> Answer<Json<RecoveryCodes>> {
    if !two_factor::is_secret(&given.secret) {
        return Err(Fail::bad("bad-secret"));
    }
    app.check_password(who.with_account()?, &given.password).await?;
    let step = two_factor::check(&given.secret, &given.code, app.time.now());
    let step = step.ok_or_else(|| Fail::forbidden("wrong-code"))?;
    let sql = "UPDATE accounts SET totp = $2, totp_last = $3 WHERE id = $1 AND totp IS NULL";
    let (codes, kept) = two_factor::recovery(who.id());
    match app.store.write(Write::new().must(sql, args![who.id(), &given.secret, step]).then(kept)).await {
        Ok(_) => Ok(Json(codes)),
        Err(Refused::Conflict) => Err(Fail::conflict("two-factor-on")),
        Err(refused) => Err(refused.into()),
    }
}

/// Asks for no second factor any more.
#[utoipa::path(delete, path = "/api/account/two-factor", tag = "account", request_body = Password, responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn two_factor_off(
    State(app): State<Shared>,
    who: Who,
    Body(given): Body<Password>,
) -> Answer<StatusCode> {
    app.check_password(who.with_account()?, &given.password).await?;
    let sql = "UPDATE accounts SET totp = NULL WHERE id = $1";
    app.store.write(two_factor::forget_recovery(who.id()).and(sql, args![who.id()])).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// From now on a program plays with the account, for everybody to see. Only for one that has not played.
#[utoipa::path(post, path = "/api/bot/account/upgrade", tag = "bots", responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem)))]
async fn become_bot(State(app): State<Shared>, who: Who) -> Answer<StatusCode> {
    if who.may(Scope::Play)?.person.guest {
        return Err(Fail::forbidden("account-only"));
    }
    let sql = "UPDATE accounts SET bot = 1 WHERE id = $1 AND (bot = 1 OR NOT EXISTS \
               (SELECT 1 FROM players p WHERE p.account = accounts.id))";
    let changed = app.store.write(Write::new().and(sql, args![who.id()])).await?;
    if changed.first() == Some(&1) { Ok(StatusCode::NO_CONTENT) } else { Err(Fail::conflict("has-played")) }
}

/// The names of those whom the account has blocked.
#[utoipa::path(get, path = "/api/blocks", tag = "account", responses(
    (status = 200, body = Vec<String>), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn blocks(State(app): State<Shared>, who: Who) -> Answer<Json<Vec<String>>> {
    Ok(Json(app.blocks(who.in_person()?.id()).await?))
}

/// Blocks a player: neither plays with the other any more.
#[utoipa::path(put, path = "/api/blocks/{name}", tag = "account", params(("name" = String, Path)), responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn block(State(app): State<Shared>, who: Who, Path(name): Path<String>) -> Answer<StatusCode> {
    let account = who.in_person()?.id();
    let other = account_of(&app, &name).await?;
    if other == account {
        return Err(Fail::bad("oneself"));
    }
    let sql = "SELECT COUNT(*) FROM blocks WHERE account = $1";
    if app.store.count(sql, args![account]).await? >= MOST_BLOCKS {
        return Err(Fail::conflict("too-many-blocks").with("most", MOST_BLOCKS));
    }
    let sql = "INSERT INTO blocks (account, other) VALUES ($1, $2) ON CONFLICT (account, other) DO NOTHING";
    app.store.write(Write::new().and(sql, args![account, other])).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Blocks a player no more.
#[utoipa::path(delete, path = "/api/blocks/{name}", tag = "account", params(("name" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn unblock(State(app): State<Shared>, who: Who, Path(name): Path<String>) -> Answer<StatusCode> {
    let other = account_of(&app, &name).await?;
    let sql = "DELETE FROM blocks WHERE account = $1 AND other = $2";
    app.store.write(Write::new().and(sql, args![who.in_person()?.id(), other])).await?;
    Ok(StatusCode::NO_CONTENT)
}
