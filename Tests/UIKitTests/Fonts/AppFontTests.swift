import Foundation
import Testing
import TextLayout
import UIKit
import UIKitTesting

/// Apple: fonts of an app, by `UIAppFonts` and the functions of Core Text.
///
/// The fonts are DejaVu's, which texts of the system's serif design are set in; nothing else
/// registers them.
@Suite(.serialized)
@MainActor
struct AppFontTests {
  private static func file(_ name: String) throws -> URL {
    let folder = try #require(
      FontLibrary.shared.folders.first {
        FileManager.default.fileExists(atPath: $0 + "/" + name)
      }
    )
    return URL(fileURLWithPath: folder + "/" + name)
  }

  private static let files = ["DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"]

  /// Runs a test while the fonts are registered.
  private func withFonts(_ body: () throws -> Void) throws {
    for name in Self.files {
      #expect(CTFontManagerRegisterFontsForURL(try Self.file(name), .process, nil))
    }
    defer {
      for name in Self.files {
        if let file = try? Self.file(name) {
          CTFontManagerUnregisterFontsForURL(file, .process, nil)
        }
      }
    }
    try body()
  }

  @Test func aRegisteredFontIsFoundByItsNames() throws {
    #expect(UIFont(name: "DejaVuSerif-Bold", size: 20) == nil)
    try withFonts {
      let bold = try #require(UIFont(name: "DejaVuSerif-Bold", size: 20))
      #expect(bold.fontName == "DejaVuSerif-Bold")
      #expect(bold.familyName == "DejaVu Serif")
      #expect(UIFont(name: "DejaVu Serif Bold", size: 20) == bold)
      #expect(UIFont(name: "DejaVu Serif", size: 20)?.fontName == "DejaVuSerif")
      #expect(UIFont.familyNames.contains("DejaVu Serif"))
      #expect(
        UIFont.fontNames(forFamilyName: "DejaVu Serif") == ["DejaVuSerif", "DejaVuSerif-Bold"]
      )
      #expect(bold.withSize(7).fontName == "DejaVuSerif-Bold")
    }
    #expect(UIFont(name: "DejaVuSerif-Bold", size: 20) == nil)
    #expect(!UIFont.familyNames.contains("DejaVu Serif"))
  }

  @Test func metricsAreThoseOfTheFontsTables() throws {
    try withFonts {
      // The font's own numbers, of 2048 units. It states no heights of letters: those are measured.
      let font = try #require(UIFont(name: "DejaVuSerif", size: 2048))
      #expect(font.ascender == 1901)
      #expect(font.descender == -483)
      #expect(font.lineHeight == 2384)
      #expect(font.leading == 0)
      #expect(abs(font.capHeight - 1493) <= 2)
      #expect(font.xHeight == 1063)
    }
  }

  @Test func descriptorsFindTheFacesOfTheFamily() throws {
    try withFonts {
      let font = try #require(UIFont(name: "DejaVuSerif", size: 15))
      let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
      #expect(UIFont(descriptor: bold, size: 0).fontName == "DejaVuSerif-Bold")
      #expect(bold.symbolicTraits == .traitBold)
      #expect(font.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
      #expect(font.fontDescriptor.object(forKey: .family) as? String == "DejaVu Serif")
      #expect(bold.object(forKey: .face) as? String == "Bold")
      let family = UIFontDescriptor(fontAttributes: [.family: "DejaVu Serif", .size: 9])
      #expect(UIFont(descriptor: family, size: 0).fontName == "DejaVuSerif")
      let face = family.addingAttributes([.face: "Bold"])
      #expect(UIFont(descriptor: face, size: 0).fontName == "DejaVuSerif-Bold")
    }
  }

  @Test func aScaledFontFollowsTheTextSize() throws {
    try withFonts {
      let font = try #require(UIFont(name: "DejaVuSerif", size: 10))
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      let scaled = UIFontMetrics(forTextStyle: .body)
        .scaledFont(for: font, compatibleWith: large)
      #expect(scaled.fontName == "DejaVuSerif")
      #expect(scaled.pointSize > 15)
    }
  }

  @Test func textIsMeasuredAndShownInTheFont() throws {
    try withFonts {
      let serif = try #require(UIFont(name: "DejaVuSerif", size: 30))
      let label = UILabel()
      label.text = "Hamburg"
      label.font = .systemFont(ofSize: 30)
      let other = label.intrinsicContentSize
      label.font = serif
      // "Hamburg" in the font's advances: 1786 + 1221 + 1942 + 1311 + 1319 + 979 + 1311.
      let width = CGFloat(1786 + 1221 + 1942 + 1311 + 1319 + 979 + 1311) * 30 / 2048
      #expect(abs(label.intrinsicContentSize.width - width) < 1)
      #expect(label.intrinsicContentSize.width != other.width)

      let screen = UIViewController()
      screen.view.addSubview(label)
      label.sizeToFit()
      let driver = SceneDriver(rootViewController: screen)
      let node = try #require(label._nodeID.flatMap { driver.display.tree[$0] })
      var faces: [String?] = []
      for case .font(let value) in node.attributes { faces.append(value.family?.face) }
      #expect(faces == ["DejaVuSerif"])
    }
  }

  @Test func infoPlistListsTheFontsOfTheApp() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rostrum-tests/\(UUID().uuidString)",
      directoryHint: .isDirectory
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let font = try Data(contentsOf: Self.file("DejaVuSerif.ttf"))
    try font.write(to: folder.appending(path: "own.ttf"))
    try Data("no font".utf8).write(to: folder.appending(path: "broken.ttf"))
    let list = ["UIAppFonts": ["broken.ttf", "own.ttf", "absent.otf"]]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appending(path: "Info.plist"))
    UIFont._registerFonts(listedIn: try #require(Bundle(url: folder)))
    #expect(UIFont(name: "DejaVuSerif", size: 12) != nil)
    #expect(UIFont(name: "broken", size: 12) == nil)
    #expect(CTFontManagerUnregisterFontsForURL(folder.appending(path: "own.ttf"), .process, nil))
  }

  @Test func errorsSayWhatIsWrong() throws {
    var error: Unmanaged<CFError>?
    let absent = URL(fileURLWithPath: "/nowhere/font.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(absent, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)

    let broken = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
    try Data("OTTO but no font".utf8).write(to: broken)
    #expect(!CTFontManagerRegisterFontsForURL(broken, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)

    try withFonts {
      let file = try Self.file(Self.files[0])
      #expect(!CTFontManagerRegisterFontsForURL(file, .process, &error))
      #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    }
    #expect(
      !CTFontManagerUnregisterFontsForURL(try Self.file(Self.files[0]), .process, &error)
    )
    #expect(error?.takeRetainedValue().code == CTFontManagerError.notRegistered.rawValue)
  }

  @Test func aGraphicsFontIsRegisteredFromData() throws {
    let data = try Data(contentsOf: Self.file("DejaVuSerif-Bold.ttf"))
    let provider = try #require(CGDataProvider(data: data))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "DejaVuSerif-Bold")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont(name: "DejaVuSerif-Bold", size: 8) != nil)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(try CGFont(#require(CGDataProvider(data: Data("none".utf8)))) == nil)
    let system = UIFont.systemFont(ofSize: 12).fontName
    #expect(CGFont(system as CFString)?.postScriptName == system as CFString)
    #expect(CGFont("Unknown" as CFString) == nil)
  }

  @Test func aCollectionHasSeveralFonts() throws {
    let bytes = [UInt8](try Data(contentsOf: Self.file("DejaVuSerif.ttf")))
    let fonts = try RegisteredFonts.fonts(in: Self.collection(of: bytes))
    #expect(fonts.map(\.postScriptName) == ["DejaVuSerif"])
  }

  @Test func cutFontsAreRefusedOrRead() throws {
    let bytes = [UInt8](try Data(contentsOf: Self.file("DejaVuSerif.ttf")))
    for length in stride(from: 0, to: bytes.count, by: 7_919) {
      // Neither result is wrong: HarfBuzz ignores damaged tables that it does not need.
      _ = try? RegisteredFonts.fonts(in: Array(bytes.prefix(length)))
    }
    #expect(throws: FontError.self) { try RegisteredFonts.fonts(in: Array(bytes.prefix(600))) }
  }

  /// Returns a collection of one font: its tables move behind the collection's header.
  private static func collection(of font: [UInt8]) -> [UInt8] {
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16]
    var moved = font
    let tables = Int(font[4]) << 8 | Int(font[5])
    for table in 0..<tables {
      let place = 12 + 16 * table + 8
      let offset = font[place..<(place + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } + 16
      for byte in 0..<4 {
        moved[place + byte] = UInt8(truncatingIfNeeded: offset >> (24 - 8 * byte))
      }
    }
    return header + moved
  }
}
