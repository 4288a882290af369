import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

struct StyleSheetFunctionsTests {
  @Test(arguments: [
    ("a { width: metric(progress-thin-height) }", "a { width: 2.5px }"),
    ("inset: calc(metric(switch-inset) * 2);", "inset: calc(2px * 2);"),
    ("scale(factor(sheet-scale));", "scale(0.92);"),
    ("text(bar-button);", "font-size: min(1.0625rem, 21px);"),
    ("text(alert-title);", "font-size: 1.0625rem; line-height: 1.294; font-weight: 600;"),
    ("--size: text(wheel:size);", "--size: min(1.3125rem, 28px);"),
    ("text(index-title);", "font-size: 11px; font-weight: 600;"),
    ("look(switch-track:on);", "background: var(--own-tint, var(--green));"),
    ("look(button:pressed);", "opacity: 0.35;"),
    (
      "look(bar);",
      "background: var(--bar); backdrop-filter: saturate(180%) blur(20px); "
        + "-webkit-backdrop-filter: saturate(180%) blur(20px);"
    ),
    (
      "look(rounded-field);",
      "background: var(--elevated); border-radius: 6px; border: 1px solid var(--field-line);"
    ),
    ("look(alert-action);", "color: var(--tint-text);"),
    ("look(destructive-action);", "color: var(--red-text);"),
    ("fill(filled-button);", "color-mix(in srgb, var(--tint) 84%, #000000);"),
    ("fill(tab-badge);", "color-mix(in srgb, var(--own-fill, var(--red)) 84%, #000000);"),
    ("fill(menu-item:pressed);", "light-dark(#00000014, #ffffff1f);"),
    ("radius(inset-group) radius(delete-control);", "10px 999px;"),
    ("shadow(popover);", "0px 10px 50px rgb(0 0 0 / 0.25);"),
    ("var(--fill) url(x) rgb(0 0 0 / 1)", "var(--fill) url(x) rgb(0 0 0 / 1)"),
  ])
  func functionsOfTheSystemAreReplacedByTheirValues(sheet: String, expected: String) {
    #expect(StyleSheetFunctions.resolve(sheet) == expected)
  }

  @Test func marksAreImagesOfTheirPaths() {
    let image = StyleSheetFunctions.resolve("mark(check)")
    #expect(image.hasPrefix("url(\"data:image/svg+xml,"))
    #expect(image.contains("viewBox='0 0 15 14'") && image.contains("stroke='%23000'"))
    #expect(image.contains("d='\(SystemMark.check.path)'"))
    #expect(StyleSheetFunctions.resolve("mark(check:white)").contains("stroke='%23fff'"))
  }

  @Test func everyValueIsUsedByAStyleSheet() throws {
    let sheets = try Self.sheets().map(\.text).joined()
    func unused(_ names: some Sequence<String>, _ functions: String...) -> [String] {
      names.filter { name in
        !functions.contains { function in
          sheets.contains("\(function)(\(name))") || sheets.contains("\(function)(\(name):")
        }
      }
    }
    #expect(unused(SystemMetrics.named.keys, "metric") == [])
    #expect(unused(SystemMetrics.factors.keys, "factor") == [])
    #expect(unused(SystemText.named.keys, "text") == [])
    #expect(unused(SystemMark.named.keys, "mark") == [])
    #expect(unused(SystemLook.named.keys, "look", "fill", "ink", "radius", "shadow") == [])
  }

  /// The style sheets of content that only pages draw, with looks of their own: the phone around a
  /// scene, notices, the home screen, the offer to return, the reports of `rostrum dev`, and the
  /// assertions of recorded tests.
  private static let ownLooks: Set = [
    "checks", "development", "home", "inspector", "notices", "outage", "phone", "properties",
    "resume",
  ]

  @Test func styleSheetsOfSystemPartsHaveNoColorsOfTheirOwn() throws {
    for (name, text) in try Self.sheets() where !Self.ownLooks.contains(name) {
      let rules = text.replacing(#/(?s)\/\*.*?\*\//#, with: "")
        .replacing(#/(?s)@media \((?:forced-colors|prefers-contrast)[^{]*\{.*?\n\}/#, with: "")
      let colors = rules.matches(of: #/light-dark\([^)]*\)|backdrop-filter: saturate[^;]*/#)
        .map { String($0.output) }
      #expect(colors.filter { !Self.exceptions.contains($0) } == [], "\(name).css")
    }
  }

  /// The colours of content that only pages draw: scroll indicators, and the edges and shadows of
  /// lifted rows.
  private static let exceptions: Set = [
    "light-dark(#00000040, #ffffff50)", "light-dark(#0000000d, #ffffff1f)",
    "light-dark(#00000033, #000000b3)",
  ]

  private static func sheets() throws -> [(name: String, text: String)] {
    try FileManager.default
      .contentsOfDirectory(at: ClientAssets.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "css" }
      .map { url in
        (
          url.deletingPathExtension().lastPathComponent,
          try String(contentsOf: url, encoding: .utf8)
        )
      }
  }
}
