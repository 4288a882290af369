import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import UIKitHosting

/// The host's responses to plain requests.
struct HostRoutes: Sendable {
  let apps: [HostedAppEntry]
  let assets: ClientAssets
  let registry: SceneRegistry
  let limits: HostLimits
  let hosts: HostList
  let cookie: DeviceCookie
  /// The development reports; nil unless `rostrum dev` started the host.
  var reports: DevelopmentReports?

  func add(to router: Router<HostRequestContext>) {
    router.get("/") { request, _ in home(request) }
    router.get("/-/client/:digest/:file") { request, context in
      try file(context.parameters.require("file"), request)
    }
    router.get("/-/symbols/:file") { request, context in
      // A request by an outdated address, from an older page, gets the common symbols.
      let asked = try "/-/symbols/" + context.parameters.require("file")
      let address = assets.symbols[asked] == nil ? assets.addresses.symbols : asked
      guard let sheet = assets.symbols[address] else { throw HTTPError(.notFound) }
      return Self.asset(sheet, request, tag: address)
    }
    router.get("/-/fonts/:digest/:file") { request, context in
      let name = try context.parameters.require("file")
      guard let font = assets.fonts.file(named: name) else { throw HTTPError(.notFound) }
      return Self.asset(font, request, tag: assets.fonts.digest + name)
    }
    router.get("/-/image/:id") { request, context in
      try await image(context.parameters.require("id"), request)
    }
    router.get("/-/web/:scene/:file") { request, context in
      try await webPage(
        of: context.parameters.require("scene"),
        context.parameters.require("file")
      )
    }
    router.get("/-/closed/:app") { request, context in
      try closed(context.parameters.require("app"), request)
    }
    router.get("/-/live/:app") { _, _ in
      Response(status: .upgradeRequired, headers: [.upgrade: "websocket"])
    }
    if registry.configuration.exposesFrames {
      router.get("/-/frames/:scene") { _, context in
        try await frames(of: context.parameters.require("scene"))
      }
    }
    if let draw = registry.configuration.drawPicture {
      router.get("/-/pictures/:scene") { request, context in
        let scale = Double(request.uri.queryParameters["scale"] ?? "1") ?? .nan
        guard (1...3).contains(scale) else {
          throw HTTPError(.badRequest, message: "Expected a scale from 1 to 3.")
        }
        return try await picture(of: context.parameters.require("scene"), scale, draw)
      }
    }
    addOfflineRoutes(to: router)
    addFileRoutes(to: router)
    if let reports { addDevelopmentRoutes(reports, to: router) }
    if let note = registry.configuration.permittedNoteCheck { addCheckRoute(note, to: router) }
    for app in apps {
      router.get("/\(app.path)") { request, context in
        try await page(of: app, request, context)
      }
      router.get("/\(app.path)/**") { request, context in
        try await page(of: app, request, context)
      }
    }
  }

  // MARK: - Pages

  private func home(_ request: Request) -> Response {
    let languages = Visitor.languages(of: request.headers[.acceptLanguage])
    let items = apps.map {
      HomePage.Item(path: $0.path, name: $0.name(in: languages), icon: $0.iconAddress)
    }
    let page = HomePage(
      language: Self.shown(languages),
      items: items,
      addresses: assets.addresses
    )
    return self.html(page.html(), nonce: nil, request, isAnybodys: true)
  }

  private func page(
    of app: HostedAppEntry,
    _ request: Request,
    _ context: HostRequestContext
  ) async throws -> Response {
    try limits.check(limits.paints, request, context)
    let languages = Visitor.languages(of: request.headers[.acceptLanguage])
    let tokens = cookie.tokens(in: request.headers[.cookie])
    let formerTokens =
      cookie.isSecure ? DeviceCookie.plain.tokens(in: request.headers[.cookie]) : []
    var visitor = Visitor(
      tokens: tokens,
      languages: languages,
      zone: Visitor.zone(of: request.headers[.cookie]),
      address: limits.address(of: request, context)
    )
    visitor.formerTokens = formerTokens
    visitor.environment = Visitor.environment(of: request.headers)
    let path = Self.path(of: request, below: app)
    let nonce = RandomName.make()
    guard
      let (html, device) = await paint(
        app,
        path: path,
        visitor,
        nonce: nonce,
        languages: languages
      )
    else { throw HTTPError(.serviceUnavailable, message: "Too many scenes are open.") }
    let isNew = !tokens.contains(device)
    var response = self.html(html, nonce: nonce, request, isAnybodys: isNew)
    if isNew, Self.isForATab(request) {
      response.headers[.setCookie] = cookie.setting(device)
      if !formerTokens.isEmpty {
        response.headers.append(HTTPField(name: .setCookie, value: DeviceCookie.plain.removal))
      }
    }
    return response
  }

