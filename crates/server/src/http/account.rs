//! Accounts over REST: sign-up, password, mail, two-factor authentication, blocks, follows, export and
//! deletion.

use super::cookies::{device_of, with_both, with_device, with_session};
use super::sessions::agent;
use crate::address::Address;
use crate::app::Shared;
use crate::fail::{Answer, Body, Fail, Path};
use crate::http::auth::{MaybeUser, SameOrigin};
use crate::people::identity::{ClientInfo, Identity};
use crate::people::two_factor;
use crate::people::words::liked;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use axum_extra::extract::CookieJar;
use protocol::Problem;
use protocol::people::{
    ChangeMail, ChangePassword, Export, Followed, Link, Mail, Me, NewTimeOff, Password, RecoveryCodes,
    ResetPassword, Scope, SignUp, TimeOff, TwoFactorConfirm, TwoFactorSetup,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

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
        .routes(routes!(time_off, take_time_off, end_time_off))
        .routes(routes!(blocks))
        .routes(routes!(block, unblock))
        .routes(routes!(followed))
        .routes(routes!(follow, unfollow))
}

/// Returns your account.
#[utoipa::path(get, path = "/api/account", tag = "account", responses(
    (status = 200, body = Me), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn me(State(app): State<Shared>, who: Identity) -> Answer<Json<Me>> {
    Ok(Json(app.people.me(who.require_scope(Scope::Read)?.id()).await?))
}

/// Creates an account and signs in. A guest becomes the account and keeps their games.
#[utoipa::path(post, path = "/api/account", tag = "account", request_body = SignUp, responses(
    (status = 201, body = Me), (status = 400, body = Problem), (status = 403, body = Problem),
    (status = 409, description = "`name-taken` or `signed-in`", body = Problem), (status = 429, body = Problem)))]
async fn sign_up(
    State(app): State<Shared>,
    _: SameOrigin,
    MaybeUser(who): MaybeUser,
    address: Address,
    headers: HeaderMap,
    Body(new): Body<SignUp>,
) -> Answer<(StatusCode, CookieJar, Json<Me>)> {
    if let Some(who) = &who {
        who.require_session()?;
        if !who.person.guest {
            return Err(Fail::conflict("signed-in"));
        }
    }
    let secure = app.config.is_secure();
    let (device, network) = (device_of(&headers, secure), address.key());
    let from = ClientInfo { agent: agent(&headers), network: &network, device: device.as_deref() };
    let (signed_in, me) = app.people.sign_up(&new, who.as_ref(), &from, liked(&headers)).await?;
    Ok((StatusCode::CREATED, with_both(secure, &signed_in), Json(me)))
}

/// Deletes the account with its name, mail address, sessions, tokens and messages. Its games stay, without
/// the name.
#[utoipa::path(delete, path = "/api/account", tag = "account", request_body = Password, responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn delete_account(
    State(app): State<Shared>,
    who: Identity,
    Body(given): Body<Password>,
) -> Answer<(CookieJar, StatusCode)> {
    app.people.delete_account(who.require_session()?, &given.password).await?;
    Ok((with_session(app.config.is_secure(), ""), StatusCode::NO_CONTENT))
}

/// Exports all data stored about the account.
#[utoipa::path(get, path = "/api/account/export", tag = "account", responses(
    (status = 200, body = Export), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 429, body = Problem)))]
async fn export(State(app): State<Shared>, who: Identity) -> Answer<impl IntoResponse> {
    let export = app.people.export(who.require_session()?).await?;
    let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"teahouse-account.json\"");
    Ok(([name], Json(export)))
}

/// Changes the password. All other sessions end.
#[utoipa::path(put, path = "/api/account/password", tag = "account", request_body = ChangePassword, responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn change_password(
    State(app): State<Shared>,
    who: Identity,
    headers: HeaderMap,
    Body(given): Body<ChangePassword>,
) -> Answer<(CookieJar, StatusCode)> {
    let secure = app.config.is_secure();
    let device = device_of(&headers, secure);
    let known = app.people.change_password(&who, &given, device.as_deref()).await?;
    Ok((with_device(secure, &known), StatusCode::NO_CONTENT))
}

