package import VectorDrawing

// A node's attributes by name, for displays that read the tree.

extension RenderTree.Node {
  package func first<Value>(_ pick: (Attribute) -> Value?) -> Value? {
    for attribute in attributes {
      if let value = pick(attribute) { return value }
    }
    return nil
  }

  package var isHidden: Bool {
    first { attribute -> Bool? in
      switch attribute {
      case .isHidden(true, _): true
      case .alpha(let alpha) where alpha < 0.01: true
      default: nil
      }
    } ?? false
  }

  package var accessibility: AccessibilityValue {
    first { if case .accessibility(let value) = $0 { value } else { nil } }
      ?? AccessibilityValue()
  }

  package var text: String? {
    first { attribute -> String? in
      switch attribute {
      case .text(let text, _): text
      case .attributedText(let runs, _): runs.isEmpty ? nil : runs.map(\.text).joined()
      default: nil
      }
    }
  }

  package var title: String? {
    first { if case .title(let title) = $0 { title } else { nil } }
  }

  package var message: String? {
    first { if case .message(let message) = $0 { message } else { nil } }
  }

  package var isEnabled: Bool {
    first { if case .isEnabled(let value) = $0 { value } else { nil } } ?? true
  }

  package var isSelected: Bool {
    first { attribute -> Bool? in
      switch attribute {
      case .isSelected(let value, _): value
      case .row(let row): row.isSelected || row.accessory == .checkmark
      case .menuItem(let item): item.state == .on
      default: nil
      }
    } ?? false
  }

  package var sheet: SheetValue? {
    first { if case .sheet(let value) = $0 { value } else { nil } }
  }

  package var isOn: Bool {
    first { if case .isOn(let value, _) = $0 { value } else { nil } } ?? false
  }

  package var isAnimating: Bool {
    first { if case .isAnimating(let value) = $0 { value } else { nil } } ?? false
  }

  package var isEditing: Bool {
    first { if case .isFirstResponder(let value, _) = $0 { value } else { nil } } ?? false
  }

  package var swipeActions: SwipeActionsValue? {
    first { if case .swipeActions(let value) = $0 { value } else { nil } } ?? nil
  }

  package var row: RowValue? {
    first { if case .row(let row) = $0 { row } else { nil } }
  }

  package var wheel: WheelValue? {
    first { if case .wheel(let value) = $0 { value } else { nil } }
  }

  package var pages: PagesValue? {
    first { if case .pages(let value) = $0 { value } else { nil } }
  }

  package var sliderParts: SliderPartsValue {
    first { if case .sliderParts(let value) = $0 { value } else { nil } } ?? .system
  }

  package var track: TrackValue? {
    first { if case .track(let value) = $0 { value } else { nil } }
  }

  package var web: WebValue? {
    first { if case .web(let value) = $0 { value } else { nil } }
  }

  package var menu: MenuValue? {
    first { if case .menu(let value) = $0 { value } else { nil } }
  }

  package var menuOffer: MenuOffer {
    first { if case .menuOffer(let value) = $0 { value } else { nil } } ?? .none
  }

  package var menuItem: MenuItemValue? {
    first { if case .menuItem(let value) = $0 { value } else { nil } }
  }

  /// The index of a wheel's selected row.
  package var selectedRow: Int {
    first { if case .selectedRow(let row, _) = $0 { row } else { nil } } ?? 0
  }

  /// The title of a wheel's selected row, with its unit.
  package var picked: String? {
    let row: Int? = first { if case .selectedRow(let row, _) = $0 { row } else { nil } }
    guard let titles = wheel?.titles, let row, titles.indices.contains(row) else { return nil }
    return [titles[row], text].compactMap(\.self).joined(separator: " ")
  }

  package var isBarHidden: Bool {
    first { if case .bar(let value, _) = $0 { value } else { nil } } ?? false
  }

  package var barButtonStyle: BarButtonStyleValue {
    first { if case .barButtonStyle(let value, _) = $0 { value } else { nil } } ?? .plain
  }

  package var field: FieldValue? {
    first { if case .field(let value) = $0 { value } else { nil } }
  }

  package var typing: TypingValue? {
    first { if case .typing(let value) = $0 { value } else { nil } }
  }

  package var isHeading: Bool { accessibility.traits.contains(.header) }
  package var isAdjustable: Bool {
    let isElement = kind == .control || accessibility.isElement
    return isElement && accessibility.traits.contains(.adjustable)
  }
  package var isButton: Bool {
    accessibility.isElement && accessibility.traits.contains(.button)
  }

  // MARK: Looks

  package var alpha: Double {
    first { if case .alpha(let value) = $0 { value } else { nil } } ?? 1
  }

  package var background: ColorValue? {
    first { if case .background(let value) = $0 { value } else { nil } } ?? nil
  }

