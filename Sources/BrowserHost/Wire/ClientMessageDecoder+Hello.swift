import UIKitHosting

extension ClientMessageDecoder {
  /// Reads `{hello, page, predecessor, rememberedScene, paintedScene, seen, path, environment,
  /// languages, timeZone, made}`, where `hello` is the digest of the page's scripts.
  static func hello(_ value: JSONValue) -> Hello? {
    guard let page = value["page"].string(bytes: 64),
      let predecessor = optional(value["predecessor"], { $0.string(bytes: 64) }),
      let remembered = optional(value["rememberedScene"], { $0.string(bytes: 64) }),
      let painted = optional(value["paintedScene"], { $0.string(bytes: 64) }),
      let seen = value["seen"].integer(through: 1 << 53),
      let path = path(value["path"]),
      let environment = environment(value["environment"]),
      let languages = value["languages"].array, languages.count <= 16,
      let zone = value["timeZone"].string(bytes: 64),
      let made = optional(value["made"], time)
    else { return nil }
    return Hello(
      page: page,
      predecessor: predecessor,
      rememberedScene: remembered,
      paintedScene: painted,
      seen: seen,
      path: path,
      environment: environment,
      languages: languages.compactMap { $0.string(bytes: 35) },
      timeZone: zone,
      made: made
    )
  }

  /// Reads `{width, height, isDark, increasesContrast, reducesMotion, textSize, isPad, safeArea,
  /// keyboard, hasCamera}`.
  ///
  /// The safe area has the insets `top`, `leading`, `bottom` and `trailing`. The keyboard's height is
  /// optional: cookies omit it. So is `hasCamera`, which only devices with a camera send.
  static func environment(_ value: JSONValue) -> SceneEnvironment? {
    guard let width = value["width"].double(in: 1...10_000),
      let height = value["height"].double(in: 1...10_000),
      let isDark = value["isDark"].bool, let contrast = value["increasesContrast"].bool,
      let still = value["reducesMotion"].bool,
      let size = value["textSize"].integer(through: 11),
      let textSize = SceneEnvironment.TextSize(rawValue: UInt8(size)),
      let isPad = value["isPad"].bool,
      let safeArea = safeArea(value["safeArea"]),
      let keyboard = optional(value["keyboard"], { $0.double(in: 0...10_000) }),
      let hasCamera = optional(value["hasCamera"], { $0.bool })
    else { return nil }
    return SceneEnvironment(
      width: width,
      height: height,
      style: isDark ? .dark : .light,
      increasesContrast: contrast,
      reducesMotion: still,
      textSize: textSize,
      idiom: isPad ? .pad : .phone,
      safeArea: safeArea,
      keyboard: keyboard ?? 0,
      hasCamera: hasCamera ?? false
    )
  }

  private static func safeArea(_ value: JSONValue) -> EdgesValue? {
    let range = 0.0...1_000
    guard let top = value["top"].double(in: range),
      let leading = value["leading"].double(in: range),
      let bottom = value["bottom"].double(in: range),
      let trailing = value["trailing"].double(in: range)
    else { return nil }
    return EdgesValue(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
