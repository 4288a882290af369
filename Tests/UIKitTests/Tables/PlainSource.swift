import UIKit

/// A data source of texts in sections, which records the requested rows.
final class PlainSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  private(set) var askedRows: [String] = []

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  /// Makes a single section whose rows are named by their numbers.
  convenience init(rows: Int) {
    self.init([(0..<rows).map { "r\($0)" }])
  }

  func attach(to table: UITableView) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  /// Returns the rows requested since the last call.
  func takeAskedRows() -> [String] {
    defer { askedRows = [] }
    return askedRows
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let text = sections[indexPath.section][indexPath.row]
    askedRows.append(text)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    return cell
  }
}