/// Changes the mail address. The server sends a link to the new address; the old one stays valid until the
/// link is opened. Without an address in the request the account's address is removed.
#[utoipa::path(put, path = "/api/account/mail", tag = "account", request_body = ChangeMail, responses(
    (status = 202), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn change_mail(
    State(app): State<Shared>,
    who: Identity,
    headers: HeaderMap,
    Body(given): Body<ChangeMail>,
) -> Answer<StatusCode> {
    app.people.change_mail(&who, &given, liked(&headers)).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Confirms a mail address with the link that was sent to it.
#[utoipa::path(post, path = "/api/account/mail/confirm", tag = "account", request_body = Link, responses(
    (status = 204), (status = 400, description = "`link-expired`", body = Problem),
    (status = 403, body = Problem),
    (status = 409, description = "another account has already confirmed this address: `mail-taken`", body = Problem)))]
async fn confirm_mail(
    State(app): State<Shared>,
    _: SameOrigin,
    Body(link): Body<Link>,
) -> Answer<StatusCode> {
    app.people.confirm_mail(&link.secret).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Requests a link to reset the password. The response is the same whether or not an account has the address.
#[utoipa::path(post, path = "/api/account/reset", tag = "account", request_body = Mail, responses(
    (status = 202), (status = 400, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn ask_reset(
    State(app): State<Shared>,
    _: SameOrigin,
    address: Address,
    headers: HeaderMap,
    Body(given): Body<Mail>,
) -> Answer<StatusCode> {
    app.people.ask_reset(&given.mail, &address.key(), liked(&headers)).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Sets a new password with the link from a mail. All sessions end.
#[utoipa::path(put, path = "/api/account/reset", tag = "account", request_body = ResetPassword, responses(
    (status = 204), (status = 400, description = "`link-expired`, `bad-password` or `common-password`", body = Problem),
    (status = 403, body = Problem), (status = 409, body = Problem)))]
async fn reset(
    State(app): State<Shared>,
    _: SameOrigin,
    headers: HeaderMap,
    Body(given): Body<ResetPassword>,
) -> Answer<(CookieJar, StatusCode)> {
    let secure = app.config.is_secure();
    let known = app.people.reset_password(&given, device_of(&headers, secure).as_deref()).await?;
    Ok((with_device(secure, &known), StatusCode::NO_CONTENT))
}

/// Creates a secret for two-factor authentication. It takes effect once it is confirmed.
#[utoipa::path(post, path = "/api/account/two-factor", tag = "account", responses(
    (status = 200, body = TwoFactorSetup), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn two_factor_setup(who: Identity) -> Answer<Json<TwoFactorSetup>> {
    Ok(Json(two_factor::setup(&who.with_account()?.person.name)?))
}

/// Turns on two-factor authentication. A code proves that the second factor works, the password that its
/// owner wants it. The response has recovery codes for a lost device.
#[utoipa::path(put, path = "/api/account/two-factor", tag = "account", request_body = TwoFactorConfirm, responses(
    (status = 200, body = RecoveryCodes), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn two_factor_on(
    State(app): State<Shared>,
    who: Identity,
    Body(given): Body<TwoFactorConfirm>,
) -> Answer<Json<RecoveryCodes>> {
    Ok(Json(app.people.two_factor_on(&who, &given).await?))
}

