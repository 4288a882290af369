import Foundation

// Tables and collection views with their cells.

extension InterfaceLoader {
  // MARK: Read before the superclass is initialised

  static func tableStyle(_ coder: NSCoder) -> UITableView.Style {
    (coder as? InterfaceCoder)?.element.choice(
      "style",
      ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
    ) ?? .plain
  }

  static func cellStyle(_ coder: NSCoder) -> UITableViewCell.CellStyle {
    (coder as? InterfaceCoder)?.element.choice(
      "style",
      [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
      ]
    ) ?? .default
  }

  static func reuseIdentifier(_ coder: NSCoder) -> String? {
    (coder as? InterfaceCoder)?.element["reuseIdentifier"]
  }

  static func collectionLayout(_ coder: NSCoder) -> UICollectionViewLayout {
    guard let coder = coder as? InterfaceCoder else { return UICollectionViewFlowLayout() }
    let element = coder.element.children.first { $0["key"] == "collectionViewLayout" }
    let layout = element.flatMap(coder.loader.make) as? UICollectionViewLayout
    return layout ?? UICollectionViewFlowLayout()
  }

  // MARK: Tables

  func configure(_ table: UITableView, _ element: InterfaceElement) {
    configureHeights(of: table, element)
    let separators: UITableViewCell.SeparatorStyle? = element.choice(
      "separatorStyle",
      ["none": .none, "default": .singleLine, "singleLine": .singleLine]
    )
    if let separators { table.separatorStyle = separators }
    if let color = color("separatorColor", of: element) { table.separatorColor = color }
    if let insets = element.insets(key: "separatorInset") { table.separatorInset = insets }
    if let allows = element.bool("allowsSelection") { table.allowsSelection = allows }
    if let allows = element.bool("allowsMultipleSelection") {
      table.allowsMultipleSelection = allows
    }
    if let allows = element.bool("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = allows
    }
    if let allows = element.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = allows
    }
    if let count = element.int("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = count
    }
    if let color = color("sectionIndexColor", of: element) { table.sectionIndexColor = color }
    _ = (element["contentViewInsetsToSafeArea"], element["springLoaded"], element["dataMode"])
    let views = element.children
    if let header = views.first(where: { $0["key"] == "tableHeaderView" }) {
      table.tableHeaderView = makeView(header)
    }
    if let footer = views.first(where: { $0["key"] == "tableFooterView" }) {
      table.tableFooterView = makeView(footer)
    }
    if let background = views.first(where: { $0["key"] == "backgroundView" }) {
      table.backgroundView = makeView(background)
    }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table._register(prototype, of: self, as: identifier)
    }
    if element["dataMode"] == "static" { table._staticContent = StaticTable(element, of: self) }
  }

  private func configureHeights(of table: UITableView, _ element: InterfaceElement) {
    // Interface Builder's own values stand for automatic heights, and so do negative ones.
    func height(_ name: String, _ standard: CGFloat) -> CGFloat? {
      guard let value = element.number(name) else { return nil }
      return value < 0 || value == standard ? UITableView.automaticDimension : value
    }
    // A row height of 44 was the default before rows computed their own.
    if let value = height("rowHeight", -1) { table.rowHeight = value }
    if let value = height("sectionHeaderHeight", 28) {
      table.sectionHeaderHeight = value == 18 ? UITableView.automaticDimension : value
    }
    if let value = height("sectionFooterHeight", 28) {
      table.sectionFooterHeight = value == 18 ? UITableView.automaticDimension : value
    }
    if let value = height("estimatedRowHeight", -1) { table.estimatedRowHeight = value }
    if let value = height("estimatedSectionHeaderHeight", -1) {
      table.estimatedSectionHeaderHeight = value
    }
    if let value = height("estimatedSectionFooterHeight", -1) {
      table.estimatedSectionFooterHeight = value
    }
  }

  func configure(_ cell: UITableViewCell, _ element: InterfaceElement) {
    if let content = element.child(key: "contentView") {
      configureContent(of: cell, content, element)
    }
    let selection: UITableViewCell.SelectionStyle? = element.choice(
      "selectionStyle",
      ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
    )
    if let selection { cell.selectionStyle = selection }
    if let type = accessory("accessoryType", of: element) { cell.accessoryType = type }
    if let type = accessory("editingAccessoryType", of: element) {
      cell.editingAccessoryType = type
    }
    if let level = element.int("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let shows = element.bool("showsReorderControl") { cell.showsReorderControl = shows }
    if let indents = element.bool("shouldIndentWhileEditing") {
      cell.shouldIndentWhileEditing = indents
    }
    if let insets = element.insets(key: "separatorInset") { cell.separatorInset = insets }
    let views = element.children
    if let view = views.first(where: { $0["key"] == "accessoryView" }) {
      cell.accessoryView = makeView(view)
    }
    if let view = views.first(where: { $0["key"] == "backgroundView" }) {
      cell.backgroundView = makeView(view)
    }
    if let view = views.first(where: { $0["key"] == "selectedBackgroundView" }) {
      cell.selectedBackgroundView = makeView(view)
    }
    cell._nibHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    for name in ["hidesAccessoryWhenEditing", "focusStyle"] { _ = element[name] }
  }

  private func accessory(
    _ name: String,
    of element: InterfaceElement
  ) -> UITableViewCell.AccessoryType? {
    element.choice(
      name,
      [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
      ]
    )
  }

  /// Reads the content view of a cell, which has its own labels and image in a standard style.
  private func configureContent(
    of cell: UITableViewCell,
    _ content: InterfaceElement,
    _ element: InterfaceElement
  ) {
    _ = content["tableViewCell"]
    configure(cell.contentView, content) { child in
      switch child.id {
      case element["textLabel"]: cell.textLabel.map { self.take($0, child) }
      case element["detailTextLabel"]: cell.detailTextLabel.map { self.take($0, child) }
      case element["imageView"]: cell.imageView.map { self.take($0, child) }
      default: nil
      }
    }
  }

  private func take(_ label: UILabel, _ element: InterfaceElement) -> UIView {
    adopt(label, as: element)
    configureExisting(label, element)
    configure(label, element)
    return label
  }

  private func take(_ view: UIImageView, _ element: InterfaceElement) -> UIView {
    adopt(view, as: element)
    configureExisting(view, element)
    configure(view, element)
    return view
  }

  /// Reads a view that exists, such as a cell's content view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - element: Its element.
  ///   - take: Takes an element's view that exists already, and returns it; nil for a view to be
  ///     made.
  private func configure(
    _ view: UIView,
    _ element: InterfaceElement,
    adding take: (InterfaceElement) -> UIView?
  ) {
    adopt(view, as: element)
    configureExisting(view, element)
    for child in element.list("subviews") {
      if take(child) != nil { continue }
      if let subview = makeView(child) { view.addSubview(subview) }
    }
    add(guidesOf: element, of: view)
    add(constraintsOf: element, to: view)
  }

  // MARK: Collection views

  func configure(_ layout: UICollectionViewLayout, _ element: InterfaceElement) {
    adopt(layout, as: element)
    guard let layout = layout as? UICollectionViewFlowLayout else { return }
    let direction: UICollectionView.ScrollDirection? = element.choice(
      "scrollDirection",
      ["vertical": .vertical, "horizontal": .horizontal]
    )
    if let direction { layout.scrollDirection = direction }
    if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let size = element.size(key: "itemSize") { layout.itemSize = size }
    if let size = element.size(key: "headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size(key: "footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = element.insets(key: "sectionInset") { layout.sectionInset = insets }
    if element.bool("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = element.size(key: "estimatedItemSize"), size != .zero {
      layout.estimatedItemSize = size
    }
    let reference: UICollectionViewFlowLayout.SectionInsetReference? = element.choice(
      "sectionInsetReference",
      [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
      ]
    )
    if let reference { layout.sectionInsetReference = reference }
  }

  func configure(_ view: UICollectionView, _ element: InterfaceElement) {
    for prototype in element.list("cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      view._register(prototype, of: self, kind: nil, as: identifier)
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let prototype = element.child(key: key, "collectionReusableView"),
        let identifier = prototype["reuseIdentifier"]
      else { continue }
      view._register(prototype, of: self, kind: kind, as: identifier)
    }
    if let allows = element.bool("allowsSelection") { view.allowsSelection = allows }
    if let allows = element.bool("allowsMultipleSelection") {
      view.allowsMultipleSelection = allows
    }
    if let isOn = element.bool("prefetchingEnabled") { view.isPrefetchingEnabled = isOn }
    let background = element.children.first { $0["key"] == "backgroundView" }
    if let background { view.backgroundView = makeView(background) }
    _ = (element["dataMode"], element["springLoaded"])
  }

  func configure(_ view: UICollectionReusableView, _ element: InterfaceElement) {
    view._identifier = element["reuseIdentifier"]
  }

  func configure(_ cell: UICollectionViewCell, _ element: InterfaceElement) {
    if let content = element.child(key: "contentView") {
      configure(cell.contentView, content, adding: { _ in nil })
    }
    _ = element.size(key: "customSize")
  }

  func configure(_ view: UITableViewHeaderFooterView, _ element: InterfaceElement) {
    if let content = element.child(key: "contentView") {
      configure(view.contentView, content, adding: { _ in nil })
    }
  }
}

/// The sections of a static table, whose cells are made once.
@MainActor
final class StaticTable {
  struct Section {
    let header: String?
    let footer: String?
    let headerHeight: CGFloat?
    let footerHeight: CGFloat?
    let cells: [UITableViewCell]
  }

  let sections: [Section]

  init(_ element: InterfaceElement, of loader: InterfaceLoader) {
    sections = element.list("sections").map { section in
      func height(_ name: String) -> CGFloat? {
        section.number(name).flatMap { $0 >= 0 && $0 != 18 && $0 != 28 ? $0 : nil }
      }
      return Section(
        header: loader.text("headerTitle", of: section),
        footer: loader.text("footerTitle", of: section),
        headerHeight: height("headerHeight"),
        footerHeight: height("footerHeight"),
        cells: section.list("cells").compactMap { loader.make($0) as? UITableViewCell }
      )
    }
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }
}

// MARK: - Prototypes and nibs

extension InterfaceLoader {
  /// Makes a view of a prototype, with objects of its own.
  func makePrototype(_ element: InterfaceElement) -> UIView? {
    let loader = inner()
    let view = loader.makeView(element)
    loader.finish()
    return view
  }
}

extension UITableView {
  final func _register(
    _ prototype: InterfaceElement,
    of loader: InterfaceLoader,
    as identifier: String
  ) {
    prototype.skip()
    _reuse.cells[identifier, default: ReuseQueue()].maker = {
      loader.makePrototype(prototype) as? UITableViewCell
    }
  }

  final func _registerCellNib(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return _registerCell(nil, identifier) }
    _reuse.cells[identifier, default: ReuseQueue()].maker = {
      let cell = nib._single(of: UITableViewCell.self, for: identifier)
      cell._takeIdentifier(identifier)
      return cell
    }
  }

  final func _registerEdgeNib(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return _registerEdge(nil, identifier) }
    _reuse.edges[identifier, default: ReuseQueue()].maker = {
      let view = nib._single(of: UITableViewHeaderFooterView.self, for: identifier)
      view._takeIdentifier(identifier)
      return view
    }
  }
}

extension UICollectionView {
  final func _register(
    _ prototype: InterfaceElement,
    of loader: InterfaceLoader,
    kind: String?,
    as identifier: String
  ) {
    prototype.skip()
    _reuse.register(kind: kind, identifier: identifier) {
      loader.makePrototype(prototype) as? UICollectionReusableView
    }
  }

  final func _registerNib(_ nib: UINib?, kind: String?, _ identifier: String) {
    guard let nib else { return _reuse.register(nil, kind: kind, identifier: identifier) }
    _reuse.register(kind: kind, identifier: identifier) {
      nib._single(of: UICollectionReusableView.self, for: identifier)
    }
  }
}

extension UINib {
  /// Returns the nib's only object at the top; traps if it is another one.
  final func _single<View: UIView>(of type: View.Type, for identifier: String) -> View {
    let objects = instantiate(withOwner: nil)
    guard let view = objects.lazy.compactMap({ $0 as? View }).first else {
      preconditionFailure(
        """
        invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top \
        level object which must be a \(View.self) instance; got \(objects.map { Swift.type(of: $0) }).
        """
      )
    }
    return view
  }
}
