//! The requests that need no connection to a table.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::svg;
use redeye_games::GameId;
use redeye_protocol::{
    BadText, CheckOptions, CreateRoom, Created, DeviceLink, FindRoom, GameInfo, JoinRoom, Joined,
    LobbyTable, Misfits, OptionInfo, ProgramToken, RecoverSeat, RecoveryLink, RedeemDevice,
    SetInfo,
};

use super::App;
use super::forwarded::Address;
use super::who::{self, Anyone, Known};
use crate::deny::Deny;
use crate::room::{RoomMsg, check_options};
use crate::rooms::DEVICE_LINK_VALID;
use crate::session::Token;

/// A JSON body. A body that is not understood is refused without repeating any of it.
#[derive(FromRequest)]
#[from_request(via(Json), rejection(Deny))]
pub(super) struct Body<T>(T);

impl From<JsonRejection> for Deny {
    fn from(rejection: JsonRejection) -> Self {
        if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE {
            return Self::TooLong;
        }
        BadText::of(&rejection.body_text()).map_or(Self::NotUnderstood, Self::Text)
    }
}

/// The parts of an address. An address that is none of ours is refused without repeating any of it.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Deny))]
pub(super) struct Path<T>(pub(super) T);

impl From<PathRejection> for Deny {
    fn from(_: PathRejection) -> Self {
        Self::NoSuchRoom
    }
}

/// The query of an address. A query that is not understood is refused without repeating any of it.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Deny))]
pub(super) struct Query<T>(pub(super) T);

impl From<QueryRejection> for Deny {
    fn from(_: QueryRejection) -> Self {
        Self::NotUnderstood
    }
}

/// Lists the games that can be played here.
pub(super) async fn games() -> Json<Vec<GameInfo>> {
    let option = |option: &redeye_game::OptionInfo| OptionInfo {
        name: option.name.to_owned(),
        value: option.value.map(str::to_owned),
    };
    let sets = |game: GameId| {
        let at = move |seats| game.ready_made(seats).iter().map(move |set| (seats, set));
        game.seats().flat_map(at).map(|(seats, set)| SetInfo {
            seats,
            name: set.name.to_owned(),
            options: set.options.to_owned(),
        })
    };
    let info = |game: GameId| GameInfo {
        id: game.id().to_owned(),
        seats_min: *game.seats().start(),
        seats_max: *game.seats().end(),
        adults: game.adults(),
        options: game.options().iter().map(option).collect(),
        sets: sets(game).collect(),
    };
    Json(GameId::ALL.into_iter().map(info).collect())
}

/// Says whether these options fit.
pub(super) async fn check(Body(asked): Body<CheckOptions>) -> Result<Json<Misfits>, Deny> {
    let CheckOptions { game, seats, options } = asked;
    let game: GameId = game.parse().map_err(|_| Deny::NoSuchGame)?;
    Ok(Json(Misfits { misfits: check_options(game, seats, &options)? }))
}

/// Lists the public tables.
pub(super) async fn lobby(State(app): State<App>) -> Json<Vec<LobbyTable>> {
    Json(app.rooms.lobby())
}

/// Makes a table.
pub(super) async fn create(
    State(app): State<App>,
    Address(address): Address,
    who: Anyone,
    Body(asked): Body<CreateRoom>,
) -> Result<impl IntoResponse, Deny> {
    app.rates.table(address)?;
    let most = app.config.limits.tables_per_session;
    let (id, invite) = app.rooms.create(asked, who.session, most).await?;
    Ok((who.cookie(&app).await?, Json(Created { id, invite })))
}

/// Lets a session in, by a link or because the table is public.
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    who: Anyone,
    Body(asked): Body<JoinRoom>,
) -> Result<impl IntoResponse, Deny> {
    let room = app.rooms.find(&id).await?;
    let (session, invite) = (who.session, asked.invite);
    room.ask(|reply| RoomMsg::Join { session, invite, reply }).await?;
    Ok((who.cookie(&app).await?, Json(Joined { id, waiting: false })))
}