  /// The header with the purpose of a request, which browsers send since 2019 (Fetch Metadata).
  private static let fetchDestination = HTTPField.Name("Sec-Fetch-Dest")

  /// Returns whether the page is for a tab: only then its device becomes the browser's.
  ///
  /// If a foreign page requests it as an image or a frame, the browser withholds its cookie, and
  /// would replace it by the new one.
  private static func isForATab(_ request: Request) -> Bool {
    guard let name = fetchDestination, let destination = request.headers[name] else { return true }
    // Our service worker passes on only pages for tabs; scripts cannot navigate otherwise.
    return destination == "document"
      || destination == "empty" && request.headers[.secFetchMode] == "navigate"
  }

  @MainActor
  private func paint(
    _ app: HostedAppEntry,
    path: String?,
    _ visitor: Visitor,
    nonce: String,
    languages: [String]
  ) async -> (html: String, device: DeviceToken)? {
    guard let session = await registry.paint(app: app.path, path: path, for: visitor) else {
      return nil
    }
    return await registry.paints.run {
      let windows = session.paint()
      let language = app.language(for: languages)
      let chosen = windows.first?.attributes.first { $0.name == "lang" }?.value
      let page = AppPage(
        app: app.path,
        name: app.name(in: [chosen].compactMap(\.self) + languages),
        title: session.title,
        language: language,
        chosenLanguage: chosen,
        direction: registry.configuration.forcesRightToLeft ? "rtl" : Direction.of(language),
        scene: session.id,
        number: session.paintedNumber,
        path: session.path,
        depth: session.depth,
        addresses: assets.addresses,
        icon: app.iconAddress,
        nonce: nonce,
        texts: HostTexts.for([chosen ?? language]),
        windows: windows,
        isInDevelopment: reports != nil,
        notesChecks: registry.configuration.permittedNoteCheck != nil
      )
      return (page.html(), session.device)
    }
  }

  /// Returns the path below the app's root as the browser sent it, with its query.
  private static func path(of request: Request, below app: HostedAppEntry) -> String? {
    let whole = (request.head.path ?? "").prefix(2048)
    let rest = whole.dropFirst(app.path.utf8.count + 1)
    if rest.isEmpty || rest == "/" { return nil }
    return rest.hasPrefix("/") ? String(rest) : "/\(rest)"
  }

  /// Returns the language of the home screen.
  static func shown(_ languages: [String]) -> String {
    languages.first { $0.hasPrefix("zh") || $0.hasPrefix("en") } ?? "en"
  }

  /// Returns the page that is shown after the app has closed its window.
  private func closed(_ path: String, _ request: Request) throws -> Response {
    guard let app = apps.first(where: { $0.path == path }) else { throw HTTPError(.notFound) }
    let languages = Visitor.languages(of: request.headers[.acceptLanguage])
    let texts = HostTexts.for(languages)
    let name = app.name(in: languages)
    let page = NoticePage(
      title: texts.closedTitle,
      text: texts.closedText(name),
      button: texts.openAgain(name),
      destination: "/\(app.path)",
      language: Self.shown(languages),
      addresses: assets.addresses
    )
    return self.html(page.html(), nonce: nil, request, isAnybodys: true)
  }

  /// Returns the page that is shown instead of the requested one; nil for requests that are no
  /// pages.
  func notice(_ status: HTTPResponse.Status, for request: Request) -> Response? {
    guard request.method == .get || request.method == .head,
      request.headers[.accept]?.contains("text/html") == true
    else { return nil }
    let languages = Visitor.languages(of: request.headers[.acceptLanguage])
    let texts = HostTexts.for(languages)
    var page = NoticePage(
      title: texts.notFoundTitle,
      text: texts.notFoundText,
      button: texts.home,
      language: Self.shown(languages),
      addresses: assets.addresses
    )
    switch status {
    case .notFound: break
    case .serviceUnavailable, .tooManyRequests:
      page.title = texts.busyTitle
      page.text = texts.busyText
      page.button = texts.retry
      // The empty address is that of the requested page.
      page.destination = ""
    default: return nil
    }
    return self.html(page.html(), nonce: nil, request, status: status, isAnybodys: true)
  }

