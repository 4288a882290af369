import Foundation
import Testing
import UIKit
import UIKitTesting

/// Apple: `NSItemProvider`.
@MainActor
struct ItemProviderTests {
  /// Waits for an object, which is delivered on the main actor.
  private func load(
    _ provider: NSItemProvider,
    _ type: any NSItemProviderReading.Type
  ) async -> (text: String?, failed: Bool) {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: type) { object, error in
        continuation.resume(returning: (object.map { "\($0)" }, error != nil))
      }
    }
  }

  @Test func aTextIsGivenAndLoaded() async {
    let provider = NSItemProvider(object: NSString(string: "milk"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(await load(provider, NSString.self).text == "milk")
  }

  /// A name may be that of a user's or a server's file.
  @Test(arguments: [
    ("list", "public.plain-text", "list.txt"), ("", "public.plain-text", "file.txt"),
    ("../../list", "public.plain-text", "list.txt"), ("a/b", "public.plain-text", "b.txt"),
    ("..", "public.plain-text", "txt"), ("../../list", "com.example.unknown", "list"),
    ("a/b", "com.example.unknown", "b"), ("..", "com.example.unknown", "file"),
  ])
  func aLoadedFileHasASafeName(suggested: String, type: String, name: String) async {
    let provider = NSItemProvider()
    provider.suggestedName = suggested
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
      $0(Data("milk".utf8), nil)
      return nil
    }
    let path: String? = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: type) { file, _ in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: text == "milk" ? file?.standardizedFileURL.path : nil)
      }
    }
    let temporary = FileManager.default.temporaryDirectory.standardizedFileURL.path
    #expect(path?.hasPrefix(temporary + "/") == true)
    #expect(path?.split(separator: "/").last.map(String.init) == name)
    // A folder of its own is between both.
    #expect(path?.dropFirst(temporary.count).split(separator: "/").count == 2)
  }

  @Test func anAttributedStringIsLoadedWithAttributesAndAsPlainText() async throws {
    let text = NSAttributedString(string: "milk", attributes: [.foregroundColor: UIColor.red])
    let provider = NSItemProvider(object: text)
    #expect(await load(provider, NSString.self).text == "milk")
    let keepsColor = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: NSAttributedString.self) { object, _ in
        let loaded = object as? NSAttributedString
        let color = loaded?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        continuation.resume(returning: color is UIColor)
      }
    }
    #expect(keepsColor)
    let plain = NSItemProvider(object: NSString(string: "eggs"))
    let made = try NSAttributedString.object(
      withItemProviderData: Data("eggs".utf8),
      typeIdentifier: "public.utf8-plain-text"
    )
    #expect(made.string == "eggs")
    #expect(plain.canLoadObject(ofClass: NSMutableAttributedString.self))
    #expect(await load(plain, NSMutableAttributedString.self).text?.contains("eggs") == true)
  }

  @Test func anAddressAndAColourAreLoadedFromData() async throws {
    let url = try #require(NSURL(string: "https://example.org/a"))
    let first = NSItemProvider()
    first.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) {
      $0(Data("https://example.org/a".utf8), nil)
      return nil
    }
    #expect(await load(first, NSURL.self).text == "\(url)")
    let data: Data? = await withCheckedContinuation { continuation in
      NSItemProvider(object: UIColor.red).loadDataRepresentation(
        forTypeIdentifier: "com.apple.uikit.color"
      ) { data, _ in continuation.resume(returning: data) }
    }
    let color = try UIColor.object(
      withItemProviderData: try #require(data),
      typeIdentifier: "com.apple.uikit.color"
    )
    var red: CGFloat = 0
    color.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 1)
  }

  @Test func failuresAreReported() async {
    let provider = NSItemProvider()
    #expect(await load(provider, NSString.self).failed)
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text",
      visibility: .all
    ) {
      $0(nil, CocoaError(.fileReadUnknown))
      return nil
    }
    #expect(await load(provider, NSString.self).failed)
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text",
      visibility: .all
    ) {
      $0(Data([0xff, 0xfe]), nil)
      $0(Data(), nil)
      return nil
    }
    #expect(await load(provider, NSString.self).failed)
    #expect(provider.registeredTypeIdentifiers.count == 1)
  }

  @Test func aCopyHasTheSameTypes() throws {
    let provider = NSItemProvider(object: NSString(string: "milk"))
    provider.suggestedName = "list"
    let copy = try #require(provider.copy() as? NSItemProvider)
    #expect(copy.suggestedName == "list")
    #expect(copy.registeredTypeIdentifiers == provider.registeredTypeIdentifiers)
  }
}