/// Finds a table by its code, and knocks.
pub(super) async fn find(
    State(app): State<App>,
    Address(address): Address,
    who: Anyone,
    Body(asked): Body<FindRoom>,
) -> Result<impl IntoResponse, Deny> {
    app.rates.code(address)?;
    let id = app.rooms.by_code(&asked.code).await?;
    let room = app.rooms.find(&id).await?;
    let (session, name) = (who.session, asked.name);
    let waiting = room.ask(|reply| RoomMsg::Knock { session, name, reply }).await?;
    Ok((who.cookie(&app).await?, Json(Joined { id, waiting })))
}

/// Makes a link that moves the session's seat to another device, once.
pub(super) async fn device_link(
    State(app): State<App>,
    Path(id): Path<String>,
    who: Known,
) -> Result<Json<DeviceLink>, Deny> {
    let room = app.rooms.find(&id).await?;
    room.ask(|reply| RoomMsg::IsSeated { session: who.session, reply }).await?;
    let secret = app.rooms.device_link(&id, who.session).await?.reveal().to_owned();
    Ok(Json(DeviceLink { secret, valid_s: DEVICE_LINK_VALID.as_secs() as u32 }))
}

/// Takes a seat over from another device.
pub(super) async fn redeem_device(
    State(app): State<App>,
    who: Anyone,
    Body(asked): Body<RedeemDevice>,
) -> Result<impl IntoResponse, Deny> {
    let secret = asked.secret.parse().map_err(|()| Deny::BadLink)?;
    let id = app.rooms.redeem(&secret, who.session).await?;
    Ok((who.cookie(&app).await?, Json(Joined { id, waiting: false })))
}

/// Makes a link that brings the session's seat back when the browser has lost its cookie.
pub(super) async fn recovery_link(
    State(app): State<App>,
    Path(id): Path<String>,
    who: Known,
) -> Result<Json<RecoveryLink>, Deny> {
    let room = app.rooms.find(&id).await?;
    let secret = Token::new();
    let (session, link) = (who.session, secret.id());
    room.ask(|reply| RoomMsg::SetRecovery { session, link, reply }).await?;
    Ok(Json(RecoveryLink { secret: secret.reveal().to_owned() }))
}

/// Takes a seat back by such a link.
pub(super) async fn recover(
    State(app): State<App>,
    Path(id): Path<String>,
    who: Anyone,
    Body(asked): Body<RecoverSeat>,
) -> Result<impl IntoResponse, Deny> {
    let secret: Token = asked.secret.parse().map_err(|()| Deny::BadLink)?;
    let room = app.rooms.find(&id).await?;
    let (link, to) = (secret.id(), who.session);
    room.ask(|reply| RoomMsg::Recover { link, to, reply }).await?;
    Ok((who.cookie(&app).await?, Json(Joined { id, waiting: false })))
}

/// Lets a program sit at the table, with a token of its own.
pub(super) async fn program(
    State(app): State<App>,
    Path(id): Path<String>,
    who: Known,
) -> Result<Json<ProgramToken>, Deny> {
    let room = app.rooms.find(&id).await?;
    let token = Token::for_room(&id);
    let (host, program) = (who.session, token.id());
    room.ask(|reply| RoomMsg::Program { host, program, reply }).await?;
    who::begin(app.rooms.store(), &token).await?;
    Ok(Json(ProgramToken { token: token.reveal().to_owned() }))
}

/// Draws the invitation as a QR code.
pub(super) async fn qr(
    State(app): State<App>,
    Path(id): Path<String>,
    who: Known,
    headers: HeaderMap,
) -> Result<Response, Deny> {
    let room = app.rooms.find(&id).await?;
    let invite = room.ask(|reply| RoomMsg::Invite { session: who.session, reply }).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let site = match &app.config.public_url {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => format!("{}://{host}", app.config.scheme()),
    };
    let code = QrCode::new(format!("{site}/t/{id}#i={invite}")).map_err(|_| Deny::TooLong)?;
    let image = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml; charset=utf-8")], image).into_response())
}

/// Returns the record of a match that is over.
pub(super) async fn record(
    State(app): State<App>,
    Path((id, number)): Path<(String, u32)>,
    who: Known,
) -> Result<Response, Deny> {
    let room = app.rooms.find(&id).await?;
    let session = who.session;
    let record = room.ask(|reply| RoomMsg::Record { session, number, reply }).await?;
    let name = format!("attachment; filename=\"redeye-{number}.match\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record).into_response())
}
