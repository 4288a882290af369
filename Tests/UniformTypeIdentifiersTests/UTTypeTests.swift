import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test(arguments: [
    (UTType.jpeg, UTType.image), (.jpeg, .data), (.jpeg, .content), (.jpeg, .item),
    (.jpeg, .jpeg), (.swiftSource, .plainText), (.heic, .heif), (.mpeg4Movie, .audiovisualContent),
    (.pdf, .compositeContent), (.fileURL, .url), (.folder, .directory),
  ])
  func typesConformToThoseAboveThem(type: UTType, other: UTType) {
    #expect(type.conforms(to: other))
  }

  @Test(arguments: [
    (UTType.image, UTType.jpeg), (.png, .jpeg), (.text, .image), (.folder, .data),
  ])
  func typesDoNotConformToOthers(type: UTType, other: UTType) {
    #expect(!type.conforms(to: other))
  }

  @Test func aTypeIsNoSubtypeOfItself() {
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.png.isSubtype(of: .image))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(!UTType.image.isSupertype(of: .text))
  }

  @Test(arguments: [
    ("JPG", UTType.jpeg), ("jpeg", .jpeg), ("png", .png), ("PDF", .pdf), ("txt", .plainText),
    ("mov", .quickTimeMovie), ("csv", .commaSeparatedText), ("zip", .zip), ("json", .json),
    ("vcf", .vCard), ("webp", .webP),
  ])
  func extensionsNameTypes(name: String, type: UTType) {
    #expect(UTType(filenameExtension: name) == type)
  }

  @Test(arguments: [
    ("image/jpeg", UTType.jpeg), ("text/plain; charset=utf-8", .plainText),
    ("APPLICATION/PDF", .pdf), ("video/quicktime", .quickTimeMovie),
  ])
  func mediaTypesNameTypes(name: String, type: UTType) {
    #expect(UTType(mimeType: name) == type)
  }

  @Test func preferredTagsAreTheUsualOnes() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.plainText.preferredFilenameExtension == "txt")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.image.preferredMIMEType == nil)
    #expect(UTType.png.tags == [.filenameExtension: ["png"], .mimeType: ["image/png"]])
  }

  @Test func identifiersAreComparedWithoutCase() {
    #expect(UTType("PUBLIC.JPEG") == .jpeg)
    #expect(UTType("com.example.nothing") == nil)
  }

  @Test func anUnknownExtensionMakesADynamicType() throws {
    let type = try #require(UTType(filenameExtension: "fishbones"))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.conforms(to: .data))
    #expect(!type.conforms(to: .image))
    #expect(type.preferredFilenameExtension == "fishbones")
    #expect(type == UTType(filenameExtension: "FISHBONES"))
    #expect(type != UTType(filenameExtension: "fishbone"))
    #expect(type != UTType(filenameExtension: "fishbones", conformingTo: .image))
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test func aKnownExtensionOfAnotherKindMakesADynamicType() throws {
    let type = try #require(UTType(filenameExtension: "jpeg", conformingTo: .audio))
    #expect(type.isDynamic)
    #expect(type.conforms(to: .audio))
  }

  @Test func appsDeclareTypes() {
    let type = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
    #expect(type.conforms(to: .text))
    #expect(type.isDeclared)
    #expect(UTType(importedAs: "public.png") == .png)
    #expect(UTType(importedAs: "com.example.other").conforms(to: .data))
  }

  @Test func typesAreCodedAsIdentifiers() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data("[\"com.example.nothing\"]".utf8))
    }
  }

  @Test func namesOfFilesGetExtensions() {
    let folder = URL(fileURLWithPath: "/folder", isDirectory: true)
    let named = folder.appendingPathComponent("a", conformingTo: .png)
    #expect(named.lastPathComponent == "a.png")
    let kept = folder.appendingPathComponent("a.JPG", conformingTo: .image)
    #expect(kept.lastPathComponent == "a.JPG")
    let other = folder.appendingPathComponent("a.txt", conformingTo: .png)
    #expect(other.lastPathComponent == "a.txt.png")
    #expect(folder.appendingPathExtension(for: .pdf).lastPathComponent == "folder.pdf")
  }
}
