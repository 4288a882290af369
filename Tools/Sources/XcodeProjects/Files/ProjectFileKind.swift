/// The kind of a file, which decides what a target does with it.
package enum ProjectFileKind: String, Sendable {
  case swift
  /// Objective-C, C, C++, Metal, assembly, or a file from which Xcode generates sources.
  case foreignSource
  case header
  case storyboard
  case xib
  case assetCatalog
  /// `.strings` and `.stringsdict`.
  case strings
  case stringCatalog
  case propertyList
  case font
  case image
  /// A Core Data model, with or without versions.
  case dataModel
  case framework
  case library
  /// A folder that is copied as a whole.
  case folder
  /// A file for Xcode alone, which no target builds or copies.
  case setting
  case other

  /// The kind by the extension of a path.
  package init(path: String) {
    self = Self.kinds[FilePath.suffix(of: path)] ?? .other
  }

  /// The kind by a type as projects name it, such as "sourcecode.swift"; nil if the type is unknown.
  init?(type: String) {
    switch type {
    case "sourcecode.swift": self = .swift
    case "sourcecode.c.h", "sourcecode.cpp.h": self = .header
    case "file.storyboard": self = .storyboard
    case "file.xib", "file.nib": self = .xib
    case "folder.assetcatalog": self = .assetCatalog
    case "text.plist.strings", "text.plist.stringsdict": self = .strings
    case "text.json.xcstrings": self = .stringCatalog
    case "wrapper.xcdatamodel", "wrapper.xcdatamodeld": self = .dataModel
    case "wrapper.framework", "wrapper.xcframework": self = .framework
    case "folder": self = .folder
    case _
    where ["sourcecode.c.", "sourcecode.cpp.", "sourcecode.asm", "sourcecode.metal"]
      .contains(where: type.hasPrefix):
      self = .foreignSource
    case _ where type.hasPrefix("text.plist"): self = .propertyList
    case _ where type.hasPrefix("image."): self = .image
    default: return nil
    }
  }

  /// The extensions of folders that are one document.
  static let packages: Set = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework",
    "xcframework", "scnassets", "playground", "icon", "rtfd", "mlpackage", "docc", "xcodeproj",
    "xcworkspace", "app", "appex", "xctest", "xcstickers", "rcproject", "realitycomposerpro",
  ]

  private static let kinds: [String: ProjectFileKind] = {
    let extensions: [(ProjectFileKind, String)] = [
      (.swift, "swift"),
      (.foreignSource, "m mm c cc cpp cxx metal s asm intentdefinition mlmodel mlpackage y l"),
      (.header, "h hh hpp hxx pch"),
      (.storyboard, "storyboard"),
      (.xib, "xib nib"),
      (.assetCatalog, "xcassets"),
      (.strings, "strings stringsdict"),
      (.stringCatalog, "xcstrings"),
      (.propertyList, "plist"),
      (.font, "ttf otf ttc otc"),
      (.image, "png jpg jpeg gif heic webp tiff tif bmp svg pdf icns"),
      (.dataModel, "xcdatamodeld xcdatamodel"),
      (.framework, "framework xcframework"),
      (.library, "a dylib tbd"),
      (
        .setting,
        "xcconfig entitlements xctestplan modulemap xcodeproj xcworkspace docc playground gitignore"
      ),
    ]
    let pairs = extensions.flatMap { kind, names in
      names.split(separator: " ").map { (String($0), kind) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}