  /// Returns a response with a page.
  /// - Parameters:
  ///   - html: The page.
  ///   - nonce: The nonce of the page's own style sheet.
  ///   - request: The request.
  ///   - status: The status of the response.
  ///   - isAnybodys: True if the page contains nothing personal. Only such pages are compressed:
  ///     the length of a compressed page reveals content to an attacker who can make a browser
  ///     request it.
  /// - Returns: The response, with the content security policy of pages.
  private func html(
    _ html: String,
    nonce: String?,
    _ request: Request,
    status: HTTPResponse.Status = .ok,
    isAnybodys: Bool
  ) -> Response {
    let live = (request.authority.map(hosts.liveSources) ?? []).map { " " + $0 }.joined()
    let style = nonce.map { " 'nonce-\($0)'" } ?? ""
    let policy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self'\(style)",
      "img-src 'self' data:", "font-src 'self'", "frame-src 'self'", "connect-src 'self'\(live)",
      "worker-src 'self'",
      "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ]
    let bytes = Array(html.utf8)
    let coding = isAnybodys ? ContentCoding.taken(request.headers[.acceptEncoding]).first : nil
    return Self.response(
      (coding?.compressed(bytes) ?? bytes, coding),
      [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
        .contentSecurityPolicy: policy.joined(separator: "; "),
      ],
      status: status
    )
  }

  // MARK: - Files

  /// Returns a response that caches vary by the accepted codings.
  private static func response(
    _ form: (bytes: [UInt8], coding: ContentCoding?),
    _ headers: HTTPFields,
    status: HTTPResponse.Status = .ok
  ) -> Response {
    var headers = headers
    headers[.vary] = "Accept-Encoding"
    headers[.contentEncoding] = form.coding?.rawValue
    return Response(
      status: status,
      headers: headers,
      body: .init(byteBuffer: ByteBuffer(bytes: form.bytes))
    )
  }

  private func file(_ name: String, _ request: Request) throws -> Response {
    guard let file = assets.files[name] else { throw HTTPError(.notFound) }
    return Self.asset(file, request, tag: assets.digest)
  }

  private func image(_ id: String, _ request: Request) async throws -> Response {
    guard let image = await registry.images[id], Self.pictures.contains(image.mediaType) else {
      throw HTTPError(.notFound)
    }
    let file = ServedFile(bytes: Array(image.data), mediaType: image.mediaType)
    var response = Self.asset(file, request, tag: id)
    response.headers[.cacheControl] = "private, max-age=31536000, immutable"
    return response
  }

  private func webPage(of scene: String, _ file: String) async throws -> Response {
    guard let address = WebPageAddress(scene: scene, file: file),
      let page = await registry.webPage(at: address)
    else { throw HTTPError(.notFound) }
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
        .contentSecurityPolicy: WebPage.policy, .xFrameOptions: "SAMEORIGIN",
        .referrerPolicy: "no-referrer",
      ],
      body: .init(
        byteBuffer: ByteBuffer(string: WebPage.html(page, font: assets.fonts.systemFontAddress))
      )
    )
  }

  /// Returns the rectangles of a scene's nodes as JSON: `{"ID": [x, y, width, height]}`, in points.
  @MainActor
  private func frames(of scene: String) throws -> Response {
    guard let session = registry[scene] else { throw HTTPError(.notFound) }
    let frames = session.frames.map { id, frame in
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      return "\"\(id.rawValue)\":[\(numbers.map(CSS.number).joined(separator: ","))]"
    }
    return Response(
      status: .ok,
      headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(string: "{\(frames.joined(separator: ","))}"))
    )
  }

  /// Returns a picture of a scene, drawn in the process.
  @MainActor
  private func picture(
    of scene: String,
    _ scale: Double,
    _ draw: @MainActor @Sendable (any HostedScene, Double) throws -> [UInt8]
  ) throws -> Response {
    guard let session = registry[scene] else { throw HTTPError(.notFound) }
    return Response(
      status: .ok,
      headers: [.contentType: "image/png", .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(bytes: try session.picture { try draw($0, scale) }))
    )
  }

  private static let pictures: Set<String> = [
    "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml",
  ]

  /// Returns a response with a file whose address contains its digest.
  private static func asset(
    _ file: ServedFile,
    _ request: Request,
    tag: String
  ) -> Response {
    let tag = "\"\(Digest.name(of: tag.utf8))\""
    let headers: HTTPFields = [
      .contentType: file.mediaType, .eTag: tag,
      .cacheControl: "public, max-age=31536000, immutable",
      .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]
    if request.headers[.ifNoneMatch] == tag {
      return Response(status: .notModified, headers: headers)
    }
    let codings = ContentCoding.taken(request.headers[.acceptEncoding])
    return response(file.form(in: codings), headers)
  }
}
