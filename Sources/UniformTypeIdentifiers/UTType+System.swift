// The types that the system declares.
extension UTType {
  /// The base of everything that is a file or a folder: `public.item`.
  public static let item = UTType(declared: "public.item")
  /// The base of everything that a document contains: `public.content`.
  public static let content = UTType(declared: "public.content")
  /// Content of several kinds, as in a document with pictures: `public.composite-content`.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// The base of all sequences of bytes: `public.data`.
  public static let data = UTType(declared: "public.data")
  /// A folder: `public.directory`.
  public static let directory = UTType(declared: "public.directory")
  /// A folder that users see as one: `public.folder`.
  public static let folder = UTType(declared: "public.folder")
  /// A folder that looks like a file: `com.apple.package`.
  public static let `package` = UTType(declared: "com.apple.package")
  /// A folder of a defined structure: `com.apple.bundle`.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// A symbolic link: `public.symlink`.
  public static let symbolicLink = UTType(declared: "public.symlink")
  /// A web address: `public.url`.
  public static let url = UTType(declared: "public.url")
  /// The address of a file: `public.file-url`.
  public static let fileURL = UTType(declared: "public.file-url")
  /// The name of a web address: `public.url-name`.
  public static let urlName = UTType(declared: "public.url-name")
  /// A message: `public.message`.
  public static let message = UTType(declared: "public.message")
  /// A person or an organisation: `public.contact`.
  public static let contact = UTType(declared: "public.contact")
  /// A business card: `public.vcard`.
  public static let vCard = UTType(declared: "public.vcard")
  /// A task: `public.to-do-item`.
  public static let toDoItem = UTType(declared: "public.to-do-item")
  /// An appointment: `public.calendar-event`.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// A mail message: `public.email-message`.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// A file that names a web address: `com.apple.internet-location`.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")
  /// A bookmark: `public.bookmark`.
  public static let bookmark = UTType(declared: "public.bookmark")
  /// Text in any form: `public.text`.
  public static let text = UTType(declared: "public.text")
  /// Text without formatting: `public.plain-text`.
  public static let plainText = UTType(declared: "public.plain-text")
  /// Plain text in UTF-8: `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// Plain text in UTF-16: `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// Plain text in UTF-16 with a byte order mark: `public.utf16-external-plain-text`.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  /// Rows of values between delimiters: `public.delimited-values-text`.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// Rows of values between commas: `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// Rows of values between tabs: `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// Rich text: `public.rtf`.
  public static let rtf = UTType(declared: "public.rtf")
  /// Rich text with attachments, as a package: `com.apple.rtfd`.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// Rich text with attachments, as a file: `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  /// A web page: `public.html`.
  public static let html = UTType(declared: "public.html")
  /// XML: `public.xml`.
  public static let xml = UTType(declared: "public.xml")
  /// YAML: `public.yaml`.
  public static let yaml = UTType(declared: "public.yaml")
  /// JSON: `public.json`.
  public static let json = UTType(declared: "public.json")
  /// A property list: `com.apple.property-list`.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// A property list as XML: `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// A property list in its binary form: `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  /// A document in PDF: `com.adobe.pdf`.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// A log: `public.log`.
  public static let log = UTType(declared: "public.log")
  /// Source code in any language: `public.source-code`.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// Source code in an assembly language: `public.assembly-source`.
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
  /// Source code in C: `public.c-source`.
  public static let cSource = UTType(declared: "public.c-source")
  /// Source code in Objective-C: `public.objective-c-source`.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  /// Source code in Swift: `public.swift-source`.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// Source code in C++: `public.c-plus-plus-source`.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  /// Source code in Objective-C++: `public.objective-c-plus-plus-source`.
  public static let objectiveCPlusPlusSource = UTType(
    declared: "public.objective-c-plus-plus-source"
  )
  /// A header in C: `public.c-header`.
  public static let cHeader = UTType(declared: "public.c-header")
  /// A header in C++: `public.c-plus-plus-header`.
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
  /// A script in any language: `public.script`.
  public static let script = UTType(declared: "public.script")
  /// Source code in JavaScript: `com.netscape.javascript-source`.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// A script of a shell: `public.shell-script`.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// A script in Perl: `public.perl-script`.
  public static let perlScript = UTType(declared: "public.perl-script")
  /// A script in Python: `public.python-script`.
  public static let pythonScript = UTType(declared: "public.python-script")
  /// A script in Ruby: `public.ruby-script`.
  public static let rubyScript = UTType(declared: "public.ruby-script")
  /// A script in PHP: `public.php-script`.
  public static let phpScript = UTType(declared: "public.php-script")
  /// A picture in any format: `public.image`.
  public static let image = UTType(declared: "public.image")
  /// A picture in JPEG: `public.jpeg`.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// A picture in TIFF: `public.tiff`.
  public static let tiff = UTType(declared: "public.tiff")
  /// A picture in GIF: `com.compuserve.gif`.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// A picture in PNG: `public.png`.
  public static let png = UTType(declared: "public.png")
  /// Icons of macOS: `com.apple.icns`.
  public static let icns = UTType(declared: "com.apple.icns")
  /// A picture in BMP: `com.microsoft.bmp`.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// Icons of Windows: `com.microsoft.ico`.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// The raw data of a camera: `public.camera-raw-image`.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// A drawing in SVG: `public.svg-image`.
  public static let svg = UTType(declared: "public.svg-image")
  /// A picture with the moments around it: `com.apple.live-photo`.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// A picture in HEIF: `public.heif`.
  public static let heif = UTType(declared: "public.heif")
  /// A picture in HEIC: `public.heic`.
  public static let heic = UTType(declared: "public.heic")
  /// A picture in WebP: `org.webmproject.webp`.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// Sound or pictures that move, or both: `public.audiovisual-content`.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// Moving pictures, with or without sound: `public.movie`.
  public static let movie = UTType(declared: "public.movie")
  /// Moving pictures without sound: `public.video`.
  public static let video = UTType(declared: "public.video")
  /// Sound: `public.audio`.
  public static let audio = UTType(declared: "public.audio")
  /// A movie of QuickTime: `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// A movie in MPEG-1 or MPEG-2: `public.mpeg`.
  public static let mpeg = UTType(declared: "public.mpeg")
  /// A video in MPEG-2: `public.mpeg-2-video`.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
  /// A transport stream of MPEG-2: `public.mpeg-2-transport-stream`.
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
  /// Sound in MP3: `public.mp3`.
  public static let mp3 = UTType(declared: "public.mp3")
  /// A movie in MPEG-4: `public.mpeg-4`.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// Sound in MPEG-4: `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// Protected sound in MPEG-4: `com.apple.protected-mpeg-4-audio`.
  public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
  /// A protected movie in MPEG-4: `com.apple.protected-mpeg-4-video`.
  public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
  /// A movie in AVI: `public.avi`.
  public static let avi = UTType(declared: "public.avi")
  /// Sound in AIFF: `public.aiff-audio`.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// Sound in WAV: `com.microsoft.waveform-audio`.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// Music in MIDI: `public.midi-audio`.
  public static let midi = UTType(declared: "public.midi-audio")
  /// A list of songs: `public.playlist`.
  public static let playlist = UTType(declared: "public.playlist")
  /// A list of songs in M3U: `public.m3u-playlist`.
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
  /// A file that contains other files: `public.archive`.
  public static let archive = UTType(declared: "public.archive")
  /// Data that gzip has compressed: `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// Data that bzip2 has compressed: `public.bzip2-archive`.
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  /// An archive in ZIP: `public.zip-archive`.
  public static let zip = UTType(declared: "public.zip-archive")
  /// An archive in Apple Archive: `com.apple.archive`.
  public static let appleArchive = UTType(declared: "com.apple.archive")
  /// An archive in tar: `public.tar-archive`.
  public static let tarArchive = UTType(declared: "public.tar-archive")
  /// A spreadsheet: `public.spreadsheet`.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// A presentation: `public.presentation`.
  public static let presentation = UTType(declared: "public.presentation")
  /// A database: `public.database`.
  public static let database = UTType(declared: "public.database")
  /// A font: `public.font`.
  public static let font = UTType(declared: "public.font")
  /// A model in space: `public.3d-content`.
  public static let threeDContent = UTType(declared: "public.3d-content")
  /// A scene in USD: `com.pixar.universal-scene-description`.
  public static let usd = UTType(declared: "com.pixar.universal-scene-description")
  /// A scene in USDZ: `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
  /// A book in EPUB: `org.idpf.epub-container`.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// A program: `public.executable`.
  public static let executable = UTType(declared: "public.executable")
  /// An app: `com.apple.application`.
  public static let application = UTType(declared: "com.apple.application")
  /// An app as a bundle: `com.apple.application-bundle`.
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
  /// A program of Windows: `com.microsoft.windows-executable`.
  public static let exe = UTType(declared: "com.microsoft.windows-executable")
  /// Keys with certificates: `com.rsa.pkcs-12`.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
  /// A certificate: `public.x509-certificate`.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")
  /// A disk image: `com.apple.disk-image`.
  public static let diskImage = UTType(declared: "com.apple.disk-image")
}