  package var tint: ColorValue? {
    first { if case .tint(let value) = $0 { value } else { nil } } ?? nil
  }

  package var layer: LayerValue? {
    first { if case .layer(let value) = $0 { value } else { nil } }
  }

  package var gradient: GradientValue? {
    first { if case .gradient(let value) = $0 { value } else { nil } } ?? nil
  }

  package var drawing: Drawing? {
    first { if case .drawing(let value) = $0 { value } else { nil } } ?? nil
  }

  package var mask: MaskValue? {
    first { if case .mask(let value) = $0 { value } else { nil } } ?? nil
  }

  package var clipsToBounds: Bool {
    first { if case .clipsToBounds(let value) = $0 { value } else { nil } } ?? false
  }

  package var slot: Slot? {
    first { if case .slot(let value) = $0 { value } else { nil } } ?? nil
  }

  package var level: Int {
    first { if case .frame(let value) = $0 { value.level } else { nil } } ?? 0
  }

  package var interfaceStyle: InterfaceStyle? {
    first { if case .interfaceStyle(let value) = $0 { value } else { nil } } ?? nil
  }

  /// The lines of its text; nil for a text that displays break into lines.
  package var lines: TextLinesValue? {
    first { attribute -> TextLinesValue? in
      switch attribute {
      case .text(_, let lines), .attributedText(_, let lines): lines
      default: nil
      }
    }
  }

  /// The runs of an attributed text; none for a plain one.
  package var runs: [TextRun] {
    first { if case .attributedText(let runs, _) = $0 { runs } else { nil } } ?? []
  }

  package var font: FontValue? {
    first { if case .font(let value) = $0 { value } else { nil } }
  }

  package var textColor: ColorValue? {
    first { if case .textColor(let value) = $0 { value } else { nil } }
  }

  package var textAlignment: TextAlignmentValue {
    first { if case .textAlignment(let value) = $0 { value } else { nil } } ?? .natural
  }

  package var image: ImageValue? {
    first { if case .image(let value) = $0 { value } else { nil } } ?? nil
  }

  package var contentMode: ContentModeValue {
    first { if case .contentMode(let value) = $0 { value } else { nil } } ?? .scaleToFill
  }

  package var buttonStyle: ButtonStyleValue? {
    first { if case .buttonStyle(let value) = $0 { value } else { nil } }
  }

  package var isLargeIndicator: Bool {
    first { if case .indicatorStyle(let large) = $0 { large } else { nil } } ?? false
  }

  package var thumbColor: ColorValue? {
    first { if case .isOn(_, let thumb) = $0 { thumb } else { nil } } ?? nil
  }

  package var badge: (text: String, color: ColorValue?)? {
    first { attribute -> (text: String, color: ColorValue?)? in
      guard case .badge(let text?, let color) = attribute, !text.isEmpty else { return nil }
      return (text, color)
    }
  }

  package var selectedSegment: Int? {
    first { if case .selection(let index, _, _) = $0 { index } else { nil } } ?? nil
  }

  package var prompt: String? {
    first { if case .prompt(let value) = $0 { value } else { nil } } ?? nil
  }

  package var barHeights: BarHeightsValue {
    first { if case .barHeights(let value) = $0 { value } else { nil } } ?? BarHeightsValue()
  }

  package var tabLayout: TabLayoutValue {
    first { if case .tabLayout(let value) = $0 { value } else { nil } } ?? .stacked
  }

  package var barAppearance: BarAppearanceValue? {
    first { if case .bar(_, let appearance) = $0 { appearance } else { nil } } ?? nil
  }

  package var itemAppearance: BarItemAppearanceValue? {
    first { if case .barButtonStyle(_, let appearance) = $0 { appearance } else { nil } } ?? nil
  }

  package var alertStyle: AlertStyleValue {
    first { if case .alertStyle(let value) = $0 { value } else { nil } } ?? .alert
  }

  package var actionStyle: (style: ActionStyleValue, isPreferred: Bool) {
    first { attribute -> (style: ActionStyleValue, isPreferred: Bool)? in
      guard case .actionStyle(let style, let isPreferred) = attribute else { return nil }
      return (style, isPreferred)
    } ?? (.default, false)
  }

  package var fileTransfer: FileTransferValue? {
    first { if case .files(let value) = $0 { value } else { nil } } ?? nil
  }

  package var table: TableValue? {
    first { if case .table(let value) = $0 { value } else { nil } }
  }

  package var section: SectionValue? {
    first { if case .section(let value) = $0 { value } else { nil } }
  }

  package var separatorInset: (leading: Double, trailing: Double)? {
    first { attribute -> (leading: Double, trailing: Double)? in
      guard case .separatorInset(let leading, let trailing) = attribute else { return nil }
      return (leading, trailing)
    }
  }
}