/// Turns off two-factor authentication.
#[utoipa::path(delete, path = "/api/account/two-factor", tag = "account", request_body = Password, responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn two_factor_off(
    State(app): State<Shared>,
    who: Identity,
    Body(given): Body<Password>,
) -> Answer<StatusCode> {
    app.people.two_factor_off(&who, &given.password).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Turns the account into a bot account, which everyone can see. The account must not have played yet, and
/// apps cannot do this.
#[utoipa::path(post, path = "/api/bot/account/upgrade", tag = "bots", responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem)))]
async fn become_bot(State(app): State<Shared>, who: Identity) -> Answer<StatusCode> {
    app.people.become_bot(who.require_scope(Scope::Play)?.require_own()?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the account's time off and how much it has left. While players are away, their clocks stop in
/// correspondence games, in tournaments and elsewhere, and rounds with a deadline wait for them.
#[utoipa::path(get, path = "/api/account/time-off", tag = "account", responses(
    (status = 200, body = TimeOff), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn time_off(State(app): State<Shared>, who: Identity) -> Answer<Json<TimeOff>> {
    Ok(Json(app.people.time_off(who.require_scope(Scope::Read)?.id()).await?))
}

/// Takes time off, now or later, or changes the current or coming one. Each counts as at least an hour.
#[utoipa::path(put, path = "/api/account/time-off", tag = "account", request_body = NewTimeOff, responses(
    (status = 200, body = TimeOff), (status = 400, description = "`bad-time-off`", body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, description = "`no-time-off-left`", body = Problem), (status = 429, body = Problem)))]
async fn take_time_off(
    State(app): State<Shared>,
    who: Identity,
    Body(new): Body<NewTimeOff>,
) -> Answer<Json<TimeOff>> {
    who.require_scope(Scope::Play)?;
    Ok(Json(app.people.take_time_off(&who, &new).await?))
}

/// Ends the current time off, or cancels the coming one.
#[utoipa::path(delete, path = "/api/account/time-off", tag = "account", responses(
    (status = 200, body = TimeOff), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 429, body = Problem)))]
async fn end_time_off(State(app): State<Shared>, who: Identity) -> Answer<Json<TimeOff>> {
    Ok(Json(app.people.end_time_off(who.require_scope(Scope::Play)?.id()).await?))
}

/// The names of the players whom the account has blocked.
#[utoipa::path(get, path = "/api/blocks", tag = "account", responses(
    (status = 200, body = Vec<String>), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn blocks(State(app): State<Shared>, who: Identity) -> Answer<Json<Vec<String>>> {
    Ok(Json(app.people.blocks(who.require_session()?.id()).await?))
}

/// Blocks a player. The two can no longer play each other.
#[utoipa::path(put, path = "/api/blocks/{name}", tag = "account", params(("name" = String, Path)), responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn block(State(app): State<Shared>, who: Identity, Path(name): Path<String>) -> Answer<StatusCode> {
    app.people.block(who.require_session()?.id(), &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unblocks a player.
#[utoipa::path(delete, path = "/api/blocks/{name}", tag = "account", params(("name" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn unblock(State(app): State<Shared>, who: Identity, Path(name): Path<String>) -> Answer<StatusCode> {
    app.people.unblock(&who, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The players whom the account follows, and whether they are online.
#[utoipa::path(get, path = "/api/follows", tag = "account", responses(
    (status = 200, body = Vec<Followed>), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn followed(State(app): State<Shared>, who: Identity) -> Answer<Json<Vec<Followed>>> {
    Ok(Json(app.people.followed(who.require_session()?.id()).await?))
}

/// Follows a player. The list of followed players shows whether they are online.
#[utoipa::path(put, path = "/api/follows/{name}", tag = "account", params(("name" = String, Path)), responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn follow(State(app): State<Shared>, who: Identity, Path(name): Path<String>) -> Answer<StatusCode> {
    app.people.follow(who.require_session()?.id(), &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unfollows a player.
#[utoipa::path(delete, path = "/api/follows/{name}", tag = "account", params(("name" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn unfollow(State(app): State<Shared>, who: Identity, Path(name): Path<String>) -> Answer<StatusCode> {
    app.people.unfollow(who.require_session()?.id(), &name).await?;
    Ok(StatusCode::NO_CONTENT)
}
