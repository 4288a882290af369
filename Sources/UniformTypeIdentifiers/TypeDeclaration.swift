/// The facts about a type that the system declares.
struct TypeDeclaration: Sendable {
  /// The identifiers of the types to which it conforms directly.
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]

  var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
    return tags
  }

  /// The declared types by their identifiers.
  static let all = Dictionary(uniqueKeysWithValues: table)

  /// The identifiers in the order of the table.
  static let order = table.map(\.0)

  /// The identifiers by their lower-case forms: identifiers are compared without regard to case.
  static let identifiers = Dictionary(
    uniqueKeysWithValues: table.map { ($0.0.lowercased(), $0.0) }
  )

  /// The identifiers by the tags that name them, in the order of the table.
  private static let tagged = table.reduce(into: [UTTagClass: [String: [String]]]()) { found, row in
    for (tagClass, tags) in row.1.tags {
      for tag in tags { found[tagClass, default: [:]][tag, default: []].append(row.0) }
    }
  }

  /// Returns the identifiers of the types that a tag in its normal form names.
  static func identifiers(_ tag: String, _ tagClass: UTTagClass) -> [String] {
    tagged[tagClass]?[tag] ?? []
  }

  private static func row(
    _ identifier: String,
    _ parents: [String],
    _ extensions: [String] = [],
    _ mimeTypes: [String] = []
  ) -> (String, TypeDeclaration) {
    (identifier, TypeDeclaration(parents: parents, extensions: extensions, mimeTypes: mimeTypes))
  }

  /// Identifiers, parents, file name extensions and MIME types; of the latter two the preferred one
  /// comes first.
  private static let table = [
    row("public.item", []),
    row("public.content", []),
    row("public.composite-content", ["public.content"]),
    row("public.data", ["public.item"], [], ["application/octet-stream"]),
    row("public.directory", ["public.item"]),
    row("public.folder", ["public.directory"]),
    row("com.apple.package", ["public.directory"]),
    row("com.apple.bundle", ["public.directory"]),
    row("public.symlink", ["public.item"]),
    row("public.url", ["public.data"]),
    row("public.file-url", ["public.url"]),
    row("public.url-name", []),
    row("public.message", []),
    row("public.contact", []),
    row(
      "public.vcard",
      ["public.text", "public.contact"],
      ["vcf", "vcard"],
      ["text/vcard", "text/directory", "text/x-vcard"]
    ),
    row("public.to-do-item", []),
    row("public.calendar-event", []),
    row("public.email-message", ["public.message"]),
    row("com.apple.internet-location", ["public.data"]),
    row("public.bookmark", []),
    row("public.text", ["public.data", "public.content"]),
    row("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    row("public.utf8-plain-text", ["public.plain-text"]),
    row("public.utf16-plain-text", ["public.plain-text"]),
    row("public.utf16-external-plain-text", ["public.plain-text"]),
    row("public.delimited-values-text", ["public.text"]),
    row(
      "public.comma-separated-values-text",
      ["public.delimited-values-text"],
      ["csv"],
      ["text/csv", "text/comma-separated-values"]
    ),
    row(
      "public.tab-separated-values-text",
      ["public.delimited-values-text"],
      ["tsv"],
      ["text/tab-separated-values"]
    ),
    row("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
    row("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"]),
    row("com.apple.flat-rtfd", ["public.data", "public.composite-content"]),
    row("public.html", ["public.text"], ["html", "htm", "shtml", "shtm"], ["text/html"]),
    row("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    row("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml", "text/yaml"]),
    row("public.json", ["public.text"], ["json"], ["application/json"]),
    row("com.apple.property-list", ["public.data"], ["plist"]),
    row("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"]),
    row("com.apple.binary-property-list", ["com.apple.property-list"]),
    row(
      "com.adobe.pdf",
      ["public.data", "public.composite-content"],
      ["pdf"],
      ["application/pdf"]
    ),
    row("public.log", ["public.plain-text"], ["log"]),
    row("public.source-code", ["public.plain-text"]),
    row("public.assembly-source", ["public.source-code"], ["s"]),
    row("public.c-source", ["public.source-code"], ["c"]),
    row("public.objective-c-source", ["public.source-code"], ["m"]),
    row("public.swift-source", ["public.source-code"], ["swift"]),
    row("public.c-plus-plus-source", ["public.source-code"], ["cpp", "cp", "c++", "cc", "cxx"]),
    row("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"]),
    row("public.c-header", ["public.source-code"], ["h"]),
    row("public.c-plus-plus-header", ["public.source-code"], ["hpp", "h++", "hxx", "hh"]),
    row("public.script", ["public.source-code"]),
    row(
      "com.netscape.javascript-source",
      ["public.source-code"],
      ["js", "jscript", "javascript"],
      ["text/javascript"]
    ),
    row("public.shell-script", ["public.script"], ["sh", "command"]),
    row("public.perl-script", ["public.shell-script"], ["pl", "pm"]),
    row("public.python-script", ["public.shell-script"], ["py"], ["text/x-python-script"]),
    row("public.ruby-script", ["public.shell-script"], ["rb", "rbw"], ["text/x-ruby-script"]),
    row(
      "public.php-script",
      ["public.shell-script"],
      ["php", "php3", "php4", "ph3", "ph4", "phtml"],
      ["text/php", "application/php"]
    ),
    row("public.image", ["public.data", "public.content"]),
    row("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    row("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    row("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    row("public.png", ["public.image"], ["png"], ["image/png"]),
    row("com.apple.icns", ["public.image"], ["icns"]),
    row("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"]),
    row("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
    row("public.camera-raw-image", ["public.image"]),
    row("public.svg-image", ["public.image", "public.xml"], ["svg", "svgz"], ["image/svg+xml"]),
    row("com.apple.live-photo", []),
    row("public.heif", ["public.image"], ["heif"], ["image/heif"]),
    row("public.heic", ["public.heif"], ["heic"], ["image/heic"]),
    row("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    row("public.audiovisual-content", ["public.data", "public.content"]),
    row("public.movie", ["public.audiovisual-content"]),
    row("public.video", ["public.movie"]),
    row("public.audio", ["public.audiovisual-content"]),
    row("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    row(
      "public.mpeg",
      ["public.movie"],
      ["mpg", "mpeg", "mpe", "m75", "m15"],
      ["video/mpeg", "video/mpg"]
    ),
    row("public.mpeg-2-video", ["public.video"], ["mpg2", "m2v"], ["video/mpeg2"]),
    row("public.mpeg-2-transport-stream", ["public.movie"], ["ts"]),
    row(
      "public.mp3",
      ["public.audio"],
      ["mp3", "mpga"],
      ["audio/mpeg", "audio/mpeg3", "audio/mpg", "audio/mp3"]
    ),
    row("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4", "video/mp4v"]),
    row("public.mpeg-4-audio", ["public.audio"], ["mp4a"], ["audio/mp4"]),
    row("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"]),
    row("com.apple.protected-mpeg-4-video", ["public.movie"], ["m4v"], ["video/x-m4v"]),
    row(
      "public.avi",
      ["public.movie"],
      ["avi", "vfw"],
      ["video/avi", "video/msvideo", "video/x-msvideo"]
    ),
    row("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff", "audio/x-aiff"]),
    row(
      "com.microsoft.waveform-audio",
      ["public.audio"],
      ["wav", "wave", "bwf"],
      ["audio/vnd.wave", "audio/wav", "audio/wave", "audio/x-wav"]
    ),
    row("public.midi-audio", ["public.audio"], ["midi", "mid", "smf", "kar"], ["audio/midi"]),
    row("public.playlist", []),
    row(
      "public.m3u-playlist",
      ["public.text", "public.playlist"],
      ["m3u", "m3u8"],
      ["audio/mpegurl", "application/vnd.apple.mpegurl"]
    ),
    row("public.archive", ["public.data"]),
    row(
      "org.gnu.gnu-zip-archive",
      ["public.data", "public.archive"],
      ["gz", "gzip"],
      ["application/gzip", "application/x-gzip"]
    ),
    row(
      "public.bzip2-archive",
      ["public.data", "public.archive"],
      ["bz2", "bzip2", "bzip", "bz"],
      ["application/x-bzip2", "application/x-bzip"]
    ),
    row(
      "public.zip-archive",
      ["public.data", "com.pkware.zip-archive"],
      ["zip"],
      ["application/zip"]
    ),
    row("com.apple.archive", ["public.data", "public.archive"], ["aar", "aea"]),
    row("public.tar-archive", ["public.data", "public.archive"], ["tar"], ["application/x-tar"]),
    row("public.spreadsheet", ["public.content"]),
    row("public.presentation", ["public.composite-content"]),
    row("public.database", []),
    row("public.font", []),
    row("public.3d-content", ["public.content"]),
    row("com.pixar.universal-scene-description", ["public.data", "public.3d-content"], ["usd"]),
    row(
      "com.pixar.universal-scene-description-mobile",
      ["public.data", "public.3d-content"],
      ["usdz"],
      ["model/vnd.usdz+zip"]
    ),
    row(
      "org.idpf.epub-container",
      ["public.data", "public.composite-content"],
      ["epub"],
      ["application/epub+zip"]
    ),
    row("public.executable", ["public.item"]),
    row("com.apple.application", ["public.executable"]),
    row(
      "com.apple.application-bundle",
      ["com.apple.application", "com.apple.bundle", "com.apple.package"],
      ["app"]
    ),
    row(
      "com.microsoft.windows-executable",
      ["public.data", "public.executable"],
      ["exe"],
      ["application/x-msdownload"]
    ),
    row("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
    row(
      "public.x509-certificate",
      ["public.data"],
      ["cer", "crt", "der"],
      ["application/x-x509-ca-cert"]
    ),
    row("com.apple.disk-image", ["public.data", "public.archive"]),
    row("com.pkware.zip-archive", ["public.archive"]),
    row("com.apple.m4a-audio", ["public.mpeg-4-audio"], ["m4a"], ["audio/x-m4a"]),
    row("com.apple.uikit.color", ["public.data"]),
    row(
      "com.microsoft.word.doc",
      ["public.data", "public.composite-content"],
      ["doc"],
      ["application/msword"]
    ),
    row(
      "org.openxmlformats.wordprocessingml.document",
      ["public.data", "public.composite-content"],
      ["docx"],
      ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]
    ),
    row(
      "com.microsoft.excel.xls",
      ["public.data", "public.spreadsheet"],
      ["xls"],
      ["application/vnd.ms-excel"]
    ),
    row(
      "org.openxmlformats.spreadsheetml.sheet",
      ["public.data", "public.spreadsheet"],
      ["xlsx"],
      ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]
    ),
    row(
      "com.microsoft.powerpoint.ppt",
      ["public.data", "public.presentation"],
      ["ppt"],
      ["application/vnd.ms-powerpoint"]
    ),
    row(
      "org.openxmlformats.presentationml.presentation",
      ["public.data", "public.presentation"],
      ["pptx"],
      ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]
    ),
    row(
      "net.daringfireball.markdown",
      ["public.plain-text"],
      ["md", "markdown"],
      ["text/markdown"]
    ),
    row("public.css", ["public.text"], ["css"], ["text/css"]),
    row(
      "com.apple.ical.ics",
      ["public.text", "public.calendar-event"],
      ["ics"],
      ["text/calendar"]
    ),
    row("public.truetype-ttf-font", ["public.font", "public.data"], ["ttf"], ["font/ttf"]),
    row("public.opentype-font", ["public.font", "public.data"], ["otf"], ["font/otf"]),
    row("org.webmproject.webm", ["public.movie"], ["webm"], ["video/webm"]),
    row("public.3gpp", ["public.movie"], ["3gp", "3gpp"], ["video/3gpp", "audio/3gpp"]),
    row("public.avif", ["public.heif"], ["avif"], ["image/avif"]),
  ]
}
