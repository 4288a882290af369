/// Gives a table its rows.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell

  // Optional, as in UIKit: those below have bodies.

  /// One unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalRequirement.numberOfSections.isAbsent()
    return 1
  }

  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    OptionalRequirement.titleForHeader.isAbsent()
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    OptionalRequirement.titleForFooter.isAbsent()
    return nil
  }
}
