import Testing
import UIKitHosting

@testable import BrowserHost

/// Texts, their runs, paragraphs, fonts and lines.
struct TextRenderingTests: RendersNode {
  @Test func textIsSetInTheTextPartOfANode() {
    #expect(set(.label, .text("A")) == [.text(main, "A")])
    #expect(set(.label, .text(nil)) == [.text(main, "")])
    #expect(set(.button, .title("A")) == [.text(part(.text), "A")])
    #expect(set(.barButton, .text("A")) == [.text(part(.text), "A")])
    #expect(set(.alertAction, .title("A")) == [.text(part(.text), "A")])
  }

  @Test func attributedTextBecomesElements() {
    let run = TextRun(
      text: "<b>",
      font: FontValue(pointSize: 16, weight: 700),
      color: ColorValue(0x0000_00FF),
      underline: true,
      strikethrough: true
    )
    var spec = ElementSpec("span", "underline strike", text: "<b>")
    spec.styles = [
      HTMLAttribute(name: "color", value: "#000000"),
      HTMLAttribute(name: "font-size", value: "calc(1 * var(--text))"),
      HTMLAttribute(name: "font-weight", value: "700"),
      HTMLAttribute(name: "font-family", value: "var(--system)"),
      HTMLAttribute(name: "--tracking", value: "initial"),
    ]
    #expect(set(.label, .attributedText([run])) == [.fill(main, [spec])])
  }

  @Test func paragraphsBecomeBlocks() throws {
    var style = ParagraphValue()
    style.alignment = .center
    style.headIndent = 16
    style.spacing = 8
    var high = ParagraphValue()
    high.minimumLineHeight = 32
    let runs = [TextRun(text: "A\n", paragraph: style), TextRun(text: "B", paragraph: high)]
    guard case .fill(_, let specs)? = set(.label, .attributedText(runs)).first else {
      Issue.record("Expected elements.")
      return
    }
    #expect(specs.map(\.classes) == ["paragraph", "paragraph"])
    #expect(specs.flatMap(\.children).map(\.classes) == ["lines", "lines"])
    #expect(specs.flatMap(\.children).flatMap(\.children).map(\.text) == ["A\n", "B"])
    #expect(
      specs.first?.styles.map { "\($0.name): \($0.value)" } == [
        "text-align: center", "padding-inline-start: calc(1 * var(--text))",
        "text-indent: calc(-1 * var(--text))",
      ]
    )
    #expect(
      specs.last?.styles.map { "\($0.name): \($0.value)" } == [
        "text-align: var(--leading)", "top: calc((max(1lh, calc(2 * var(--text))) - 1lh) / 2)",
        "margin-top: calc(0.5 * var(--text))",
      ]
    )
    #expect(
      specs.last?.children.first?.styles.map(\.value) == ["calc(max(1lh, calc(2 * var(--text))))"]
    )
  }

  @Test func aTextStyleIsAClassOfSizesAndAFixedFontASize() {
    let headline = set(.label, .font(FontValue(style: .headline, pointSize: 17, weight: 600)))
    #expect(headline.contains(.attribute(main, "data-font", "headline")))
    #expect(headline.contains(.style(main, "font-size", nil)))
    #expect(headline.contains(.style(main, "font-weight", nil)))
    // A font that is scaled as a style has its own size.
    let scaled = set(.label, .font(FontValue(style: .headline, pointSize: 40, weight: 600)))
    #expect(scaled.contains(.style(main, "font-size", "calc(2.5 * var(--text))")))
    let fixed = set(
      .label,
      .font(FontValue(pointSize: 24, weight: 300, isItalic: true, isMonospaced: true))
    )
    #expect(fixed.contains(.style(main, "font-size", "calc(1.5 * var(--text))")))
    #expect(fixed.contains(.style(main, "font-weight", "300")))
    #expect(fixed.contains(.style(main, "font-style", "italic")))
    #expect(fixed.contains(.style(main, "font-family", "var(--monospace)")))
    func family(_ name: String) -> [DOMOperation] {
      set(.label, .font(FontValue(pointSize: 12, family: .init(name: name, kind: .sansSerif))))
    }
    let rounded = family("ui-rounded")
    #expect(rounded.contains(.style(main, "font-family", "ui-rounded, var(--system)")))
    let named = family("Avenir")
    #expect(named.contains(.style(main, "font-family", "\"Avenir\", var(--system)")))
    // The system font, which also stands in for other families, has tracking.
    #expect(headline.contains(.style(main, "--tracking", nil)))
    #expect(named.contains(.style(main, "--tracking", nil)))
    #expect(fixed.contains(.style(main, "--tracking", "0px")))
    #expect(rounded.contains(.style(main, "--tracking", "0px")))
  }
}
